import Testing

@testable import VIPArticles

/// The article's cases as printed: counters and last values.
struct ArticlesInteractorTests {
    let presenter = ArticlesPresenterSpy()
    let worker = ArticlesWorkerSpy()
    let router = ArticlesRouterSpy()
    let interactor: ArticlesInteractor

    init() {
        interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
    }

    @Test func test_fetchArticles_whenWorkerSucceeds_shouldCallPresentArticles() {
        worker.stubSuccessResponse(with: [])

        interactor.fetchArticles(request: Articles.FetchArticles.Request())

        #expect(presenter.presentArticlesCallCount == 1)
        #expect(presenter.presentErrorCallCount == 0)
        #expect(presenter.lastArticlesResponse != nil)
    }

    @Test func test_fetchArticles_whenWorkerFails_shouldCallPresentError() {
        let expectedError = NetworkError.decodingError
        worker.stubFailureResponse(with: expectedError)

        interactor.fetchArticles(request: Articles.FetchArticles.Request())

        #expect(presenter.presentErrorCallCount == 1)
        #expect(presenter.presentArticlesCallCount == 0)
        #expect(presenter.lastErrorResponse?.errorMessage == expectedError.localizedDescription)
    }

    @Test func test_didSelectArticle_shouldRouteWithCorrectID() {
        let testId = 123
        let request = Articles.DidSelectArticle.Request(id: testId)

        interactor.didSelectArticle(request: request)

        #expect(router.routeToArticleDetailCallCount == 1)
        #expect(router.routedArticleIds.first == testId)
    }
}

final class ArticlesPresenterSpy: ArticlesPresentationLogic {
    private(set) var presentArticlesCallCount = 0
    private(set) var presentErrorCallCount = 0
    private(set) var presentLoadingCallCount = 0
    private(set) var lastArticlesResponse: Articles.FetchArticles.Response?
    private(set) var lastErrorResponse: Articles.PresentError.Response?
    private(set) var lastLoadingResponse: Articles.PresentLoading.Response?

    func presentArticles(response: Articles.FetchArticles.Response) {
        presentArticlesCallCount += 1
        lastArticlesResponse = response
    }

    func presentError(response: Articles.PresentError.Response) {
        presentErrorCallCount += 1
        lastErrorResponse = response
    }

    func presentLoading(response: Articles.PresentLoading.Response) {
        presentLoadingCallCount += 1
        lastLoadingResponse = response
    }
}

final class ArticlesWorkerSpy: ArticlesWorkerProtocol {
    private var stubbedArticles: [Article] = []
    private var stubbedError: (any Error)?

    func fetchArticles(completion: @escaping (Result<[Article], any Error>) -> Void) {
        if let error = stubbedError {
            completion(.failure(error))
        } else {
            completion(.success(stubbedArticles))
        }
    }

    func stubSuccessResponse(with articles: [Article]) {
        stubbedArticles = articles
        stubbedError = nil
    }

    func stubFailureResponse(with error: any Error) {
        stubbedError = error
        stubbedArticles = []
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
