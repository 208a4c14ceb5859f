/// The presenter as the interactor knows it: it presents the results of a request.
protocol ArticlesPresentationLogic: AnyObject {
    func presentArticles(response: Articles.FetchArticles.Response)
    func presentError(response: Articles.PresentError.Response)
    /// With `true` before a fetch. With `false` when the answer is there, just before or after its outcome.
    func presentLoading(response: Articles.PresentLoading.Response)
}
