import Foundation

@MainActor
final class MelodyListPresenterImp: MelodyListPresenter {
    private(set) weak var view: (any MelodyListViewController)?
    let melodyService: any MelodyService
    private let tickets = Tickets()

    init(melodyService: any MelodyService, view: any MelodyListViewController) {
        self.melodyService = melodyService
        self.view = view
    }

    func fetchMelodies() async {
        let ticket = tickets.draw()
        let outcome = await outcome()
        guard tickets.isValid(ticket), !Task.isCancelled else { return }
        outcome.present(on: view)
    }

    private enum Outcome {
        case melodies([Melody])
        case error(ServiceRequestError)
        case nothing

        @MainActor
        func present(on view: (any MelodyListViewController)?) {
            switch self {
            case .melodies(let melodies): view?.showMelodies(melodies: melodies)
            case .error(let error): view?.showLoadError(error: error)
            case .nothing: break
            }
        }
    }

    private func outcome() async -> Outcome {
        do {
            return .melodies(try await melodyService.getMelodies())
        } catch {
            return switch error {
            case let error as ServiceRequestError: .error(error)
            case is CancellationError: .nothing
            default: .error(.unknownError)
            }
        }
    }
}

private final class Tickets: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    func draw() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }

    func isValid(_ ticket: Int) -> Bool {
        lock.withLock { ticket == last }
    }
}
