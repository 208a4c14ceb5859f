import Foundation
import Testing

@testable import VIPArticles

struct ArticlesInteractorTests {
    let presenter = ArticlesPresenterSpy()
    let worker = ArticlesWorkerSpy()
    let router = ArticlesRouterSpy()
    /// In no order, with an empty title, with an id that occurs again, and with an article that does, at once and later.
    let articles = [
        Article.make(id: 31, title: "Closures"),
        .make(id: 7, title: ""),
        .make(id: 31, title: "Days"),
        .make(id: 31, title: "Closures"),
        .make(id: 31, title: "Closures"),
    ]

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

        let longList = (1...100).map { Article.make(id: $0) }
        worker.stub = .success(longList)
        interactor.fetchArticles(request: .init())
        let isWhole = presenter.outcomes.last == .presentArticles(longList)
        #expect(isWhole, "the interactor should present all articles of the worker, also of a long list")
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

    @Test(
        arguments: [
            (FeedError(errorDescription: "The printing press is on strike."), "The printing press is on strike."),
            (FeedError(errorDescription: ""), ""),
            (FeedError(errorDescription: "Line 1\nLine 2".long), "Line 1\nLine 2".long),
            // This error has a localizedDescription, but it is not a LocalizedError.
            (NSError(domain: "Feed", code: 7, userInfo: [NSLocalizedDescriptionKey: " no INK "]), " no INK "),
            (CancellationError(), CancellationError().localizedDescription),
        ] as [(any Error, String)]
    )
    func `a failed fetch presents the error's own description, without articles`(error: any Error, message: String) {
        let interactor = makeInteractor()
        worker.stub = .failure(error)

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentError(message)],
            "the interactor should call presentError once, with the error's localizedDescription, and never presentArticles"
        )
    }

    @Test(arguments: Outcome.allCases, Outcome.allCases)
    func `loading starts before the fetch and stops after it`(first: Outcome, second: Outcome) {
        let interactor = makeInteractor()

        for outcome in [first, second] {
            worker.stub = outcome.result
            interactor.fetchArticles(request: .init())
        }

        // Each fetch makes three calls.
        let (call, fourthCall) = (presenter.calls.first, presenter.calls.dropFirst(3).first)
        #expect(
            call == .presentLoading(true) && fourthCall == .presentLoading(true),
            "in each fetch, the interactor should call presentLoading with true before it calls the worker"
        )
        #expect(
            presenter.loadings == [true, false, true, false].map(ArticlesPresenterSpy.Call.presentLoading),
            "the interactor should call presentLoading with true before each fetch, and with false after its answer"
        )
        #expect(
            presenter.outcomes == [first.presented, second.presented],
            "the interactor should present each outcome once, just before or after the end of loading"
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
        for _ in 1...2 { interactor.fetchArticles(request: .init()) }
        #expect(
            worker.calls == [.fetchArticles, .fetchArticles],
            "during the next fetch too, the interactor should ignore each call of fetchArticles"
        )
        try worker.answer(with: outcome.result)

        worker.stub = outcome.result
        for _ in 1...10 { interactor.fetchArticles(request: .init()) }
        #expect(
            worker.calls == Array(repeating: .fetchArticles, count: 12),
            """
            now the worker answers during the call, so each fetch should call worker.fetchArticles: \
            the interactor should not be loading after the answer
            """
        )
        #expect(
            presenter.outcomes == Array(repeating: outcome.presented, count: 12),
            "the interactor should present the outcome of each fetch, also when it is the same as before"
        )
    }

    @Test(.tags(.memory), arguments: Outcome.allCases)
    func `an answer after the interactor is released presents nothing`(outcome: Outcome) throws {
        var interactor: ArticlesInteractor? = makeInteractor()
        weak let released = interactor
        interactor?.fetchArticles(request: .init())
        try worker.answer(with: outcome.result)
        interactor?.didSelectArticle(request: .init(id: 7))
        for _ in 1...2 { interactor?.fetchArticles(request: .init()) }
        let callsBeforeTheRelease = presenter.calls

        interactor = nil
        let isFreed = released == nil
        try #require(
            isFreed,
            "the worker should not retain the interactor: the user has left the screen during a fetch"
        )

        try worker.answer(with: outcome.result)
        #expect(
            presenter.calls == callsBeforeTheRelease,
            "after the answer there should be no more calls to the presenter: the interactor is already released"
        )
    }

    @Test func `selecting an article routes to it by its id`() throws {
        let interactor = makeInteractor()

        interactor.didSelectArticle(request: .init(id: 123))

        #expect(
            router.calls == [.routeToArticleDetail(id: 123)],
            "the interactor should call router.routeToArticleDetail once, with the id of the request"
        )

        interactor.fetchArticles(request: .init())
        for id in [7, 7, 0, -1] { interactor.didSelectArticle(request: .init(id: id)) }
        #expect(
            router.calls == [123, 7, 7, 0, -1].map(ArticlesRouterSpy.Call.routeToArticleDetail),
            """
            the interactor should also call router.routeToArticleDetail while a fetch is running, \
            and again for the same article
            """
        )
        #expect(
            presenter.calls == [.presentLoading(true)],
            "a selection should not present anything: the fetch still runs"
        )

        try worker.answer(with: Outcome.failure.result)
        interactor.didSelectArticle(request: .init(id: 123))
        #expect(
            router.calls.last == .routeToArticleDetail(id: 123),
            "the interactor should also call router.routeToArticleDetail after a failed fetch"
        )
        #expect(
            worker.calls == [.fetchArticles] && presenter.outcomes == [Outcome.failure.presented],
            "a selection should not change the fetch: it is still one, and its outcome is presented"
        )
    }

    private func makeInteractor() -> ArticlesInteractor {
        ArticlesInteractor(presenter: presenter, worker: worker, router: router)
    }

    /// The results of a fetch.
    enum Outcome: CaseIterable {
        case success
        case noArticles
        case failure

        var result: Result<[Article], any Error> {
            switch self {
            case .success: .success([.make()])
            case .noArticles: .success([])
            case .failure: .failure(FeedError(errorDescription: "The printing press is on strike."))
            }
        }

        var presented: ArticlesPresenterSpy.Call {
            switch self {
            case .success: .presentArticles([.make()])
            case .noArticles: .presentArticles([])
            case .failure: .presentError("The printing press is on strike.")
            }
        }
    }
}
