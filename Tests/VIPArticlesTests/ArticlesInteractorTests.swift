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
            "the interactor should hand the very articles that the worker found to presentArticles, once"
        )
    }

    @Test func `an empty list is a success`() {
        let interactor = makeInteractor()
        worker.stubSuccessResponse(with: [])

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentArticles([])],
            "a worker that succeeds with no articles has succeeded: the interactor should present the empty list"
        )
    }

    @Test func `a failed fetch presents the error's own description, and no articles`() {
        let interactor = makeInteractor()
        worker.stubFailureResponse(with: FeedError("The printing press is on strike."))

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentError("The printing press is on strike.")],
            "the interactor should hand the error's localizedDescription to presentError, once"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `loading goes on before the work and off after it`(outcome: Outcome) {
        let interactor = makeInteractor()
        outcome.stub(worker)

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.calls == [.presentLoading(true), .presentLoading(false), outcome.presented],
            "loading should go on before the worker is asked, off when it has answered, and then comes what it answered"
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
            "until the worker answers, the presenter should know that loading is on, and nothing else"
        )
        #expect(
            presenter.calls == [.presentLoading(true), .presentLoading(false), outcome.presented],
            "when the worker answers, the presenter should hear that loading is off, and then the outcome"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `a fetch while one is loading is ignored, the next one after it is not`(outcome: Outcome) throws {
        let interactor = makeInteractor()
        interactor.fetchArticles(request: .init())

        interactor.fetchArticles(request: .init())
        #expect(worker.calls == [.fetchArticles], "the interactor should ask the worker once while it waits for it")
        #expect(presenter.calls == [.presentLoading(true)], "an ignored fetch should not be heard of by the presenter")

        try worker.answer(with: outcome.result)
        interactor.fetchArticles(request: .init())
        #expect(
            worker.calls == [.fetchArticles, .fetchArticles],
            "once the worker has answered, the interactor should be ready for another fetch"
        )
    }

    @Test func `an answer after the interactor is gone changes nothing`() throws {
        var interactor: ArticlesInteractor? = makeInteractor()
        weak let released = interactor
        interactor?.fetchArticles(request: .init())

        interactor = nil
        #expect(released == nil, "the closure that the worker keeps should capture the interactor weakly")

        try worker.answer(with: .success(articles))
        #expect(
            presenter.calls == [.presentLoading(true)],
            "an interactor that is gone should not tell the presenter anything any more"
        )
    }

    @Test func `a selected article is routed to by its id`() {
        let interactor = makeInteractor()

        interactor.didSelectArticle(request: .init(id: 123))

        #expect(
            router.calls == [.routeToArticleDetail(id: 123)],
            "the interactor should ask the router for the detail of the selected id, once"
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
