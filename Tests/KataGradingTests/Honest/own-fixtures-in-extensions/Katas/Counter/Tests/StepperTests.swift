import Foundation
import Testing

@testable import Counter

struct StepperTests {
    @Test func `steps end where they should`() {
        for fixture in Walk.all {
            #expect(fixture.end == fixture.start + fixture.steps, "\(fixture)")
        }
    }
}

private struct Walk: CustomTestStringConvertible {
    var start: Int
    var steps: Int

    var end: Int {
        (0..<steps).reduce(start) { number, _ in Stepper().step(from: number) }
    }

    var testDescription: String { String(format: "%d steps from %d", steps, start) }
}

extension Walk {
    static let all = [Walk(start: 0, steps: 3), Walk(start: -2, steps: 2), .none]
    static let none = Walk(start: 5, steps: 0)
}

extension Stepper {
    func steps(_ count: Int) -> [Int] {
        Array(sequence(first: 0, next: step).prefix(count))
    }
}

@Suite struct StepsTests {
    @Test func `the first steps`() {
        #expect(Stepper().steps(4) == [0, 1, 2, 3])
    }
}
