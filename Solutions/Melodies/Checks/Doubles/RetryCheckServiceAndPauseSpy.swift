@testable import Melodies

/// Takes the place of the service and of the pause, so that one log has the calls of both in their order. No time passes.
///
/// The lengths of the pauses are apart from the log: only the checks of one rule look at them.
final class ServiceAndPauseSpy: MelodyService, Pause {
    enum Call: String, CustomDebugStringConvertible {
        case getMelodies
        case wait

        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []
    private(set) var pauses: [Duration] = []
    /// What the calls of the service return or throw, in this order.
    var answers: [Result<[Melody], any Error>] = []
    /// What happens while the service works.
    var duringCall: () -> Void = {}
    /// What happens while the fetch waits.
    var duringPause: () -> Void = {}

    func getMelodies() async throws -> [Melody] {
        calls.append(.getMelodies)
        duringCall()
        // A real service does this too.
        try Task.checkCancellation()
        // One call too many succeeds, so that code that never gives up ends too.
        guard !answers.isEmpty else { return [Melody(id: 0, title: "ONE CALL TOO MANY", duration: 1)] }
        return try answers.removeFirst().get()
    }

    func wait(for duration: Duration) async throws {
        calls.append(.wait)
        pauses.append(duration)
        duringPause()
        // Another fetch has its turn here.
        await Task.yield()
        // A real pause does this too.
        try Task.checkCancellation()
    }
}

extension [ServiceAndPauseSpy.Call] {
    /// The log of a fetch that makes so many calls, and pauses between them.
    static func calls(_ count: Int) -> Self {
        (1...count).flatMap { $0 == 1 ? [.getMelodies] : [.wait, .getMelodies] }
    }
}
