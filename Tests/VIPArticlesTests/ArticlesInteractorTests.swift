import Testing

@testable import VIPArticles

/// The story of a fetch, from the call to its outcome, and of a tap. The edge cases are in the folder `EdgeCases`.
struct ArticlesInteractorTests {
    let presenter = ArticlesPresenterSpy()
    let worker = ArticlesWorkerSpy()
    let router = ArticlesRouterSpy()
    let interactor: ArticlesInteractor

    init() {
        interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
    }

    @Test func `the worker's articles are presented`() {
        worker.result = .success([.make(id: 31, title: "Closures"), .make(id: 7, title: "Days")])

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentArticles([.make(id: 31, title: "Closures"), .make(id: 7, title: "Days")])],
            "in the completion, the interactor should call presentArticles once, with the worker's articles"
        )
    }

    @Test func `a failed fetch presents the error's own description`() {
        worker.result = .failure(FeedError(errorDescription: "The printing press is on strike."))

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentError("The printing press is on strike.")],
            "the interactor should call presentError once, with the error's localizedDescription"
        )
    }

    @Test func `only loading is presented until the worker answers`() {
        interactor.fetchArticles(request: .init())

        #expect(presenter.loadings == [true], "the interactor should call presentLoading once, with true")
        #expect(presenter.outcomes == [], "the worker has not answered, so there is nothing else to present")
    }

    @Test(arguments: FetchOutcome.allCases)
    func `loading stops when the worker answers`(outcome: FetchOutcome) throws {
        interactor.fetchArticles(request: .init())

        try worker.answer(with: outcome.result)

        #expect(
            presenter.loadings == [true, false],
            "the interactor should call presentLoading with true, and with false after the answer"
        )
    }

    @Test func `a fetch during loading does not call the worker again`() {
        interactor.fetchArticles(request: .init())

        interactor.fetchArticles(request: .init())

        #expect(worker.fetchCount == 1, "the interactor should call the worker only at the first fetch")
    }

    @Test(arguments: FetchOutcome.allCases)
    func `a fetch after loading asks for the articles again`(outcome: FetchOutcome) throws {
        interactor.fetchArticles(request: .init())
        try worker.answer(with: outcome.result)

        interactor.fetchArticles(request: .init())

        #expect(worker.fetchCount == 2, "the interactor should call the worker both times")
    }

    @Test(.tags(.memory)) func `a running fetch does not retain the interactor`() throws {
        var oldInteractor: ArticlesInteractor? = .init(presenter: presenter, worker: worker, router: router)
        weak let released = oldInteractor
        oldInteractor?.fetchArticles(request: .init())
        try #require(worker.fetchCount == 1, "the interactor should call worker.fetchArticles")

        oldInteractor = nil

        #expect(released == nil, "the worker's completion should not retain the interactor of a screen that is left")
    }

    @Test func `selecting an article opens its detail`() {
        interactor.didSelectArticle(request: .init(id: 123))

        #expect(router.routedIDs == [123], "the interactor should call router.routeToArticleDetail once, with the id")
    }
}
