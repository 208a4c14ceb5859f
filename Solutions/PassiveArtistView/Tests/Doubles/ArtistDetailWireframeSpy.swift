@testable import PassiveArtistView

/// Logs the artists that it gets for editing. The test plays the user, who saves.
final class ArtistDetailWireframeSpy: ArtistDetailWireframe {
    enum Call: Equatable, CustomDebugStringConvertible {
        case edit(Artist)

        var debugDescription: String {
            switch self {
            case .edit(let artist): "edit(\(artist))"
            }
        }
    }

    private(set) var calls: [Call] = []
    private var onSave: (@MainActor (Artist) -> Void)?

    func edit(_ artist: Artist, onSave: @escaping @MainActor (Artist) -> Void) {
        calls.append(.edit(artist))
        self.onSave = onSave
    }

    func save(_ artist: Artist) {
        onSave?(artist)
    }
}
