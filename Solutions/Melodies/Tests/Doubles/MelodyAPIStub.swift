@testable import Melodies

/// Answers what the test tells it to, and logs that it was asked.
@MainActor
final class MelodyAPIStub: MelodyAPI {
    enum Call: Equatable {
        case getMelodies
    }

    private(set) var calls: [Call] = []
    var result: Result<[Melody], any Error> = .success([])

    func getMelodies() async throws -> [Melody] {
        calls.append(.getMelodies)
        return try result.get()
    }
}
