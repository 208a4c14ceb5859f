import Testing

@testable import VIPArticles

struct ArticlesInteractorTests {
    let presenter = ArticlesPresenterSpy()
    let worker = ArticlesWorkerSpy()
    let router = ArticlesRouterSpy()
    let articles = [Article.make(id: 2, title: "Second"), .make(id: 1, title: "First")]

    @Test func `the worker's articles are presented, without an error`() {
        let interactor = makeInteractor()
        worker.stub = .success(articles)

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentArticles(articles)],
            """
            in the completion itself, the interactor should call presentArticles once, \
            with the articles of the worker, and never presentError
            """
        )
    }

    @Test func `an empty list is a success`() {
        let interactor = makeInteractor()
        worker.stub = .success([])

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentArticles([])],
            "an empty list is not a failure: the interactor should call presentArticles once, with the empty list"
        )
    }

    @Test func `a failed fetch presents the error's own description, without articles`() {
        let interactor = makeInteractor()
        worker.stub = .failure(FeedError(errorDescription: "The printing press is on strike."))

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentError("The printing press is on strike.")],
            "the interactor should call presentError once, with the error's localizedDescription, and never presentArticles"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `loading starts before the fetch and stops after it`(outcome: Outcome) {
        let interactor = makeInteractor()
        worker.stub = outcome.result

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.calls.first == .presentLoading(true),
            "the interactor should call presentLoading with true before it calls the worker"
        )
        #expect(
            presenter.loadings == [.presentLoading(true), .presentLoading(false)],
            "the interactor should call presentLoading with true before the fetch, and with false after the answer"
        )
        #expect(
            presenter.outcomes == [outcome.presented],
            "the interactor should present the outcome once, just before or after the end of loading"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `only loading is presented until the worker answers`(outcome: Outcome) throws {
        let interactor = makeInteractor()
        interactor.fetchArticles(request: .init())
        let callsBeforeTheAnswer = presenter.calls

        try worker.answer(with: outcome.result)

        #expect(
            callsBeforeTheAnswer == [.presentLoading(true)],
            "until the worker answers, the interactor should only call presentLoading with true, once"
        )
        #expect(
            presenter.loadings == [.presentLoading(true), .presentLoading(false)],
            "after the answer, the interactor should call presentLoading with false, once"
        )
        #expect(
            presenter.outcomes == [outcome.presented],
            "after the answer, the interactor should present the outcome, once"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `a fetch during loading is ignored, and a fetch after loading is not`(outcome: Outcome) throws {
        let interactor = makeInteractor()
        interactor.fetchArticles(request: .init())

        interactor.fetchArticles(request: .init())
        try #require(
            worker.calls == [.fetchArticles],
            "the interactor should call worker.fetchArticles only at the first fetch: at the second it is still loading"
        )
        #expect(
            presenter.calls == [.presentLoading(true)],
            "the interactor should call presentLoading at the first fetch, and not call the presenter at the second"
        )

        try worker.answer(with: outcome.result)
        interactor.fetchArticles(request: .init())
        #expect(
            worker.calls == [.fetchArticles, .fetchArticles],
            "after any answer of the worker, the interactor should call worker.fetchArticles at the next fetch"
        )
        try worker.answer(with: outcome.result)

        worker.stub = outcome.result
        interactor.fetchArticles(request: .init())
        interactor.fetchArticles(request: .init())
        #expect(
            worker.calls == [.fetchArticles, .fetchArticles, .fetchArticles, .fetchArticles],
            """
            now the worker answers during the call, so each fetch should call worker.fetchArticles: \
            the interactor should not be loading after the answer
            """
        )
        #expect(
            presenter.outcomes == Array(repeating: outcome.presented, count: 4),
            "the interactor should present the outcome of each fetch, also when it is the same as before"
        )
    }

    @Test(.tags(.memory))
    func `an answer after the interactor is released presents nothing`() throws {
        var interactor: ArticlesInteractor? = makeInteractor()
        weak let released = interactor
        interactor?.fetchArticles(request: .init())

        interactor = nil
        let isFreed = released == nil
        try #require(isFreed, "the closure that the worker retains should have only a weak reference to the interactor")

        try worker.answer(with: .success(articles))
        #expect(
            presenter.calls == [.presentLoading(true)],
            "after the answer there should be no more calls to the presenter: the interactor is already released"
        )
    }

    @Test func `selecting an article routes to it by its id`() {
        let interactor = makeInteractor()

        interactor.didSelectArticle(request: .init(id: 123))

        #expect(
            router.calls == [.routeToArticleDetail(id: 123)],
            "the interactor should call router.routeToArticleDetail once, with the id of the request"
        )

        interactor.fetchArticles(request: .init())
        interactor.didSelectArticle(request: .init(id: 7))
        interactor.didSelectArticle(request: .init(id: 7))
        #expect(
            router.calls == [123, 7, 7].map(ArticlesRouterSpy.Call.routeToArticleDetail),
            """
            the interactor should also call router.routeToArticleDetail while a fetch is running, \
            and again for the same article
            """
        )
    }

    private func makeInteractor() -> ArticlesInteractor {
        ArticlesInteractor(presenter: presenter, worker: worker, router: router)
    }

    /// The two results of a fetch.
    enum Outcome: CaseIterable {
        case success
        case failure

        var result: Result<[Article], any Error> {
            switch self {
            case .success: .success([.make()])
            case .failure: .failure(FeedError(errorDescription: "The printing press is on strike."))
            }
        }

        var presented: ArticlesPresenterSpy.Call {
            switch self {
            case .success: .presentArticles([.make()])
            case .failure: .presentError("The printing press is on strike.")
            }
        }
    }
}
