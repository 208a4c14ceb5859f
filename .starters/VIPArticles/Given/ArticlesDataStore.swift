/// Stores the articles in memory.
final class ArticlesDataStore: ArticlesDataStoreProtocol {
    var displayedArticles: [DisplayedArticle] = []
}
