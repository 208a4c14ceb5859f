import Testing

@testable import Counter

struct StepperTests {
    @Test func `three steps are three`() async {
        await confirmation("steps", expectedCount: 3) { step in
            var number = 0
            while number < 3 {
                number = Stepper().step(from: number)
                step()
                if number < 0 { return }
            }
        }
    }

    @Test func `a step ends`() async {
        await confirmation { done in
            _ = Stepper().step(from: 1)
            done()
        }
    }
}
