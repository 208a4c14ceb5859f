@testable import VIPArticles

/// A fake: it stores the articles like the real data store, but it has another type. So a view that casts its data store
/// to `ArticlesDataStore` stores nothing here.
final class ArticlesDataStoreFake: ArticlesDataStoreProtocol {
    var displayedArticles: [DisplayedArticle] = []
}
