/// What a presenter sees of the view: a place that shows what it is handed and decides nothing.
@MainActor
protocol ArtistDetailComponent: AnyObject {
    func render(_ props: ArtistDetailProps)
}
