import Testing

@testable import VIPArticles

/// The article's cases, with the checks of the article: counters and last values.
struct ArticlesInteractorTests {
    let presenter = ArticlesPresenterSpy()
    let worker = ArticlesWorkerSpy()
    let router = ArticlesRouterSpy()
    let interactor: ArticlesInteractor

    init() {
        interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
    }

    @Test func test_fetchArticles_whenWorkerSucceeds_shouldCallPresentArticles() {
        worker.stub = .success([])

        interactor.fetchArticles(request: Articles.FetchArticles.Request())

        #expect(presenter.presentArticlesCallCount == 1)
        #expect(presenter.presentErrorCallCount == 0)
        #expect(presenter.lastArticlesResponse != nil)
    }

    @Test func test_fetchArticles_whenWorkerFails_shouldCallPresentError() {
        let expectedError = WordlessError()
        worker.stub = .failure(expectedError)

        interactor.fetchArticles(request: Articles.FetchArticles.Request())

        #expect(presenter.presentErrorCallCount == 1)
        #expect(presenter.presentArticlesCallCount == 0)
        #expect(presenter.lastErrorResponse?.errorMessage == expectedError.localizedDescription)
    }

    @Test func test_didSelectArticle_shouldRouteWithCorrectID() {
        interactor.didSelectArticle(request: Articles.DidSelectArticle.Request(id: 123))

        #expect(router.routeToArticleDetailCallCount == 1)
        #expect(router.routedArticleIds.first == 123)
    }
}

final class ArticlesPresenterSpy: ArticlesPresentationLogic {
    private(set) var presentArticlesCallCount = 0
    private(set) var presentErrorCallCount = 0
    private(set) var lastArticlesResponse: Articles.FetchArticles.Response?
    private(set) var lastErrorResponse: Articles.PresentError.Response?

    func presentArticles(response: Articles.FetchArticles.Response) {
        presentArticlesCallCount += 1
        lastArticlesResponse = response
    }

    func presentError(response: Articles.PresentError.Response) {
        presentErrorCallCount += 1
        lastErrorResponse = response
    }

    /// The article counts these calls, but no case checks the count.
    func presentLoading(response: Articles.PresentLoading.Response) {}
}

final class ArticlesWorkerSpy: ArticlesWorkerProtocol {
    var stub: Result<[Article], any Error> = .success([])

    func fetchArticles(completion: @escaping (Result<[Article], any Error>) -> Void) {
        completion(stub)
    }
}

final class ArticlesRouterSpy: ArticlesRoutingLogic {
    private(set) var routeToArticleDetailCallCount = 0
    private(set) var routedArticleIds: [Int] = []

    func routeToArticleDetail(id: Int) {
        routeToArticleDetailCallCount += 1
        routedArticleIds.append(id)
    }
}
