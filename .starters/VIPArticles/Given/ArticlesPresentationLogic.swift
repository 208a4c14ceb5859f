/// The presenter as the interactor knows it: it presents the results of a request.
@MainActor
protocol ArticlesPresentationLogic: AnyObject {
    func presentArticles(response: Articles.FetchArticles.Response)
    func presentError(response: Articles.PresentError.Response)
    func presentLoading(response: Articles.PresentLoading.Response)
}
