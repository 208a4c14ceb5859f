@testable import PassiveArtistView

/// Logs the props that it renders, in order.
final class ShareArtistComponentSpy: ShareArtistComponent {
    private(set) var rendered: [ShareArtistProps] = []

    func render(_ props: ShareArtistProps) {
        rendered.append(props)
    }
}
