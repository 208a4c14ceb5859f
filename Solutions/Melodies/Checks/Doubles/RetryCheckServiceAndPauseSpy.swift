@testable import Melodies

/// Takes the place of the service and of the pause, so that one log has the calls of both in their order. No time passes.
///
/// The lengths of the pauses are apart from the log: only the checks of one rule look at them.
final class ServiceAndPauseSpy: MelodyService, Pause {
    enum Call: String, CustomDebugStringConvertible {
        case getMelodies
        case wait

        /// A failure prints the elements of an array like this.
        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []
    private(set) var pauses: [Duration] = []
    /// What the calls of the service return or throw, in this order.
    var answers: [Result<[Melody], any Error>] = []
    /// What happens during the first, the second, … call of the log.
    var duringCall: [Int: @MainActor () async -> Void] = [:]

    /// Forgets an earlier fetch.
    func clearLog() {
        calls = []
        pauses = []
    }

    func getMelodies() async throws -> [Melody] {
        calls.append(.getMelodies)
        await duringCall[calls.count]?()
        // A real service throws this too, when its task is canceled.
        try Task.checkCancellation()
        // One call too many succeeds, so that code that never gives up ends too.
        return answers.isEmpty
            ? [Melody(id: 0, title: "ONE CALL TOO MANY", duration: 1)] : try answers.removeFirst().get()
    }

    func wait(for duration: Duration) async throws {
        calls.append(.wait)
        pauses.append(duration)
        await duringCall[calls.count]?()
        // A real pause throws this too, when its task is canceled.
        try Task.checkCancellation()
    }
}

extension [ServiceAndPauseSpy.Call] {
    /// The log of a fetch that makes so many calls, and pauses between them.
    static func calls(_ count: Int) -> Self {
        Array([.getMelodies, .wait, .getMelodies, .wait, .getMelodies, .wait, .getMelodies].prefix(2 * count - 1))
    }
}
