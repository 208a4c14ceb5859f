@testable import Melodies

/// Returns the melodies that it was created with.
final class MelodyServiceStub: MelodyService {
    private let melodies: [Melody]

    init(_ melodies: [Melody]) {
        self.melodies = melodies
    }

    func getMelodies() async throws -> [Melody] {
        melodies
    }
}
