import Testing
@testable import Counter

struct StepperTests {
    @Test func `a step is one up`() {
        #expect(Stepper().step(from: 1) == 2)
    }
}
