@testable import Melodies

/// A stub that also records: it answers with the result that the test sets, and logs each call.
final class MelodyAPISpy: MelodyAPI {
    enum Call: String, CustomDebugStringConvertible {
        case getMelodies

        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []
    var result: Result<[Melody], any Error> = .success([])
    /// What happens during a call, after the server has decided on the result. Other work always has its turn.
    var whileItWaits: () async -> Void = { await Task.yield() }

    func getMelodies() async throws -> [Melody] {
        calls.append(.getMelodies)
        let result = result
        await whileItWaits()
        return try result.get()
    }
}
