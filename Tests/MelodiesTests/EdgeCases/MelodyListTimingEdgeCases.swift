import Testing

@testable import Melodies

/// The edge cases of step 2. Each name begins with its rule in the guide, and each row of a table is one case.
@Suite(.timeLimit(.minutes(1)))
struct MelodyListTimingEdgeCases {
    let service = DeferredMelodyServiceStub()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    // MARK: Canceled

    @Test(arguments: Answer.allCases)
    func `Canceled: no answer is shown`(answer: Answer) async throws {
        let fetch = try await service.waitingFetch(of: presenter.fetchMelodies)
        fetch.task.cancel()

        await fetch.answer(with: answer.result)

        #expect(view.calls == [], "the fetch was canceled, so the presenter should not call the view")
    }

    @Test(arguments: Answer.allCases)
    func `Canceled: an answer that has just come is not shown`(answer: Answer) async throws {
        let fetch = try await service.waitingFetch(of: presenter.fetchMelodies)
        fetch.request.resume(with: answer.result)

        fetch.task.cancel()

        await fetch.task.value
        #expect(view.calls == [], "the fetch was canceled before the view got its answer")
    }

    @Test(arguments: Answer.allCases)
    func `Canceled: a fetch that was canceled before it begins shows nothing`(answer: Answer) async {
        service.immediateAnswer = .success([.make(title: "FIRST")])
        await presenter.fetchMelodies()
        service.immediateAnswer = answer.result
        let fetch = Task { await presenter.fetchMelodies() }

        fetch.cancel()

        await fetch.value
        #expect(view.calls == [.showMelodies([.make(title: "FIRST")])], "the second fetch was canceled")
    }

    // MARK: Last one

    @Test(arguments: Answer.allCases)
    func `Last one: only its own answer is shown`(answer: Answer) async throws {
        let earlier = try await service.waitingFetch(of: presenter.fetchMelodies)
        try await service.waitingFetch(of: presenter.fetchMelodies).answer(with: answer.result)

        await earlier.answer(with: .success([.make(title: "EARLIER")]))

        #expect(view.calls == answer.calls, "only the later fetch should be shown, and its end should change nothing")
    }

    @Test(arguments: Answer.allCases)
    func `Last one: no earlier answer is shown`(answer: Answer) async throws {
        let first = try await service.waitingFetch(of: presenter.fetchMelodies)
        let second = try await service.waitingFetch(of: presenter.fetchMelodies)
        let later = try await service.waitingFetch(of: presenter.fetchMelodies)
        await first.answer(with: answer.result)
        await second.answer(with: answer.result)

        await later.answer(with: .success([.make(title: "LATER")]))

        #expect(view.calls == [.showMelodies([.make(title: "LATER")])], "only the later fetch should be shown")
    }

    @Test func `Last one: an old fetch stays old`() async throws {
        let oldest = try await service.waitingFetch(of: presenter.fetchMelodies)
        try await service.waitingFetch(of: presenter.fetchMelodies).answer(with: .success([.make(title: "SECOND")]))
        let latest = try await service.waitingFetch(of: presenter.fetchMelodies)
        await oldest.answer(with: .success([.make(title: "OLDEST")]))

        await latest.answer(with: .success([.make(title: "LATEST")]))

        #expect(
            view.calls == [.showMelodies([.make(title: "SECOND")]), .showMelodies([.make(title: "LATEST")])],
            "two newer fetches have begun, so the answer of the oldest one should not be shown"
        )
    }

    @Test(arguments: Answer.allCases)
    func `Last one: it is still the last one when it is canceled`(answer: Answer) async throws {
        let earlier = try await service.waitingFetch(of: presenter.fetchMelodies)
        let later = try await service.waitingFetch(of: presenter.fetchMelodies)
        later.task.cancel()
        await later.answer(with: answer.result)

        await earlier.answer(with: .success([.make(title: "EARLIER")]))

        #expect(view.calls == [], "the later fetch is canceled, and the earlier one should not take its place")
    }

    @Test func `Last one: it goes on when an earlier one is canceled`() async throws {
        let earlier = try await service.waitingFetch(of: presenter.fetchMelodies)
        let later = try await service.waitingFetch(of: presenter.fetchMelodies)
        earlier.task.cancel()
        await earlier.answer(with: .success([.make(title: "EARLIER")]))

        await later.answer(with: .success([.make(title: "LATER")]))

        #expect(view.calls == [.showMelodies([.make(title: "LATER")])], "only the earlier fetch was canceled")
    }

    // MARK: Other screens

    @Test func `Other screens: their fetches do not count`() async throws {
        let otherView = MelodyListViewControllerSpy()
        let otherScreen = MelodyListPresenterImp(melodyService: service, view: otherView)
        let fetch = try await service.waitingFetch(of: presenter.fetchMelodies)
        service.immediateAnswer = .success([])
        await otherScreen.fetchMelodies()

        await fetch.answer(with: .success([.make(title: "La Paloma")]))

        #expect(view.calls == [.showMelodies([.make(title: "La Paloma")])], "it is the last fetch of its presenter")
    }

    // MARK: View

    @Test(.tags(.memory)) func `View: a presenter that has not fetched does not retain it`() throws {
        var screen: MelodyListViewControllerSpy? = MelodyListViewControllerSpy()
        weak let releasedScreen = screen
        let screenPresenter = try MelodyListPresenterImp(melodyService: service, view: #require(screen))

        screen = nil

        withExtendedLifetime(screenPresenter) {
            #expect(releasedScreen == nil, "the presenter should have only a weak reference to its view")
        }
    }

    @Test(.tags(.memory), arguments: Answer.allCases)
    func `View: a fetch that has ended does not retain it`(answer: Answer) async throws {
        var screen: MelodyListViewControllerSpy? = MelodyListViewControllerSpy()
        weak let releasedScreen = screen
        let screenPresenter = try MelodyListPresenterImp(melodyService: service, view: #require(screen))
        try await service.waitingFetch(of: screenPresenter.fetchMelodies).answer(with: answer.result)

        screen = nil

        withExtendedLifetime(screenPresenter) {
            #expect(releasedScreen == nil, "after a fetch, the presenter should have only a weak reference to its view")
        }
    }
}
