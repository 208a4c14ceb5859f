@testable import Melodies

/// Takes the place of the service and of the pause, so that one log has the calls of both in their order. No time passes.
final class ServiceAndPauseSpy: MelodyService, Pause {
    enum Call: Equatable, CustomDebugStringConvertible {
        case getMelodies
        case wait(Duration)

        var debugDescription: String {
            switch self {
            case .getMelodies: "getMelodies()"
            case .wait(let duration): "wait(for: \(duration))"
            }
        }
    }

    private(set) var calls: [Call] = []
    var pauses: [Duration] {
        calls.compactMap { call in
            if case .wait(let duration) = call { duration } else { nil }
        }
    }

    /// What the calls of the service return or throw, in this order.
    var answers: [Result<[Melody], any Error>] = []
    /// What happens during each call and each pause.
    var duringCall: () -> Void = {}

    func getMelodies() async throws -> [Melody] {
        try log(.getMelodies)
        // One call too many succeeds. So code that never gives up makes a test red, and does not run forever.
        guard !answers.isEmpty else { return [.make(title: "ONE CALL TOO MANY")] }
        return try answers.removeFirst().get()
    }

    func wait(for duration: Duration) async throws {
        try log(.wait(duration))
        // Another fetch has its turn here, as in a real pause.
        await Task.yield()
    }

    private func log(_ call: Call) throws {
        calls.append(call)
        duringCall()
        // A real service and a real pause do this too.
        try Task.checkCancellation()
    }
}
