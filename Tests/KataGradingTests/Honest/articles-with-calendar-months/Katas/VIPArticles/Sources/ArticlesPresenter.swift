import Foundation

@MainActor
final class ArticlesPresenter {
    weak var viewController: (any ArticlesDisplayLogic)?
    private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private func day(of date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        let parts = calendar.dateComponents([.month, .day], from: date)
        guard let month = parts.month, let day = parts.day else { return "" }
        return String(format: "%@ %d", months[month - 1], day)
    }
}

extension ArticlesPresenter: ArticlesPresentationLogic {
    func presentArticles(response: Articles.FetchArticles.Response) {
        var displayed: [DisplayedArticle] = []
        displayed.reserveCapacity(response.articles.count)
        for article in response.articles {
            displayed.append(
                DisplayedArticle(
                    id: article.id,
                    title: article.title,
                    description: article.description ?? String(),
                    publishDate: day(of: article.publishDate),
                    imageUrl: article.imageUrl,
                    authorName: article.authorName ?? "Unknown author",
                    tags: article.tags.reduce(into: "") { $0 += $0.isEmpty ? $1 : ",\($1)" }
                )
            )
        }
        viewController?.displayArticles(viewModel: .init(displayedArticles: displayed))
    }

    func presentError(response: Articles.PresentError.Response) {
        viewController?.displayError(viewModel: .init(errorMessage: response.errorMessage))
    }

    func presentLoading(response: Articles.PresentLoading.Response) {
        viewController?.displayLoading(viewModel: .init(isLoading: response.isLoading))
    }
}
