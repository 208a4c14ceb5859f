import Foundation

/// Decides which articles are read, and what to present after a tap.
final class ReadingListInteractor {
    private let articles: [Article]
    private let store: any ReadArticlesStore
    private let presenter: any ReadingListPresentationLogic

    init(articles: [Article], store: any ReadArticlesStore, presenter: any ReadingListPresentationLogic) {
        self.articles = articles
        self.store = store
        self.presenter = presenter
    }

    /// The list appears on the screen.
    func showArticles(request: ReadingList.ShowArticles.Request) {
        presentArticles()
    }

    /// The user taps an article.
    func toggleRead(request: ReadingList.ToggleRead.Request) {
        do {
            try store.save(store.readIDs.symmetricDifference([request.id]))
            presentArticles()
        } catch {
            presenter.presentError(response: .init(errorMessage: error.localizedDescription))
        }
    }

    /// The list always shows what is in the store, never what the user wished.
    private func presentArticles() {
        presenter.presentArticles(response: .init(articles: articles, readIDs: store.readIDs))
    }
}
