import Foundation
import KataKit

/// The time limit of one submission, however many files and tests it has.
final class Deadline: Sendable {
    /// The submission took longer than its time.
    struct Passed: Error {}

    private struct Timing {
        var end = Date.distantFuture
        var hasPassed = false
    }

    /// The time for one submission, in seconds.
    let seconds: Double
    private let timing = Locked(Timing())
    private let now: @Sendable () -> Date

    init(seconds: Double, now: @escaping @Sendable () -> Date = { Date() }) {
        self.seconds = seconds
        self.now = now
    }

    /// Whether the last submission took longer than its time.
    var hasPassed: Bool {
        timing.value.hasPassed
    }

    /// Why something was not run.
    var reason: String {
        "not run: the submission took longer than \(seconds.inSeconds)"
    }

    /// Gives the body the time for one submission.
    func limit<Value>(_ body: () throws -> Value) rethrows -> Value {
        let end = now().addingTimeInterval(seconds)
        timing.change { $0 = Timing(end: end) }
        defer { timing.change { $0.end = .distantFuture } }
        return try body()
    }

    /// Call this often.
    ///
    /// - Throws: ``Passed`` when the time is over.
    func check() throws {
        let now = now()
        let isOver = timing.change { timing in
            if now >= timing.end { timing.hasPassed = true }
            return now >= timing.end
        }
        if isOver { throw Passed() }
    }

    /// The result of the body; nil when the time is over before that.
    func result<Value>(of body: () throws -> Value) throws -> Value? {
        do {
            try check()
            return try body()
        } catch is Passed {
            return nil
        }
    }
}
