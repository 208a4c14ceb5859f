@MainActor
final class MelodyListPresenterImp: MelodyListPresenter {
    private weak var view: (any MelodyListViewController)?
    private let melodyService: any MelodyService
    private var latest: Fetch?

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        let fetch = Fetch()
        latest = fetch
        let result = await fetch.result(of: melodyService)
        guard fetch === latest, !Task.isCancelled else { return }
        switch result {
        case .success(let melodies): view?.showMelodies(melodies: melodies)
        case .failure(is CancellationError): break
        case .failure(let error as ServiceRequestError): view?.showLoadError(error: error)
        case .failure: view?.showLoadError(error: .unknownError)
        }
    }
}

/// One fetch. It is the same as no other.
@MainActor
private final class Fetch {
    func result(of service: any MelodyService) async -> Result<[Melody], any Error> {
        do {
            return .success(try await service.getMelodies())
        } catch {
            return .failure(error)
        }
    }
}
