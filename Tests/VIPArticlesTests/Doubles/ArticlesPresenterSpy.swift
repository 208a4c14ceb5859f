@testable import VIPArticles

/// Logs what the interactor presents, in order: the outcomes of its fetches, and the states of loading.
final class ArticlesPresenterSpy: ArticlesPresentationLogic {
    enum Outcome: Equatable, CustomDebugStringConvertible {
        case presentArticles([Article])
        case presentError(String)

        var debugDescription: String {
            switch self {
            case .presentArticles(let articles):
                "presentArticles([\(articles.map(\.failureText).joined(separator: ", "))])"
            case .presentError(let message): "presentError(\(message.debugDescription))"
            }
        }
    }

    private(set) var outcomes: [Outcome] = []
    /// The arguments of presentLoading.
    private(set) var loadings: [Bool] = []

    func presentArticles(response: Articles.FetchArticles.Response) {
        outcomes.append(.presentArticles(response.articles))
    }

    func presentError(response: Articles.PresentError.Response) {
        outcomes.append(.presentError(response.errorMessage))
    }

    func presentLoading(response: Articles.PresentLoading.Response) {
        loadings.append(response.isLoading)
    }
}
