@testable import VIPArticles

/// Logs the calls to the view, in order.
final class ArticlesViewSpy: ArticlesDisplayLogic {
    enum Call: Equatable {
        case displayArticles([DisplayedArticle])
        case displayError(String)
        case displayLoading(Bool)
    }

    private(set) var calls: [Call] = []

    /// The names of the calls without displayLoading.
    var outcomes: [String] {
        calls.compactMap { call in
            switch call {
            case .displayArticles: "displayArticles"
            case .displayError: "displayError"
            case .displayLoading: nil
            }
        }
    }

    /// The values of the calls of displayLoading.
    var loadings: [Bool] {
        calls.compactMap { call in
            guard case .displayLoading(let isLoading) = call else { return nil }
            return isLoading
        }
    }

    /// The displayed lists, one for each call of displayArticles.
    var displayedLists: [[DisplayedArticle]] {
        calls.compactMap { call in
            guard case .displayArticles(let articles) = call else { return nil }
            return articles
        }
    }

    /// One text of each article in these lists.
    func displayed(_ text: (DisplayedArticle) -> String) -> [[String]] {
        displayedLists.map { $0.map(text) }
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

extension ArticlesViewSpy.Call: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .displayArticles(let articles): "displayArticles(\(articles))"
        case .displayError(let message): "displayError(\(message.debugDescription))"
        case .displayLoading(let isLoading): "displayLoading(\(isLoading))"
        }
    }
}
