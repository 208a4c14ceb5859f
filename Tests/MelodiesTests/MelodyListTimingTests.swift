import Testing

@testable import Melodies

enum CancellationMoment: String, CaseIterable, CustomStringConvertible {
    case beforeTheAnswer = "before its answer"
    case afterTheAnswer = "after its answer, before the presenter could show it"
    case beforeTheStart = "before it began"

    var description: String { rawValue }
}

@Suite(.timeLimit(.minutes(1)))
struct MelodyListTimingTests {
    // No test here waits for time to pass: the test decides when the service answers. A test ends at its first failure, and
    // may have several rounds: if the presenter stays the same, nothing of a round may be left in the next one.

    let service = SteeredMelodyService()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    @Test func `nothing is shown until the service has answered`() async throws {
        let fetch = try await startFetch()
        let callsBeforeAnswer = view.calls
        // Another screen has a presenter of its own, so its fetch is not a later one.
        let otherView = MelodyListViewControllerSpy()
        await MelodyListPresenterImp(melodyService: MelodyServiceStub(), view: otherView).fetchMelodies()

        try await answer(fetch, with: .success(Melody.mocks()))

        #expect(callsBeforeAnswer == [], "the view should show nothing before the service has answered")
        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            "the view should show the melodies once, after the service has answered"
        )
        #expect(otherView.calls == view.calls, "each view should show only the fetches of its own presenter")
    }

    @Test func `a canceled fetch shows no melodies, even if the service returns some`() async throws {
        for moment in CancellationMoment.allCases {
            for answer in [Answer.melodies, .emptyList] {
                let callsBefore = view.calls
                try await startAndCancelFetch(moment, with: answer)

                let wanted = try await startFetch()
                try await self.answer(wanted, with: .success([.make(title: "WANTED")]))

                try #require(
                    view.calls == callsBefore + [.showMelodies([.make(title: "WANTED")])],
                    """
                    the presenter should only show the melodies of the second fetch: \
                    the first was canceled \(moment)\(whyItWasNotCanceled)
                    """
                )
            }
        }
    }

    @Test func `a canceled fetch shows no error, whatever the service throws`() async throws {
        for moment in CancellationMoment.allCases {
            for answer in [Answer.serviceError, .otherError, .cancellation] {
                let callsBefore = view.calls
                try await startAndCancelFetch(moment, with: answer)

                let wanted = try await startFetch()
                try await self.answer(wanted, with: .failure(ServiceRequestError.noData))

                try #require(
                    view.calls == callsBefore + [.showLoadError(.noData)],
                    """
                    the presenter should only show the error of the second fetch: \
                    the first was canceled \(moment)\(whyItWasNotCanceled)
                    """
                )
            }
        }
    }

    @Test func `when the earlier fetch is answered first, only the later one is shown`() async throws {
        for isCanceled in [false, true] {
            for answerOfLater in Answer.allCases {
                let callsBefore = view.calls
                let earliest = try await startFetch()
                let earlier = try await startFetch()
                let later = try await startFetch()
                if isCanceled {
                    earliest.cancel()
                    earlier.cancel()
                }

                try await answer(earliest, with: .success([.make(title: "EARLIER")]))
                // The later fetch may get the same answer as the earlier one.
                try await answer(earlier, with: Answer.melodies.result)
                try await answer(later, with: answerOfLater.result)

                try #require(
                    view.calls == callsBefore + answerOfLater.calls,
                    """
                    the presenter should only show the later fetch: it had already begun when the earlier answer came\
                    \(isCanceled ? ", and only the earlier fetches were canceled" : "")
                    """
                )
            }
        }
    }

    @Test func `when the earlier fetch is answered last, the later one stays on the screen`() async throws {
        for answerOfLater in Answer.allCases {
            let callsBefore = view.calls
            // In each round, these are the first fetches of a presenter.
            let presenter = MelodyListPresenterImp(melodyService: service, view: view)
            let earliest = try await startFetch(of: presenter)
            let earlier = try await startFetch(of: presenter)
            let later = try await startFetch(of: presenter)

            try await answer(later, with: answerOfLater.result)
            try await answer(earlier, with: .success([.make(title: "EARLIER")]))
            // After this answer, an even later fetch begins, and the earliest one still waits.
            let latest = try await startFetch(of: presenter)
            try await answer(earliest, with: .success([.make(title: "EARLIEST")]))
            try await answer(latest, with: .success([.make(title: "LATEST")]))

            try #require(
                view.calls == callsBefore + answerOfLater.calls + [.showMelodies([.make(title: "LATEST")])],
                "the presenter should only show the later fetch, also when the earlier answer comes after it"
            )
        }
    }

    @Test func `an earlier fetch that fails shows no error`() async throws {
        for failsFirst in [true, false] {
            for failure in [Answer.serviceError, .otherError, .cancellation] {
                for answerOfLater in Answer.allCases {
                    let callsBefore = view.calls
                    let earlier = try await startFetch()
                    let later = try await startFetch()

                    if failsFirst { try await answer(earlier, with: failure.result) }
                    try await answer(later, with: answerOfLater.result)
                    if !failsFirst { try await answer(earlier, with: failure.result) }

                    try #require(
                        view.calls == callsBefore + answerOfLater.calls,
                        """
                        the presenter should only show the later fetch, and no error of the earlier fetch, \
                        which failed \(failsFirst ? "before" : "after") it
                        """
                    )
                }
            }
        }
    }

    @Test func `when the later fetch is canceled, the earlier one still shows nothing`() async throws {
        for laterIsFirst in [true, false] {
            for answerOfLater in Answer.allCases {
                let callsBefore = view.calls
                let earlier = try await startFetch()
                let later = try await startFetch()
                later.cancel()

                if laterIsFirst { try await answer(later, with: answerOfLater.result) }
                try await answer(earlier, with: .success([.make(title: "EARLIER")]))
                if !laterIsFirst { try await answer(later, with: answerOfLater.result) }
                let wanted = try await startFetch()
                try await answer(wanted, with: .success([.make(title: "WANTED")]))

                try #require(
                    view.calls == callsBefore + [.showMelodies([.make(title: "WANTED")])],
                    """
                    the presenter should only show the third fetch: the second was canceled, \
                    and it began after the first, so it stays the later one\(whyItWasNotCanceled)
                    """
                )
            }
        }
    }

    @Test func `the view is released while its fetch still waits`() async throws {
        var view: MelodyListViewControllerSpy? = MelodyListViewControllerSpy()
        weak let left = view
        let presenter = try MelodyListPresenterImp(melodyService: service, view: #require(view))
        // Each of these fetches has ended, so nothing of it may retain the view.
        for answer in Answer.allCases {
            let tooOld = try await startFetch(of: presenter)
            try await self.answer(startFetch(of: presenter), with: answer.result)
            try await self.answer(tooOld, with: answer.result)
        }
        let fetch = try await startFetch(of: presenter)
        let wasKnown = presenter.view != nil

        view = nil
        let isFreed = left == nil
        try await answer(fetch, with: .success(Melody.mocks()))

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

    /// Answers, and returns when the fetch has ended.
    private func answer(
        _ fetch: WaitingFetch,
        with result: Result<[Melody], any Error>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        fetch.answer(with: result)
        try await settle(sourceLocation: sourceLocation)
    }

    private func startAndCancelFetch(
        _ moment: CancellationMoment,
        with answer: Answer,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        if moment == .beforeTheStart {
            let task = service.start { await presenter.fetchMelodies() }
            task.cancel()
            // This fetch may skip the call.
            guard case .request(let request) = await service.nextStep() else { return }
            request.yield(answer.result)
            return try await settle(sourceLocation: sourceLocation)
        }
        let fetch = try await startFetch(sourceLocation: sourceLocation)
        if moment == .beforeTheAnswer { fetch.cancel() }
        fetch.answer(with: answer.result)
        // The answer is on its way, and the presenter does not have it yet.
        if moment == .afterTheAnswer { fetch.cancel() }
        try await settle(sourceLocation: sourceLocation)
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
