@testable import VIPArticles

/// Logs the calls to the view, in order.
final class ArticlesViewSpy: ArticlesDisplayLogic {
    enum Call: Equatable, CustomDebugStringConvertible {
        case displayArticles([DisplayedArticle])
        case displayError(String)
        case displayLoading(Bool)

        var debugDescription: String {
            switch self {
            case .displayArticles(let articles): "displayArticles(\(articles))"
            case .displayError(let message): "displayError(\(message.debugDescription))"
            case .displayLoading(let isLoading): "displayLoading(\(isLoading))"
            }
        }
    }

    private(set) var calls: [Call] = []

    /// The arguments of displayArticles.
    var displayedLists: [[DisplayedArticle]] {
        calls.compactMap { if case .displayArticles(let articles) = $0 { articles } else { nil } }
    }

    func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
        calls.append(.displayArticles(viewModel.displayedArticles))
    }

    func displayError(viewModel: Articles.PresentError.ViewModel) {
        calls.append(.displayError(viewModel.errorMessage))
    }

    func displayLoading(viewModel: Articles.PresentLoading.ViewModel) {
        calls.append(.displayLoading(viewModel.isLoading))
    }
}
