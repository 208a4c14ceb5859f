import Testing

@testable import Melodies

/// The story: fetches that overlap, are canceled, or have lost their view. The test decides when the service answers.
@Suite(.timeLimit(.minutes(1)))
struct MelodyListTimingTests {
    let service = DeferredMelodyServiceStub()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    @Test func `the melodies are shown when the service answers`() async throws {
        let fetch = try await service.waitingFetch(of: presenter.fetchMelodies)

        await fetch.answer(with: .success([.make(title: "La Paloma")]))

        #expect(view.calls == [.showMelodies([.make(title: "La Paloma")])], "the view should get the answer, once")
    }

    @Test func `a canceled fetch shows no melodies`() async throws {
        let fetch = try await service.waitingFetch(of: presenter.fetchMelodies)
        fetch.task.cancel()

        await fetch.answer(with: .success([.make(title: "CANCELED")]))

        #expect(view.calls == [], "the task of the fetch was canceled, so its melodies should not be shown")
    }

    @Test func `a canceled fetch shows no error`() async throws {
        let fetch = try await service.waitingFetch(of: presenter.fetchMelodies)
        fetch.task.cancel()

        await fetch.answer(with: .failure(ServiceRequestError.noData))

        #expect(view.calls == [], "the task of the fetch was canceled, so its error should not be shown")
    }

    @Test func `a second fetch does not wait for the first`() async throws {
        let first = try await service.waitingFetch(of: presenter.fetchMelodies)
        service.immediateAnswer = .success([.make(title: "SECOND")])

        Task { await presenter.fetchMelodies() }
        await runStartedTasks()

        #expect(
            view.calls == [.showMelodies([.make(title: "SECOND")])],
            "the second fetch should show its own answer while the first waits"
        )
        // Until here the first fetch was waiting. Let it end before the test does.
        await first.answer(with: .success([]))
    }

    @Test func `an earlier answer that comes first is not shown`() async throws {
        let earlier = try await service.waitingFetch(of: presenter.fetchMelodies)
        let later = try await service.waitingFetch(of: presenter.fetchMelodies)
        await earlier.answer(with: .success([.make(title: "EARLIER")]))

        await later.answer(with: .success([.make(title: "LATER")]))

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the later fetch had begun when the earlier answer came, so only the later one should be shown"
        )
    }

    @Test func `a late answer does not replace newer melodies`() async throws {
        let earlier = try await service.waitingFetch(of: presenter.fetchMelodies)
        let later = try await service.waitingFetch(of: presenter.fetchMelodies)
        await later.answer(with: .success([.make(title: "LATER")]))

        await earlier.answer(with: .success([.make(title: "EARLIER")]))

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the answer of the earlier fetch came last, but its melodies are older, so it should not be shown"
        )
    }

    @Test func `a late error does not replace newer melodies`() async throws {
        let earlier = try await service.waitingFetch(of: presenter.fetchMelodies)
        let later = try await service.waitingFetch(of: presenter.fetchMelodies)
        await later.answer(with: .success([.make(title: "LATER")]))

        await earlier.answer(with: .failure(ServiceRequestError.noData))

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the earlier fetch has failed, but newer melodies are on the screen, so its error should not be shown"
        )
    }

    @Test(.tags(.memory)) func `a waiting fetch does not retain the view`() async throws {
        var screen: MelodyListViewControllerSpy? = MelodyListViewControllerSpy()
        weak let released = screen
        let screenPresenter = try MelodyListPresenterImp(melodyService: service, view: #require(screen))
        let fetch = try await service.waitingFetch(of: screenPresenter.fetchMelodies)

        screen = nil

        #expect(released == nil, "while its fetch waits, neither presenter nor fetch should retain the view")
        // Until here the fetch was waiting. Let it end before the test does.
        await fetch.answer(with: .success([]))
    }

    /// Waits until the started fetches have run as far as they can: one more fetch, with as many turns, ends last.
    private func runStartedTasks() async {
        let last = MelodyListPresenterImp(melodyService: MelodyServiceStub(), view: MelodyListViewControllerSpy())
        await Task { await last.fetchMelodies() }.value
    }
}
