import Foundation
import Observation

/// What the user waits for.
@MainActor
@Observable
final class LoadingState {
    private(set) var pending = 0
    var isLoading: Bool { pending > 0 }

    func begin() { pending += 1 }
    func end() { pending = max(0, pending - 1) }
}

@MainActor
final class ArticlesInteractor: ArticlesBusinessLogic {
    private let output: Output
    private let worker: any ArticlesWorkerProtocol
    private let router: any ArticlesRoutingLogic
    private let state = LoadingState()

    init(
        presenter: any ArticlesPresentationLogic,
        worker: any ArticlesWorkerProtocol,
        router: any ArticlesRoutingLogic
    ) {
        output = Output(presenter: presenter)
        self.worker = worker
        self.router = router
    }

    func fetchArticles(request: Articles.FetchArticles.Request) {
        guard !state.isLoading else { return }
        state.begin()
        output.send(.loading(state.isLoading))
        worker.fetchArticles { [weak self, state, output] result in
            guard self != nil else { return }
            state.end()
            output.send(.loading(state.isLoading))
            output.send(Event(result))
        }
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        router.routeToArticleDetail(id: request.id)
    }
}

/// What the presenter hears.
private enum Event {
    case loading(Bool)
    case articles([Article])
    case error(String)

    init(_ result: Result<[Article], any Error>) {
        switch result {
        case .success(let articles): self = .articles(articles)
        case .failure(let error): self = .error(error.localizedDescription)
        }
    }
}

@MainActor
private struct Output {
    let presenter: any ArticlesPresentationLogic

    func send(_ event: Event) {
        switch event {
        case .loading(let isLoading): presenter.presentLoading(response: .init(isLoading: isLoading))
        case .articles(let articles): presenter.presentArticles(response: .init(articles: articles))
        case .error(let message): presenter.presentError(response: .init(errorMessage: message))
        }
    }
}
