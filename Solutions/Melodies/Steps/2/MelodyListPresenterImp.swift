@MainActor
final class MelodyListPresenterImp: MelodyListPresenter {
    private(set) var view: (any MelodyListViewController)?
    let melodyService: any MelodyService

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        // Step 2: by the time it answers, the view may have left, or nobody may want the answer any more.
        do {
            view?.showMelodies(melodies: try await melodyService.getMelodies())
        } catch is CancellationError {
            // Whoever called it off does not want to read about it.
        } catch {
            view?.showLoadError(error: error as? ServiceRequestError ?? .unknownError)
        }
    }
}
