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

    // Test-first lap: both methods do nothing until a test needs more.

    /// The list appears on the screen.
    func showArticles(request: ReadingList.ShowArticles.Request) {}

    /// The user taps an article.
    func toggleRead(request: ReadingList.ToggleRead.Request) {}
}
