/// Fetches melodies for a view that may leave at any time.
@MainActor
protocol MelodyListPresenter: AnyObject {
    var view: (any MelodyListViewController)? { get }
    var melodyService: any MelodyService { get }

    /// Asks the service, and shows the view what came of it. A fetch that was cancelled, or that a later one has
    /// overtaken, shows nothing.
    func fetchMelodies() async
}
