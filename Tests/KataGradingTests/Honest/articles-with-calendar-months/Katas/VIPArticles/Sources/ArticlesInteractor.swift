import Foundation

@MainActor
final class ArticlesInteractor {
    private let presenter: any ArticlesPresentationLogic
    private let worker: any ArticlesWorkerProtocol
    private let router: any ArticlesRoutingLogic
    private var request: UUID?

    init(
        presenter: any ArticlesPresentationLogic,
        worker: any ArticlesWorkerProtocol,
        router: any ArticlesRoutingLogic
    ) {
        self.presenter = presenter
        self.worker = worker
        self.router = router
    }

    private func receive(_ result: Result<[Article], any Error>, for id: UUID) {
        guard request == id else { return }
        request = nil
        presenter.presentLoading(response: .init(isLoading: false))
        switch result.mapError(Failure.init) {
        case .success(let articles): presenter.presentArticles(response: .init(articles: articles))
        case .failure(let failure): presenter.presentError(response: .init(errorMessage: failure.message))
        }
    }

    private struct Failure: Error {
        let message: String

        init(_ error: any Error) {
            message = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
        }
    }
}

extension ArticlesInteractor: ArticlesBusinessLogic {
    func fetchArticles(request _: Articles.FetchArticles.Request) {
        if request != nil { return }
        let id = UUID()
        request = id
        presenter.presentLoading(response: .init(isLoading: true))
        worker.fetchArticles { [weak self] in self?.receive($0, for: id) }
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        router.routeToArticleDetail(id: request.id)
    }
}
