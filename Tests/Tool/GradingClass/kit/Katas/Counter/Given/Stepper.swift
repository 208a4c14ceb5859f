struct Stepper {
    func step(from number: Int) -> Int {
        number + 1
    }
}
