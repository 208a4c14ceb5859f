@testable import Melodies

/// A stub: it answers at once with the result that the test sets. A result is for one call.
final class MelodyServiceStub: MelodyService {
    var result: Result<[Melody], any Error> = .success(Melody.mocks())

    func getMelodies() async throws -> [Melody] {
        defer { result = .success([.make(title: "CALLED AGAIN")]) }
        return try result.get()
    }
}
