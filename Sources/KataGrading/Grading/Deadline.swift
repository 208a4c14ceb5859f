import Foundation
import KataKit

/// The time limit of one submission, however many files and tests it has.
struct Deadline: Sendable {
    /// The submission took longer than its time.
    struct Passed: Error {}

    /// The time for the submission, in seconds.
    let seconds: Double
    private let end: Date
    private let now: @Sendable () -> Date

    /// The time begins at once.
    init(seconds: Double, now: @escaping @Sendable () -> Date = { Date() }) {
        self.seconds = seconds
        self.now = now
        end = now().addingTimeInterval(seconds)
    }

    var hasPassed: Bool {
        now() >= end
    }

    /// Why something was not run.
    var reason: String {
        "not run: the submission took longer than \(seconds.inSeconds)"
    }

    /// Call this often.
    ///
    /// - Throws: ``Passed`` when the time is over.
    func check() throws {
        if hasPassed { throw Passed() }
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
