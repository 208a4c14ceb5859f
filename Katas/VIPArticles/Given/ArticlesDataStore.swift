/// Stores the articles in memory.
@MainActor
final class ArticlesDataStore: ArticlesDataStoreProtocol {
    var displayedArticles: [DisplayedArticle] = []
}
