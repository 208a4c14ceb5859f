/// What the view has to show at the moment.
@MainActor
protocol ArticlesDataStoreProtocol: AnyObject {
    var displayedArticles: [DisplayedArticle] { get set }
}
