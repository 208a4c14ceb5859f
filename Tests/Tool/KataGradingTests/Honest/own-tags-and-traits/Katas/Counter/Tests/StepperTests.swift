import Testing

@testable import Counter

extension Tag {
    @Tag static var arithmetic: Self
    @Tag static var later: Self
}

@Suite(.tags(.arithmetic))
enum StepperTests {
    struct Up {
        @Test(.tags(.later), .timeLimit(.minutes(1)))
        func one() {
            #expect(Stepper().step(from: 1) == 2)
        }

        @Test(.disabled("there is no way down yet"))
        func down() {
            #expect(Stepper().step(from: 1) == 0)
        }

        @Test(.enabled(if: Int.max > 1), .bug("https://example.org/1", "steps"))
        func far() {
            #expect(Stepper().step(from: 1_000) == 1_001)
        }
    }
}
