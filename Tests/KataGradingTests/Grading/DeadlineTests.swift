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
        let result = try deadline.limit {
            try deadline.result {
                wait(9); try deadline.check(); return 1
            }
        }
        #expect(result == 1)
        #expect(!deadline.hasPassed)
    }

    @Test func `what is not done in time has none, and what was done before keeps its own`() throws {
        let (first, second, third) = try deadline.limit {
            (
                try deadline.result {
                    wait(9); try deadline.check(); return 1
                },
                try deadline.result {
                    wait(2); try deadline.check(); return 2
                },
                try deadline.result { 3 }
            )
        }
        #expect(first == 1)
        #expect(second == nil && third == nil)
        #expect(deadline.hasPassed)
        #expect(deadline.reason == "not run: the submission took longer than 10 s")
    }

    @Test func `each submission has its own time, and outside of one there is no limit`() throws {
        try deadline.check()
        _ = try deadline.limit {
            try deadline.result {
                wait(11); try deadline.check()
            }
        }
        try deadline.check()
        let result = try deadline.limit {
            try deadline.result {
                wait(9); try deadline.check(); return 1
            }
        }
        #expect(result == 1)
        #expect(!deadline.hasPassed)
    }
}
