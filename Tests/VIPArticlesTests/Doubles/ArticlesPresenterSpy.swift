@testable import VIPArticles

/// Logs the calls to the presenter, in order.
final class ArticlesPresenterSpy: ArticlesPresentationLogic {
    enum Call: Equatable, CustomDebugStringConvertible {
        case presentArticles([Article])
        case presentError(String)
        case presentLoading(Bool)

        var debugDescription: String {
            switch self {
            case .presentArticles(let articles): "presentArticles(\(articles))"
            case .presentError(let message): "presentError(\(message.debugDescription))"
            case .presentLoading(let isLoading): "presentLoading(\(isLoading))"
            }
        }
    }

    private(set) var calls: [Call] = []

    /// Only the calls of presentLoading.
    var loadings: [Call] {
        calls.filter { $0 == .presentLoading(true) || $0 == .presentLoading(false) }
    }

    /// The results of the fetches: all calls without presentLoading.
    var outcomes: [Call] {
        calls.filter { $0 != .presentLoading(true) && $0 != .presentLoading(false) }
    }

    func presentArticles(response: Articles.FetchArticles.Response) {
        calls.append(.presentArticles(response.articles))
    }

    func presentError(response: Articles.PresentError.Response) {
        calls.append(.presentError(response.errorMessage))
    }

    func presentLoading(response: Articles.PresentLoading.Response) {
        calls.append(.presentLoading(response.isLoading))
    }
}
