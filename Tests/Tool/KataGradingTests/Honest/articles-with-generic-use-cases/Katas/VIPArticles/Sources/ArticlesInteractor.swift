/// A use case answers once.
@MainActor
protocol UseCase<Output>: AnyObject {
    associatedtype Output

    func call(_ completion: @escaping (Output) -> Void)
}

@MainActor
final class FetchArticlesUseCase: UseCase {
    private let worker: any ArticlesWorkerProtocol

    init(worker: any ArticlesWorkerProtocol) {
        self.worker = worker
    }

    func call(_ completion: @escaping (Result<[Article], any Error>) -> Void) {
        worker.fetchArticles(completion: completion)
    }
}

/// Lets one call through at a time.
@MainActor
final class OneAtATime<Base: UseCase>: UseCase {
    private let base: Base
    private(set) var isBusy = false

    init(_ base: Base) {
        self.base = base
    }

    func call(_ completion: @escaping (Base.Output) -> Void) {
        isBusy = true
        base.call { [weak self] output in
            self?.isBusy = false
            completion(output)
        }
    }
}

@MainActor
final class ArticlesInteractor: ArticlesBusinessLogic {
    private let presenter: any ArticlesPresentationLogic
    private let router: any ArticlesRoutingLogic
    private let fetch: OneAtATime<FetchArticlesUseCase>

    init(
        presenter: any ArticlesPresentationLogic,
        worker: any ArticlesWorkerProtocol,
        router: any ArticlesRoutingLogic
    ) {
        self.presenter = presenter
        self.router = router
        fetch = OneAtATime(FetchArticlesUseCase(worker: worker))
    }

    func fetchArticles(request: Articles.FetchArticles.Request) {
        guard !fetch.isBusy else { return }
        presenter.presentLoading(response: .init(isLoading: true))
        fetch.call { [weak self] result in self?.present(result) }
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        router.routeToArticleDetail(id: request.id)
    }

    private func present(_ result: Result<[Article], any Error>) {
        presenter.presentLoading(response: .init(isLoading: false))
        if case .failure(let error) = result {
            presenter.presentError(response: .init(errorMessage: error.localizedDescription))
        }
        guard let articles = try? result.get() else { return }
        presenter.presentArticles(response: .init(articles: articles))
    }
}
