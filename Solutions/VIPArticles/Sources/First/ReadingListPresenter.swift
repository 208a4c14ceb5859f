/// Turns articles and errors into texts for the screen.
final class ReadingListPresenter: ReadingListPresentationLogic {
    weak var view: (any ReadingListDisplayLogic)?

    func presentArticles(response: ReadingList.ShowArticles.Response) {
        let rows = response.articles.map { article in
            response.readIDs.contains(article.id) ? "✓ \(article.title)" : article.title
        }
        view?.displayArticles(viewModel: .init(rows: rows))
    }

    func presentError(response: ReadingList.PresentError.Response) {
        view?.displayError(viewModel: .init(errorMessage: "Not saved: \(response.errorMessage)"))
    }
}
