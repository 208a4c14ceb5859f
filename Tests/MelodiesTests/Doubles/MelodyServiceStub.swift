@testable import Melodies

/// A stub: it answers at once, with the result that the test sets. It also counts its calls, as a spy does.
final class MelodyServiceStub: MelodyService {
    var result: Result<[Melody], any Error> = .success([])
    private(set) var callCount = 0

    func getMelodies() async throws -> [Melody] {
        callCount += 1
        return try result.get()
    }
}
