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
        try await settle()

        #expect(callsBeforeAnswer == [], "the presenter should tell the view nothing before its service has answered")
        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            "the presenter should tell the view showMelodies(melodies:), once, after its service has answered"
        )
    }

    @Test func `a cancelled fetch shows no melodies, even if the service brings some`() async throws {
        let cancelled = try await startFetch()
        cancelled.cancel()
        cancelled.succeed(with: [.make(title: "CANCELLED")])
        try await settle()

        let wanted = try await startFetch()
        wanted.succeed(with: [.make(title: "WANTED")])
        try await settle()

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
        try await settle()

        let wanted = try await startFetch()
        wanted.fail(with: ServiceRequestError.noData)
        try await settle()

        #expect(
            view.calls == [.showLoadError(.noData)],
            "the presenter should show the error of the second fetch alone: the first was cancelled before its answer"
        )
    }

    @Test func `an earlier fetch that answers first is not shown`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        earlier.succeed(with: [.make(title: "EARLIER")])
        try await settle()
        later.succeed(with: [.make(title: "LATER")])
        try await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should show what the later fetch brought alone: it had begun when the earlier one was answered"
        )
    }

    @Test func `an earlier fetch that answers last does not replace the later one`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        later.succeed(with: [.make(title: "LATER")])
        try await settle()
        earlier.succeed(with: [.make(title: "EARLIER")])
        try await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should show what the later fetch brought alone, also when the earlier one is answered after it"
        )
    }

    @Test(arguments: [true, false])
    func `an earlier fetch that fails shows no error`(failsFirst: Bool) async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        if failsFirst {
            earlier.fail(with: ServiceRequestError.noNetwork)
            try await settle()
        }
        later.succeed(with: [.make(title: "LATER")])
        try await settle()
        if !failsFirst {
            earlier.fail(with: ServiceRequestError.noNetwork)
            try await settle()
        }

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should show what the later fetch brought alone, and no error of the earlier one"
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
        try await settle()

        #expect(wasKnown, "the presenter should know its view as long as somebody shows it")
        #expect(isFreed, "the presenter should hold its view weakly, also while it waits for its service")
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
            """
            at each fetch, whatever became of another one, the presenter should ask its service getMelodies(), and not return \
            from fetchMelodies() before the answer
            """,
            sourceLocation: sourceLocation
        )
        return WaitingFetch(task: task, request: request)
    }

    /// Returns when each fetch has ended or waits for its answer.
    private func settle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let another = await service.nextRequest()
        try #require(
            another == nil,
            "at each fetch the presenter should ask its service getMelodies() once, whatever comes of it",
            sourceLocation: sourceLocation
        )
    }
}
