@testable import Melodies

/// Always returns the same melody.
final class MelodyServiceStub: MelodyService {
    func getMelodies() async throws -> [Melody] {
        [.make(title: "La Paloma")]
    }
}
