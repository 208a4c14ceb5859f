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

    /// The arguments of presentArticles.
    var presentedLists: [[Article]] {
        calls.compactMap { if case .presentArticles(let articles) = $0 { articles } else { nil } }
    }

    /// The arguments of presentError.
    var presentedErrors: [String] {
        calls.compactMap { if case .presentError(let message) = $0 { message } else { nil } }
    }

    /// The arguments of presentLoading.
    var loadings: [Bool] {
        calls.compactMap { if case .presentLoading(let isLoading) = $0 { isLoading } else { nil } }
    }

    /// What the fetches ended with: articles or an error.
    var outcomes: [Call] {
        calls.filter { call in
            switch call {
            case .presentArticles, .presentError: true
            case .presentLoading: false
            }
        }
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
