/// The articles that the view shows now. The view writes them when it displays new ones.
protocol ArticlesDataStoreProtocol: AnyObject {
    var displayedArticles: [DisplayedArticle] { get set }
}
