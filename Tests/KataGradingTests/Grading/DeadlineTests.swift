import Foundation
import Testing

@testable import KataGrading
@testable import KataKit

/// The time for one submission, by a clock that only the test moves.
struct DeadlineTests {
    private let clock = Locked(Date(timeIntervalSince1970: 0))
    private let deadline: Deadline

    init() {
        let clock = clock
        deadline = Deadline(seconds: 10) { clock.value }
    }

    private func wait(_ seconds: Double) {
        clock.change { $0 += seconds }
    }

    @Test func `what is done in time has its result`() throws {
        let result = try deadline.result {
            wait(9)
            try deadline.check()
            return 1
        }
        #expect(result == 1)
        #expect(!deadline.hasPassed)
    }

    @Test func `what is not done in time has none, and neither has what follows`() throws {
        let second = try deadline.result {
            wait(10)
            try deadline.check()
            return 2
        }
        #expect(second == nil)
        #expect(try deadline.result { 3 } == nil)
        #expect(deadline.hasPassed)
        #expect(deadline.reason == "not run: the submission took longer than 10 s")
    }
}
