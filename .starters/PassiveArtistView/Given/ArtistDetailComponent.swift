/// The view, as its presenter sees it. It shows the texts that it gets, and decides nothing.
protocol ArtistDetailComponent: AnyObject {
    func render(_ props: ArtistDetailProps)
}
