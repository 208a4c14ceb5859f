import Testing

@testable import Melodies

@Suite(.timeLimit(.minutes(1)))
@MainActor
struct MelodyListTimingTests {
    // No test here waits for time to pass: the limit ends one whose presenter would let it wait for ever.

    let service = SteeredMelodyService()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    @Test func `nothing is shown until the service has answered`() async throws {
        let fetch = try await startFetch()
        let callsBeforeAnswer = view.calls

        fetch.succeed(with: Melody.mocks())
        await settle()

        #expect(callsBeforeAnswer == [], "the presenter should show nothing while its service has not answered")
        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            "the presenter should show the melodies once its service has answered"
        )
    }

    @Test func `a cancelled fetch shows no melodies, even if the service brings some`() async throws {
        let cancelled = try await startFetch()
        cancelled.cancel()
        cancelled.succeed(with: [.make(title: "CANCELLED")])
        await settle()

        let wanted = try await startFetch()
        wanted.succeed(with: [.make(title: "WANTED")])
        await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "WANTED")])],
            "the presenter should show the melodies of the second fetch alone: the first was cancelled before its answer"
        )
    }

    @Test(arguments: [ServiceRequestError.noNetwork, CancellationError(), OtherError.serverIsTeapot] as [any Error])
    func `a cancelled fetch shows no error, whatever the service throws`(error: any Error) async throws {
        let cancelled = try await startFetch()
        cancelled.cancel()
        cancelled.fail(with: error)
        await settle()

        let wanted = try await startFetch()
        wanted.fail(with: ServiceRequestError.noData)
        await settle()

        #expect(
            view.calls == [.showLoadError(.noData)],
            "the presenter should show the error of the second fetch alone: the first was cancelled before its answer"
        )
    }

    @Test func `an earlier fetch that answers first is not shown`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        earlier.succeed(with: [.make(title: "EARLIER")])
        await settle()
        let callsBeforeLaterAnswer = view.calls
        later.succeed(with: [.make(title: "LATER")])
        await settle()

        #expect(
            callsBeforeLaterAnswer == [],
            "the presenter should not show what the earlier fetch brought: a later one is on its way"
        )
        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should show what the later fetch brought, and nothing of the earlier one"
        )
    }

    @Test func `an earlier fetch that answers last does not replace the later one`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        later.succeed(with: [.make(title: "LATER")])
        await settle()
        earlier.succeed(with: [.make(title: "EARLIER")])
        await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should show what the later fetch brought, and leave it on the screen"
        )
    }

    @Test(arguments: [true, false])
    func `an earlier fetch that fails shows no error`(failsFirst: Bool) async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        if failsFirst {
            earlier.fail(with: ServiceRequestError.noNetwork)
            await settle()
        }
        later.succeed(with: [.make(title: "LATER")])
        await settle()
        if !failsFirst {
            earlier.fail(with: ServiceRequestError.noNetwork)
            await settle()
        }

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should show what the later fetch brought, and no error of the earlier one"
        )
    }

    @Test func `a view that left is freed while its fetch still waits`() async throws {
        var view: MelodyListViewControllerSpy? = MelodyListViewControllerSpy()
        weak let left = view
        let presenter = try MelodyListPresenterImp(melodyService: service, view: #require(view))
        let fetch = try await startFetch(of: presenter)
        let wasKnown = presenter.view != nil

        view = nil
        let isFreed = left == nil
        fetch.succeed(with: Melody.mocks())
        await settle()

        #expect(wasKnown, "the presenter should know its view as long as somebody shows it")
        #expect(isFreed, "the presenter should hold its view weakly, also while it waits for its service")
        #expect(presenter.view == nil, "the presenter should have nobody to show a late answer to")
    }

    /// Starts a fetch and returns when it has asked the service.
    private func startFetch(
        of presenter: MelodyListPresenterImp? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> WaitingFetch {
        let presenter = presenter ?? self.presenter
        let task = service.run { await presenter.fetchMelodies() }
        let request = try #require(
            await service.nextRequest(),
            "each fetch should ask the service getMelodies() and wait for the answer: this one never asked",
            sourceLocation: sourceLocation
        )
        return WaitingFetch(task: task, request: request)
    }

    /// Returns when each fetch has ended or waits for its answer.
    private func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
        let another = await service.nextRequest()
        #expect(
            another == nil,
            "each fetch should ask the service getMelodies() once: this one asked again",
            sourceLocation: sourceLocation
        )
    }
}
