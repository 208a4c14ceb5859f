@testable import Melodies

/// A stub that also records: it answers with the result that the test sets, and logs each call.
final class MelodyAPISpy: MelodyAPI {
    enum Call: String, CustomDebugStringConvertible {
        case getMelodies

        var debugDescription: String { "\(rawValue)()" }
    }

    private(set) var calls: [Call] = []
    var result: Result<[Melody], any Error> = .success([])

    func getMelodies() async throws -> [Melody] {
        calls.append(.getMelodies)
        return try result.get()
    }
}
