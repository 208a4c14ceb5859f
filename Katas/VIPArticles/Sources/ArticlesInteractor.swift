/// Decides what happens: one fetch at a time, and what becomes of its outcome.
@MainActor
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
        // Step 1: ask the worker, and tell the presenter what came of it.
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        // Step 1: let the router show it.
    }
}
