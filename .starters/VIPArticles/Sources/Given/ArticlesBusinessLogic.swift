/// What the view sees of the interactor: what a user may ask for.
@MainActor
protocol ArticlesBusinessLogic: AnyObject {
    func fetchArticles(request: Articles.FetchArticles.Request)
    func didSelectArticle(request: Articles.DidSelectArticle.Request)
}
