/// Fetches melodies for a view that can be released at any time.
protocol MelodyListPresenter: AnyObject {
    /// Calls the service and shows its result in the view. A canceled fetch shows nothing. When fetches overlap, each
    /// one calls the service, and only the fetch that began last shows its result.
    func fetchMelodies() async
}
