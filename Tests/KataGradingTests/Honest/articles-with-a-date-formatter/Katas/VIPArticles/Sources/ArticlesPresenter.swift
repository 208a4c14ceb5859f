import Foundation

@MainActor
final class ArticlesPresenter: ArticlesPresentationLogic {
    weak var viewController: (any ArticlesDisplayLogic)?

    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "MMM d"
        return formatter
    }()

    func presentArticles(response: Articles.FetchArticles.Response) {
        let displayed = response.articles.map { DisplayedArticle($0, day: formatter.string(from: $0.publishDate)) }
        viewController?.displayArticles(viewModel: .init(displayedArticles: displayed))
    }

    func presentError(response: Articles.PresentError.Response) {
        viewController?.displayError(viewModel: .init(errorMessage: response.errorMessage))
    }

    func presentLoading(response: Articles.PresentLoading.Response) {
        viewController?.displayLoading(viewModel: .init(isLoading: response.isLoading))
    }
}

extension DisplayedArticle {
    fileprivate init(_ article: Article, day: String) {
        self.init(
            id: article.id,
            title: article.title,
            description: article.description.orEmpty,
            publishDate: day,
            imageUrl: article.imageUrl,
            authorName: article.authorName ?? "Unknown author",
            tags: article.tags.joined(separator: ",")
        )
    }
}

extension Optional where Wrapped == String {
    fileprivate var orEmpty: String { self ?? "" }
}
