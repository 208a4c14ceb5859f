import Foundation
import KataKit

/// The end of the time for one submission, whatever it is made of.
final class Deadline: Sendable {
    /// The submission took longer than its time.
    struct Passed: Error {}

    private struct State {
        var end = Date.distantFuture
        var hasPassed = false
    }

    /// The time for one submission, in seconds.
    let seconds: Double
    private let state = Locked(State())
    private let now: @Sendable () -> Date

    init(seconds: Double, now: @escaping @Sendable () -> Date = { Date() }) {
        self.seconds = seconds
        self.now = now
    }

    /// Whether the last submission took longer than its time.
    var hasPassed: Bool {
        state.value.hasPassed
    }

    /// Why something was not run.
    var reason: String {
        "not run: the submission took longer than \(seconds.inSeconds)"
    }

    /// Gives the body the time for one submission.
    func limit<Result>(_ body: () throws -> Result) rethrows -> Result {
        let end = now().addingTimeInterval(seconds)
        state.change { $0 = State(end: end) }
        defer { state.change { $0.end = .distantFuture } }
        return try body()
    }

    /// Call this often.
    ///
    /// - Throws: ``Passed`` when the time is over.
    func check() throws {
        let now = now()
        let isOver = state.change { state in
            if now >= state.end { state.hasPassed = true }
            return now >= state.end
        }
        if isOver { throw Passed() }
    }

    /// The result of the body; nil when the time is over before that.
    func result<Result>(of body: () throws -> Result) throws -> Result? {
        do {
            try check()
            return try body()
        } catch is Passed {
            return nil
        }
    }
}
