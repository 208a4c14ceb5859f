/// Decides when to fetch, and what to present after the answer.
final class ArticlesInteractor: ArticlesBusinessLogic {
    private let presenter: any ArticlesPresentationLogic
    private let worker: any ArticlesWorkerProtocol
    private let router: any ArticlesRoutingLogic

    init(
        presenter: any ArticlesPresentationLogic,
        worker: any ArticlesWorkerProtocol,
        router: any ArticlesRoutingLogic
    ) {
        self.presenter = presenter
        self.worker = worker
        self.router = router
    }

    func fetchArticles(request: Articles.FetchArticles.Request) {
        // Step 1: call the worker, and present its result. The text of an error comes from here, as in the article.
        // In your own code, leave texts to the presenter.
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        // Step 1: call the router.
    }
}
