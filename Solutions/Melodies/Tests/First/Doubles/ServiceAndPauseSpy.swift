@testable import Melodies

/// Takes the place of the service and of the pause, so that one log has the calls of both in their order. No time passes.
final class ServiceAndPauseSpy: MelodyService, Pause {
    enum Call: Equatable {
        case getMelodies
        case wait(Duration)
    }

    private(set) var calls: [Call] = []
    private(set) var pauses: [Duration] = []
    /// How often the service was called.
    private(set) var serviceCalls = 0
    /// What the calls of the service return or throw, in this order.
    var answers: [Result<[Melody], any Error>] = []
    /// What happens during the first, the second, … call of the service.
    var duringServiceCall: [Int: @MainActor () -> Void] = [:]
    /// What happens during the first, the second, … pause.
    var duringPause: [Int: @MainActor () async -> Void] = [:]

    func getMelodies() async throws -> [Melody] {
        calls.append(.getMelodies)
        serviceCalls += 1
        duringServiceCall[serviceCalls]?()
        // A real service throws this too, when its task is canceled.
        try Task.checkCancellation()
        // One call too many succeeds. So code that never gives up makes a test red, and does not run forever.
        return answers.isEmpty ? [.make(title: "ONE CALL TOO MANY")] : try answers.removeFirst().get()
    }

    func wait(for duration: Duration) async throws {
        calls.append(.wait(duration))
        pauses.append(duration)
        await duringPause[pauses.count]?()
        // A real pause throws this too, when its task is canceled.
        try Task.checkCancellation()
    }
}
