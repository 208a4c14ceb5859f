/// The interactor as the view knows it: what the user can do.
@MainActor
protocol ArticlesBusinessLogic: AnyObject {
    func fetchArticles(request: Articles.FetchArticles.Request)
    func didSelectArticle(request: Articles.DidSelectArticle.Request)
}
