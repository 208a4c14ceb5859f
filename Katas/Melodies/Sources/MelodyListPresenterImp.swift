@MainActor
final class MelodyListPresenterImp: MelodyListPresenter {
    private(set) var view: (any MelodyListViewController)?
    let melodyService: any MelodyService

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        // Step 1: ask the service, and show the view what came of it.
        // Step 2: by the time it answers, the view may have left, or nobody may want the answer any more.
    }
}
