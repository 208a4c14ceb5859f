import Foundation

@MainActor
final class MelodyListPresenterImp: MelodyListPresenter {
    private(set) weak var view: (any MelodyListViewController)?
    let melodyService: any MelodyService
    private var latest = UUID()

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        let id = UUID()
        latest = id
        let show = await showing()
        if id == latest, !Task.isCancelled, let view { show(view) }
    }

    private typealias Show = @MainActor (any MelodyListViewController) -> Void

    private func showing() async -> Show {
        do {
            let melodies = try await melodyService.getMelodies()
            return { $0.showMelodies(melodies: melodies) }
        } catch is CancellationError {
            return { _ in }
        } catch {
            let error = (error as? ServiceRequestError) ?? .unknownError
            return { $0.showLoadError(error: error) }
        }
    }
}
