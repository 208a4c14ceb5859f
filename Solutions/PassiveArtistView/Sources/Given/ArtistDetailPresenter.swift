/// What the view sees of its presenter: whom to tell what happened on the screen.
@MainActor
protocol ArtistDetailPresenter: AnyObject {
    func onViewLoaded()
    func onEdit()
}
