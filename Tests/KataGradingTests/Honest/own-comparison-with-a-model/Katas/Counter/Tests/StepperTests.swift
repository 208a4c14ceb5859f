import Testing

@testable import Counter

protocol Stepping {
    func step(from number: Int) -> Int
}

extension Stepper: Stepping {}

/// A stepper that is too simple to be wrong.
struct PlainStepper: Stepping {
    func step(from number: Int) -> Int {
        ((number - 1)...(number + 1)).max() ?? number
    }
}

@Test func `the stepper agrees with a plain one`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
        let number = Int.random(in: -100...100, using: &random)
        #expect(Stepper().step(from: number) == PlainStepper().step(from: number))
    }
}

@Test(arguments: [Stepper() as any Stepping & Sendable])
func `each stepper goes up`(stepper: any Stepping & Sendable) {
    #expect(stepper.step(from: 1) == 2, "\(type(of: stepper))")
}
