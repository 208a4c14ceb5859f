@MainActor
final class MelodyListPresenterImp: MelodyListPresenter {
    private(set) weak var view: (any MelodyListViewController)?
    let melodyService: any MelodyService
    private var generations = Generations()

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        let generation = generations.next()
        do {
            let melodies = try await melodyService.getMelodies()
            try Task.checkCancellation()
            show(generation) { $0.showMelodies(melodies: melodies) }
        } catch let error as ServiceRequestError {
            show(generation) { $0.showLoadError(error: error) }
        } catch  where !(error is CancellationError) {
            show(generation) { $0.showLoadError(error: .unknownError) }
        } catch {}
    }

    private func show(_ generation: Int, _ body: (any MelodyListViewController) -> Void) {
        guard !Task.isCancelled, generations.isLast(generation) else { return }
        view.map(body)
    }
}

private struct Generations {
    private var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }

    func isLast(_ number: Int) -> Bool { number == last }
}
