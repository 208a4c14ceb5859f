/// The presenter, as its view sees it. The view calls it when something happens on the screen.
protocol ArtistDetailPresenter: AnyObject {
    func onViewLoaded()
    func onEdit()
}
