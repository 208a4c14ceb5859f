@MainActor
final class ArticlesInteractor: ArticlesBusinessLogic {
    private enum Stage {
        case idle
        case loading
    }

    private let presenter: any ArticlesPresentationLogic
    private let worker: any ArticlesWorkerProtocol
    private let router: any ArticlesRoutingLogic
    private var stage = Stage.idle {
        didSet { presenter.presentLoading(response: .init(isLoading: stage == .loading)) }
    }

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
        guard stage == .idle else { return }
        stage = .loading
        worker.fetchArticles { [weak self] result in
            guard let self else { return }
            stage = .idle
            do {
                presenter.presentArticles(response: .init(articles: try result.get()))
            } catch {
                presenter.presentError(response: .init(errorMessage: error.localizedDescription))
            }
        }
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        router.routeToArticleDetail(id: request.id)
    }
}
