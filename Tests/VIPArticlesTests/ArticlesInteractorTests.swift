import Testing

@testable import VIPArticles

@MainActor
struct ArticlesInteractorTests {
    let presenter = ArticlesPresenterSpy()
    let worker = ArticlesWorkerSpy()
    let router = ArticlesRouterSpy()
    let articles = [Article.make(id: 2, title: "Second"), .make(id: 1, title: "First")]

    @Test func `the worker's articles are presented, and no error`() {
        let interactor = makeInteractor()
        worker.stubSuccessResponse(with: articles)

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentArticles(articles)],
            "the interactor should hand the very articles that the worker found to presentArticles, once, and present no error"
        )
    }

    @Test func `an empty list is a success`() {
        let interactor = makeInteractor()
        worker.stubSuccessResponse(with: [])

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentArticles([])],
            "the interactor should hand the empty list to presentArticles, once: a worker that found no articles has not failed"
        )
    }

    @Test func `a failed fetch presents the error's own description, and no articles`() {
        let interactor = makeInteractor()
        worker.stubFailureResponse(with: FeedError("The printing press is on strike."))

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentError("The printing press is on strike.")],
            "the interactor should hand the error's localizedDescription to presentError, once, and present no articles"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `loading goes on before the work and off after it`(outcome: Outcome) {
        let interactor = makeInteractor()
        outcome.stub(worker)

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.calls == [.presentLoading(true), .presentLoading(false), outcome.presented],
            """
            the interactor should tell the presenter that loading is on, ask the worker, and when it answers tell the presenter \
            that loading is off, and then the outcome
            """
        )
    }

    @Test(arguments: Outcome.allCases)
    func `a worker may take its time`(outcome: Outcome) throws {
        let interactor = makeInteractor()
        interactor.fetchArticles(request: .init())
        let callsBeforeTheAnswer = presenter.calls

        try worker.answer(with: outcome.result)

        #expect(
            callsBeforeTheAnswer == [.presentLoading(true)],
            "until the worker answers, the interactor should tell the presenter that loading is on, and nothing else"
        )
        #expect(
            presenter.calls == [.presentLoading(true), .presentLoading(false), outcome.presented],
            "when the worker answers, the interactor should tell the presenter that loading is off, and then the outcome"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `a fetch while one is loading is ignored, the next one after it is not`(outcome: Outcome) throws {
        let interactor = makeInteractor()
        interactor.fetchArticles(request: .init())

        interactor.fetchArticles(request: .init())
        try #require(
            worker.calls == [.fetchArticles],
            "the interactor should ask the worker at the first fetch, and not at the second: it is still waiting"
        )
        #expect(
            presenter.calls == [.presentLoading(true)],
            "the interactor should tell the presenter of loading at the first fetch, and nothing at the second"
        )

        try worker.answer(with: outcome.result)
        interactor.fetchArticles(request: .init())
        #expect(
            worker.calls == [.fetchArticles, .fetchArticles],
            "after the worker has answered, whatever it was, the interactor should ask it again at the next fetch"
        )
    }

    @Test func `an answer after the interactor is gone changes nothing`() throws {
        var interactor: ArticlesInteractor? = makeInteractor()
        weak let released = interactor
        interactor?.fetchArticles(request: .init())

        interactor = nil
        let isFreed = released == nil
        try #require(isFreed, "the closure that the worker keeps should hold the interactor weakly")

        try worker.answer(with: .success(articles))
        #expect(
            presenter.calls == [.presentLoading(true)],
            "the presenter should hear nothing but that loading is on: when the worker answers, the interactor is gone"
        )
    }

    @Test func `a selected article is routed to by its id`() {
        let interactor = makeInteractor()

        interactor.didSelectArticle(request: .init(id: 123))

        #expect(
            router.calls == [.routeToArticleDetail(id: 123)],
            "the interactor should tell the router routeToArticleDetail with the id of the request, once"
        )
    }

    private func makeInteractor() -> ArticlesInteractor {
        ArticlesInteractor(presenter: presenter, worker: worker, router: router)
    }

    /// The two ways in which a fetch ends.
    enum Outcome: CaseIterable {
        case success
        case failure

        var result: Result<[Article], any Error> {
            switch self {
            case .success: .success([.make()])
            case .failure: .failure(FeedError("The printing press is on strike."))
            }
        }

        var presented: ArticlesPresenterSpy.Call {
            switch self {
            case .success: .presentArticles([.make()])
            case .failure: .presentError("The printing press is on strike.")
            }
        }

        @MainActor
        func stub(_ worker: ArticlesWorkerSpy) {
            switch self {
            case .success: worker.stubSuccessResponse(with: [.make()])
            case .failure: worker.stubFailureResponse(with: FeedError("The printing press is on strike."))
            }
        }
    }
}
