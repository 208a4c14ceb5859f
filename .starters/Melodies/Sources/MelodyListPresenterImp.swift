final class MelodyListPresenterImp: MelodyListPresenter {
    private var view: (any MelodyListViewController)?
    private let melodyService: any MelodyService

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        // Step 1: call the service, and show its result in the view.
        // Step 2: when the service answers, the view may be released, and the fetch may be canceled or too old.
    }
}
