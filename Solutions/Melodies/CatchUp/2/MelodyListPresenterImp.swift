final class MelodyListPresenterImp: MelodyListPresenter {
    private var view: (any MelodyListViewController)?
    private let melodyService: any MelodyService

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        // Step 2: when the service answers, the view may be released, and the fetch may be canceled or too old.
        do {
            view?.showMelodies(melodies: try await melodyService.getMelodies())
        } catch is CancellationError {
            // A cancellation is not an error, so there is nothing to show.
        } catch {
            view?.showLoadError(error: error as? ServiceRequestError ?? .unknownError)
        }
    }
}
