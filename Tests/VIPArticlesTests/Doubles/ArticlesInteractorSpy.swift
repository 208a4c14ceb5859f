@testable import VIPArticles

/// Logs the calls to the interactor, in order.
final class ArticlesInteractorSpy: ArticlesBusinessLogic {
    // A failure prints the elements of an array by their debugDescription.
    enum Call: Equatable, CustomDebugStringConvertible {
        case fetchArticles
        case didSelectArticle(id: Int)

        var debugDescription: String {
            switch self {
            case .fetchArticles: "fetchArticles()"
            case .didSelectArticle(let id): "didSelectArticle(id: \(id))"
            }
        }
    }

    private(set) var calls: [Call] = []

    /// What else happens during fetchArticles.
    var duringFetch: @MainActor () -> Void = {}

    func fetchArticles(request: Articles.FetchArticles.Request) {
        calls.append(.fetchArticles)
        duringFetch()
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        calls.append(.didSelectArticle(id: request.id))
    }
}
