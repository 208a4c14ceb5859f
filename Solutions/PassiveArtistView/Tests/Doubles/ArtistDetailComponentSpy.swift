@testable import PassiveArtistView

/// Logs what it was asked to show, in order.
@MainActor
final class ArtistDetailComponentSpy: ArtistDetailComponent {
    private(set) var rendered: [ArtistDetailProps] = []

    func render(_ props: ArtistDetailProps) {
        rendered.append(props)
    }
}
