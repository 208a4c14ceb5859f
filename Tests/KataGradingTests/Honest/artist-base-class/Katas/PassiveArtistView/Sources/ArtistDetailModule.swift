@MainActor
enum ArtistDetailModule: ModuleBuilder {
    static func build(artist: Artist, wireframe: any ArtistDetailWireframe) -> ArtistDetailViewController {
        assemble(ArtistDetailPresenterImp(artist: artist, wireframe: wireframe)) { presenter in
            ArtistDetailViewController(presenter: presenter)
        } connect: { presenter, view in
            presenter.component = view
        }
    }
}

@MainActor
protocol ModuleBuilder {}

extension ModuleBuilder {
    static func assemble<Presenter, View>(
        _ presenter: Presenter,
        view: (Presenter) -> View,
        connect: (Presenter, View) -> Void
    ) -> View {
        let view = view(presenter)
        connect(presenter, view)
        return view
    }
}
