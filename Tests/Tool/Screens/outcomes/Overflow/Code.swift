// A crash names its cause and the learner's line.
func answer() -> Int {
    var number: UInt8 = 200
    for _ in 0..<1 {
        number += 100
    }
    return Int(number)
}
