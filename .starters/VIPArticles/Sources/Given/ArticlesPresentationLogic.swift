/// What the interactor sees of the presenter: what can come of a request.
@MainActor
protocol ArticlesPresentationLogic: AnyObject {
    func presentArticles(response: Articles.FetchArticles.Response)
    func presentError(response: Articles.PresentError.Response)
    func presentLoading(response: Articles.PresentLoading.Response)
}
