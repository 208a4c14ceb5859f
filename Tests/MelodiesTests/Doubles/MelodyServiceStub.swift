@testable import Melodies

/// A stub: it answers at once with the result that the test sets.
final class MelodyServiceStub: MelodyService {
    var result: Result<[Melody], any Error> = .success(Melody.mocks())

    func getMelodies() async throws -> [Melody] {
        try result.get()
    }
}
