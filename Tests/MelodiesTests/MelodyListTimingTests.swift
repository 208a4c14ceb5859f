import Testing

@testable import Melodies

@Suite(.timeLimit(.minutes(1)))
struct MelodyListTimingTests {
    // No test here waits for time to pass: the test decides when the service answers.

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

        #expect(callsBeforeAnswer == [], "the presenter should not call the view before the service has answered")
        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            "the presenter should call view.showMelodies(melodies:) once, after the service has answered"
        )
    }

    @Test func `a canceled fetch shows no melodies, even if the service returns some`() async throws {
        let canceled = try await startFetch()
        canceled.cancel()
        canceled.succeed(with: [.make(title: "CANCELED")])
        try await settle()

        let wanted = try await startFetch()
        wanted.succeed(with: [.make(title: "WANTED")])
        try await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "WANTED")])],
            """
            the presenter should only show the melodies of the second fetch: \
            the first was canceled before its answer\(whyItWasNotCanceled)
            """
        )
    }

    @Test(arguments: [ServiceRequestError.noNetwork, CancellationError(), OtherError.serverIsTeapot] as [any Error])
    func `a canceled fetch shows no error, whatever the service throws`(error: any Error) async throws {
        let canceled = try await startFetch()
        canceled.cancel()
        canceled.fail(with: error)
        try await settle()

        let wanted = try await startFetch()
        wanted.fail(with: ServiceRequestError.noData)
        try await settle()

        #expect(
            view.calls == [.showLoadError(.noData)],
            """
            the presenter should only show the error of the second fetch: \
            the first was canceled before its answer\(whyItWasNotCanceled)
            """
        )
    }

    @Test func `an earlier fetch whose answer comes first is not shown`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        earlier.succeed(with: [.make(title: "EARLIER")])
        try await settle()
        later.succeed(with: [.make(title: "LATER")])
        try await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should only show the later fetch: it had already begun when the earlier answer came"
        )
    }

    @Test func `an earlier fetch whose answer comes last does not replace the later one`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        later.succeed(with: [.make(title: "LATER")])
        try await settle()
        earlier.succeed(with: [.make(title: "EARLIER")])
        try await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should only show the later fetch, also when the earlier answer comes after it"
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
            "the presenter should only show the later fetch, and no error of the earlier fetch"
        )
    }

    @Test func `the view is released while its fetch still waits`() async throws {
        var view: MelodyListViewControllerSpy? = MelodyListViewControllerSpy()
        weak let left = view
        let presenter = try MelodyListPresenterImp(melodyService: service, view: #require(view))
        let fetch = try await startFetch(of: presenter)
        let wasKnown = presenter.view != nil

        view = nil
        let isFreed = left == nil
        fetch.succeed(with: Melody.mocks())
        try await settle()

        #expect(wasKnown, "the presenter should know its view until the view is released")
        #expect(isFreed, "the presenter should have only a weak reference to its view, also during a fetch")
    }

    /// The cause, if the call of the service was not canceled with its fetch.
    private var whyItWasNotCanceled: String {
        service.hasSeenCancellation ? "" : " (a new Task { } is not canceled with it)"
    }

    /// Starts a fetch and returns when the fetch has called the service.
    private func startFetch(
        of presenter: MelodyListPresenterImp? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> WaitingFetch {
        let presenter = presenter ?? self.presenter
        let task = service.run { await presenter.fetchMelodies() }
        let request = try #require(
            await service.nextRequest(),
            """
            each fetchMelodies() should call service.getMelodies() and wait for its answer, \
            even while another fetch waits
            """,
            sourceLocation: sourceLocation
        )
        return WaitingFetch(task: task, request: request)
    }

    /// Returns when each fetch has ended or waits for an answer of the service.
    private func settle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let another = await service.nextRequest()
        try #require(
            another == nil,
            "each fetchMelodies() should call service.getMelodies() only once, whatever the answer is",
            sourceLocation: sourceLocation
        )
        try #require(
            !service.isFetchStuck,
            "fetchMelodies() should return after the answer of the service, and not wait for anything else",
            sourceLocation: sourceLocation
        )
    }
}
