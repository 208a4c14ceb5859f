import Testing

@testable import PassiveArtistView

/// Logs the artists that it gets for editing. The test plays the user, who saves.
final class ArtistDetailWireframeSpy: ArtistDetailWireframe {
    private(set) var edited: [Artist] = []
    private var onSave: (@MainActor (Artist) -> Void)?

    func edit(_ artist: Artist, onSave: @escaping @MainActor (Artist) -> Void) {
        edited.append(artist)
        self.onSave = onSave
    }

    /// The user saves in the editor that was opened last. Before the first one, there is nothing to save.
    func save(_ artist: Artist, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let onSave = try #require(
            onSave,
            "the presenter should call edit before the user can save",
            sourceLocation: sourceLocation
        )
        onSave(artist)
    }
}
