import Foundation

/// Turns the results of the interactor into texts for the screen.
final class ArticlesPresenter: ArticlesPresentationLogic {
    weak var viewController: (any ArticlesDisplayLogic)?

    func presentArticles(response: Articles.FetchArticles.Response) {
        viewController?.displayArticles(viewModel: .init(displayedArticles: response.articles.map(displayed)))
    }

    func presentError(response: Articles.PresentError.Response) {
        viewController?.displayError(viewModel: .init(errorMessage: response.errorMessage))
    }

    func presentLoading(response: Articles.PresentLoading.Response) {
        viewController?.displayLoading(viewModel: .init(isLoading: response.isLoading))
    }

    private func displayed(_ article: Article) -> DisplayedArticle {
        DisplayedArticle(
            id: article.id,
            title: article.title,
            description: article.description ?? "",
            publishDate: article.publishDate.formatted(dayStyle),
            imageUrl: article.imageUrl,
            authorName: article.authorName ?? "Unknown author",
            tags: article.tags.joined(separator: ",")
        )
    }

    /// Every user sees "Jan 1": locale and time zone are fixed, and do not depend on the machine.
    private let dayStyle = Date.VerbatimFormatStyle(
        format: "\(month: .abbreviated) \(day: .defaultDigits)",
        locale: Locale(identifier: "en_US_POSIX"),
        timeZone: .gmt,
        calendar: Calendar(identifier: .gregorian)
    )
}
