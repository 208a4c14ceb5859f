/// The view, as its presenter sees it. It shows what it gets, and decides nothing.
protocol ShareArtistComponent: AnyObject {
    func render(_ props: ShareArtistProps)
}

/// All that the screen shows.
struct ShareArtistProps: Equatable, Sendable {
    var line: String
    var canShare: Bool
}

/// The presenter, as its view sees it. The view calls it when something happens on the screen.
protocol ShareArtistPresenter: AnyObject {
    func onViewLoaded()
    func onShare()
}

/// Opens other screens from this one.
protocol ShareArtistWireframe: AnyObject {
    /// Opens the share sheet of the system, where the user chooses an app for the line.
    func share(_ line: String)
}
