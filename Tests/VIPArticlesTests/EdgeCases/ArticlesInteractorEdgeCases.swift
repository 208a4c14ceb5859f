import Foundation
import Testing

@testable import VIPArticles

/// Each name begins with its rule in the guide, and each row of a table is one case.
struct ArticlesInteractorEdgeCases {
    let presenter = ArticlesPresenterSpy()
    let worker = ArticlesWorkerSpy()
    let router = ArticlesRouterSpy()
    let interactor: ArticlesInteractor

    init() {
        interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
    }

    // MARK: Outcome

    @Test(arguments: [Feed.empty, .unsorted, .long])
    func `Outcome: every list of articles is presented as it is`(feed: Feed) {
        worker.result = .success(feed.articles)

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentArticles(feed.articles)],
            "the interactor should present all articles of the worker, in their order"
        )
    }

    @Test(
        arguments: [
            ("two lines", FeedError(errorDescription: "No ink, no paper,\nno news "), "No ink, no paper,\nno news "),
            ("", FeedError(errorDescription: ""), ""), ("nothing", NetworkError.noData, "The server sent nothing."),
            ("not modified", NetworkError.badStatus(304), "The server answered with status 304."),
            ("not found", NetworkError.badStatus(404), "The server answered with status 404."),
            ("no list", NetworkError.decodingError, "The server sent something that is not a list of articles."),
            ("an NSError", NSError(domain: "", code: 7, userInfo: [NSLocalizedDescriptionKey: "no ink"]), "no ink"),
        ] as [(String, any Error, String)]
    )
    func `Outcome: the message of an error is presented as it is`(kind: String, error: any Error, message: String) {
        worker.result = .failure(error)

        interactor.fetchArticles(request: .init())

        #expect(
            presenter.outcomes == [.presentError(message)],
            "the interactor should present the error's localizedDescription"
        )
    }

    @Test(
        arguments: [
            ("a canceled task", CancellationError()), ("a canceled request", URLError(.cancelled)),
            ("a timeout", URLError(.timedOut)), ("a lost connection", URLError(.networkConnectionLost)),
            ("no connection", URLError(.notConnectedToInternet)), ("no login", NetworkError.badStatus(401)),
            ("a busy server", NetworkError.badStatus(503)), ("no answer", NetworkError.transport("No ink.")),
        ] as [(String, any Error)]
    )
    func `Outcome: an error that may pass is presented at once`(kind: String, error: any Error) {
        worker.result = .failure(error)

        interactor.fetchArticles(request: .init())

        // The system writes this text, and not the same one everywhere.
        #expect(
            presenter.outcomes == [.presentError(error.localizedDescription)],
            "the interactor should present the error's localizedDescription"
        )
        #expect(worker.fetchCount == 1, "the interactor should call the worker once: only the user tries again")
    }

    @Test(arguments: FetchOutcome.allCases, FetchOutcome.allCases)
    func `Outcome: each fetch presents its own`(first: FetchOutcome, second: FetchOutcome) {
        fetch(answeredWith: first)
        fetch(answeredWith: first)

        fetch(answeredWith: second)

        #expect(
            presenter.outcomes == [first.presented, first.presented, second.presented],
            "each fetch should present its outcome, even if it is the same as the one before"
        )
    }

    // MARK: Loading

    @Test(arguments: FetchOutcome.allCases)
    func `Loading: an answer during the call ends it`(outcome: FetchOutcome) {
        fetch(answeredWith: outcome)

        fetch(answeredWith: .success)

        #expect(
            presenter.loadings == [true, false, true, false],
            "the first answer came during the call, and the interactor should not be loading after it"
        )
    }

    // MARK: Overlap

    @Test func `Overlap: an ignored fetch presents nothing`() {
        interactor.fetchArticles(request: .init())

        interactor.fetchArticles(request: .init())

        #expect(presenter.loadings == [true], "only the first fetch should present loading")
        #expect(presenter.outcomes == [], "the worker has not answered, so no fetch should present an outcome")
    }

    @Test(arguments: FetchOutcome.allCases)
    func `Overlap: nothing makes up for an ignored fetch`(outcome: FetchOutcome) throws {
        interactor.fetchArticles(request: .init())
        interactor.fetchArticles(request: .init())
        interactor.fetchArticles(request: .init())

        try worker.answer(with: outcome.result)

        #expect(worker.fetchCount == 1, "the interactor should neither make nor repeat the fetches that it ignored")
        #expect(presenter.outcomes == [outcome.presented], "the answer to the first fetch should be presented")
    }

    @Test func `Overlap: a fetch during a refresh is ignored`() throws {
        interactor.fetchArticles(request: .init())
        try worker.answer(with: FetchOutcome.success.result)
        interactor.fetchArticles(request: .init())

        interactor.fetchArticles(request: .init())

        #expect(worker.fetchCount == 2, "the third fetch comes while the second is loading")
    }

    // MARK: Release

    @Test(.tags(.memory), arguments: FetchOutcome.allCases)
    func `Release: an answer that comes too late presents nothing`(outcome: FetchOutcome) throws {
        var oldInteractor: ArticlesInteractor? = .init(presenter: presenter, worker: worker, router: router)
        oldInteractor?.fetchArticles(request: .init())
        oldInteractor = nil

        try worker.answer(with: outcome.result)

        #expect(presenter.loadings == [true], "the interactor is released: it should not present the end of loading")
        #expect(presenter.outcomes == [], "the interactor is released: it should not present the answer")
    }

    @Test(.tags(.memory), arguments: FetchOutcome.allCases)
    func `Release: an answer does not retain the interactor`(outcome: FetchOutcome) throws {
        var oldInteractor: ArticlesInteractor? = .init(presenter: presenter, worker: worker, router: router)
        weak let released = oldInteractor
        oldInteractor?.fetchArticles(request: .init())
        try worker.answer(with: outcome.result)

        oldInteractor = nil

        #expect(released == nil, "the reader has left after the answer: no closure should retain the interactor")
    }

    @Test(.tags(.memory)) func `Release: a fetch after an answer does not retain the interactor`() throws {
        var oldInteractor: ArticlesInteractor? = .init(presenter: presenter, worker: worker, router: router)
        weak let released = oldInteractor
        oldInteractor?.fetchArticles(request: .init())
        try worker.answer(with: FetchOutcome.success.result)
        oldInteractor?.fetchArticles(request: .init())
        try #require(worker.fetchCount == 2, "the interactor should call worker.fetchArticles both times")

        oldInteractor = nil

        #expect(released == nil, "the reader leaves during a refresh: its completion should not retain the interactor")
    }

    @Test(.tags(.memory)) func `Release: the interactor retains its worker`() throws {
        var onlyReference: ArticlesWorkerSpy? = ArticlesWorkerSpy()
        weak let retained = onlyReference
        let scene = try ArticlesInteractor(presenter: presenter, worker: #require(onlyReference), router: router)
        onlyReference = nil

        scene.fetchArticles(request: .init())

        #expect(retained?.fetchCount == 1, "nobody else retains the worker, and the interactor should call it")
    }

    // MARK: Selection

    @Test(arguments: [("above zero", 7), ("zero", 0), ("below zero", -1)])
    func `Selection: every id is passed on as it is`(kind: String, id: Int) {
        interactor.didSelectArticle(request: .init(id: id))

        #expect(router.routedIDs == [id], "the interactor should call router.routeToArticleDetail with this id, once")
    }

    @Test func `Selection: the same article can be selected again`() {
        interactor.didSelectArticle(request: .init(id: 7))

        interactor.didSelectArticle(request: .init(id: 7))

        #expect(router.routedIDs == [7, 7], "the user went back, and taps the same article again")
    }

    @Test func `Selection: a tap during a fetch is passed on`() {
        interactor.fetchArticles(request: .init())

        interactor.didSelectArticle(request: .init(id: 7))

        #expect(router.routedIDs == [7], "a running fetch should not block a selection")
    }

    @Test func `Selection: a tap after a failed fetch is passed on`() {
        fetch(answeredWith: .failure)

        interactor.didSelectArticle(request: .init(id: 7))

        #expect(router.routedIDs == [7], "the articles from before the failure are still there to be selected")
    }

    @Test(arguments: zip([nil, .success, .failure] as [FetchOutcome?], [1, 2, 2]))
    func `Selection: a tap decides nothing about the next fetch`(outcome: FetchOutcome?, count: Int) {
        worker.result = outcome?.result
        interactor.fetchArticles(request: .init())
        interactor.didSelectArticle(request: .init(id: 7))

        interactor.fetchArticles(request: .init())

        #expect(worker.fetchCount == count, "a fetch should be ignored only while the first one still runs")
    }

    /// A fetch whose worker answers during the call.
    private func fetch(answeredWith outcome: FetchOutcome) {
        worker.result = outcome.result
        interactor.fetchArticles(request: .init())
    }
}
