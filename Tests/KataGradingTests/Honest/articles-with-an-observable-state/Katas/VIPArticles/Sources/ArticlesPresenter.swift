import Foundation

@MainActor
final class ArticlesPresenter: ArticlesPresentationLogic {
    weak var viewController: (any ArticlesDisplayLogic)?

    func presentArticles(response: Articles.FetchArticles.Response) {
        let list = response.articles.map { article in
            DisplayedArticle(
                id: article.id,
                title: article.title,
                description: article.description ?? "",
                publishDate: article.publishDate.dayInUTC,
                imageUrl: article.imageUrl,
                authorName: article.authorName ?? "Unknown author",
                tags: ListText(article.tags).description
            )
        }
        viewController?.displayArticles(viewModel: Articles.FetchArticles.ViewModel(displayedArticles: list))
    }

    func presentError(response: Articles.PresentError.Response) {
        viewController?.displayError(viewModel: Articles.PresentError.ViewModel(errorMessage: response.errorMessage))
    }

    func presentLoading(response: Articles.PresentLoading.Response) {
        viewController?.displayLoading(viewModel: Articles.PresentLoading.ViewModel(isLoading: response.isLoading))
    }
}

extension Date {
    fileprivate var dayInUTC: String {
        var style = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian))
            .month(.abbreviated).day(.defaultDigits)
        style.timeZone = .gmt
        return formatted(style)
    }
}

private struct ListText<Element: CustomStringConvertible>: CustomStringConvertible {
    private let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
    }

    var description: String { elements.map(\.description).joined(separator: ",") }
}
