// Everything that this file needs is given: no exit, no open, no unsafe.
@MainActor
final class ArtistDetailModule {
    static func build(
        artist: Artist,
        wireframe: any ArtistDetailWireframe,
        animated: Bool = false
    ) -> ArtistDetailViewController {
        let presenter = ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)
        return ArtistDetailViewController(presenter: presenter).with { presenter.component = $0 }
    }
}

@MainActor
protocol Buildable: AnyObject {}

extension Buildable {
    func with(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
    }
}
