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

        fetch.answer(with: .success(Melody.mocks()))
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
        canceled.answer(with: .success([.make(title: "CANCELED")]))
        try await settle()

        let wanted = try await startFetch()
        wanted.answer(with: .success([.make(title: "WANTED")]))
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
        canceled.answer(with: .failure(error))
        try await settle()

        let wanted = try await startFetch()
        wanted.answer(with: .failure(ServiceRequestError.noData))
        try await settle()

        #expect(
            view.calls == [.showLoadError(.noData)],
            """
            the presenter should only show the error of the second fetch: \
            the first was canceled before its answer\(whyItWasNotCanceled)
            """
        )
    }

    @Test func `when the earlier fetch is answered first, only the later one is shown`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        earlier.answer(with: .success([.make(title: "EARLIER")]))
        try await settle()
        later.answer(with: .success([.make(title: "LATER")]))
        try await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should only show the later fetch: it had already begun when the earlier answer came"
        )
    }

    @Test func `when the earlier fetch is answered last, the later one stays on the screen`() async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        later.answer(with: .success([.make(title: "LATER")]))
        try await settle()
        earlier.answer(with: .success([.make(title: "EARLIER")]))
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
            earlier.answer(with: .failure(ServiceRequestError.noNetwork))
            try await settle()
        }
        later.answer(with: .success([.make(title: "LATER")]))
        try await settle()
        if !failsFirst {
            earlier.answer(with: .failure(ServiceRequestError.noNetwork))
            try await settle()
        }

        #expect(
            view.calls == [.showMelodies([.make(title: "LATER")])],
            "the presenter should only show the later fetch, and no error of the earlier fetch"
        )
    }

    @Test(arguments: [true, false])
    func `when the later fetch is canceled, the earlier one still shows nothing`(throwsError: Bool) async throws {
        let earlier = try await startFetch()
        let later = try await startFetch()

        later.cancel()
        later.answer(with: throwsError ? .failure(CancellationError()) : .success([.make(title: "CANCELED")]))
        try await settle()
        earlier.answer(with: .success([.make(title: "EARLIER")]))
        try await settle()
        let wanted = try await startFetch()
        wanted.answer(with: .success([.make(title: "WANTED")]))
        try await settle()

        #expect(
            view.calls == [.showMelodies([.make(title: "WANTED")])],
            """
            the presenter should only show the third fetch: the second was canceled, \
            and it began after the first, so it stays the later one\(whyItWasNotCanceled)
            """
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
        fetch.answer(with: .success(Melody.mocks()))
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
        let task = service.start { await presenter.fetchMelodies() }
        var request: SteeredMelodyService.Answers.Continuation?
        if case .request(let first) = await service.nextStep() { request = first }
        return WaitingFetch(
            task: task,
            request: try #require(
                request,
                """
                each fetchMelodies() should call service.getMelodies() and wait for its answer, \
                even while another fetch waits
                """,
                sourceLocation: sourceLocation
            )
        )
    }

    /// Returns when the fetch that got its answer has ended.
    private func settle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        var (hasEnded, callsAgain) = (false, false)
        switch await service.nextStep() {
        case .end: hasEnded = true
        case .request: callsAgain = true
        case nil: break
        }
        try #require(
            !callsAgain,
            "each fetchMelodies() should call service.getMelodies() only once, whatever the answer is",
            sourceLocation: sourceLocation
        )
        try #require(
            hasEnded,
            "fetchMelodies() should return after the answer of the service, and not wait for anything else",
            sourceLocation: sourceLocation
        )
    }
}
