import Testing

@testable import Counter

struct StepperTests {
    @Test(arguments: [-3, 0, 1, 41])
    func `a step adds one`(number: Int) {
        #expect(Stepper().step(from: number) == number + 1)
    }

    @Test(arguments: zip([0, 9, 99], [1, 10, 100]))
    func `a step reaches the next number`(from: Int, to: Int) {
        #expect(Stepper().step(from: from) == to)
    }
}
