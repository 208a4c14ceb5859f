final class MelodyListPresenterImp: MelodyListPresenter {
    private weak var view: (any MelodyListViewController)?
    private let melodyService: any MelodyService

    private var latestFetch = 0

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        latestFetch += 1
        let fetch = latestFetch
        do {
            let melodies = try await melodyService.getMelodies()
            guard isWanted(fetch) else { return }
            view?.showMelodies(melodies: melodies)
        } catch is CancellationError {
            // A cancellation is not an error, so there is nothing to show.
        } catch {
            guard isWanted(fetch) else { return }
            view?.showLoadError(error: error as? ServiceRequestError ?? .unknownError)
        }
    }

    /// Check this after an `await`: before it, every fetch is the latest one.
    private func isWanted(_ fetch: Int) -> Bool {
        fetch == latestFetch && !Task.isCancelled
    }
}
