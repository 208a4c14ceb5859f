@testable import PassiveArtistView

/// Logs the props that it renders, in order.
final class ArtistDetailComponentSpy: ArtistDetailComponent {
    private(set) var rendered: [ArtistDetailProps] = []

    func render(_ props: ArtistDetailProps) {
        rendered.append(props)
    }
}
