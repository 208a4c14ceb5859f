/// The interactor as the view knows it: what the user can do.
protocol ArticlesBusinessLogic: AnyObject {
    /// Ignores the call while a fetch is running: the first fetch wins.
    func fetchArticles(request: Articles.FetchArticles.Request)
    func didSelectArticle(request: Articles.DidSelectArticle.Request)
}
