/// The articles that the view shows now.
@MainActor
protocol ArticlesDataStoreProtocol: AnyObject {
    var displayedArticles: [DisplayedArticle] { get set }
}
