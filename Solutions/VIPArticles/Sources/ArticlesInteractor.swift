import Foundation

/// Decides when to fetch, and what to present after the answer.
final class ArticlesInteractor: ArticlesBusinessLogic {
    private let presenter: any ArticlesPresentationLogic
    private let worker: any ArticlesWorkerProtocol
    private let router: any ArticlesRoutingLogic
    private var isLoading = false

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
        guard !isLoading else { return }
        setLoading(true)
        worker.fetchArticles { [weak self] result in
            self?.finish(with: result)
        }
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        router.routeToArticleDetail(id: request.id)
    }

    private func finish(with result: Result<[Article], any Error>) {
        setLoading(false)
        switch result {
        case .success(let articles):
            presenter.presentArticles(response: .init(articles: articles))
        case .failure(let error):
            // As in the article. In your own code, leave texts to the presenter.
            presenter.presentError(response: .init(errorMessage: error.localizedDescription))
        }
    }

    private func setLoading(_ isLoading: Bool) {
        self.isLoading = isLoading
        presenter.presentLoading(response: .init(isLoading: isLoading))
    }
}
