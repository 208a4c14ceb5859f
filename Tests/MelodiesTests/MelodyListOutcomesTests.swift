import Testing

@testable import Melodies

struct MelodyListOutcomesTests {
    let service = MelodyServiceStub()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    @Test func `success shows the melodies once, and no error`() async {
        service.result = .success(Melody.mocks())

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            "before fetchMelodies() returns, the view should show one thing, once: a list with the melodies of the service"
        )
    }

    @Test(arguments: ServiceRequestError.allCases)
    func `each service error is shown as it is, without melodies`(error: ServiceRequestError) async {
        service.result = .failure(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(error)],
            "the view should show one thing, once: the same error that the service threw"
        )
    }

    @Test(arguments: OtherError.examples)
    func `any other error is shown as unknownError`(error: any Error) async {
        service.result = .failure(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.unknownError)],
            """
            for an error that is not a ServiceRequestError, the view should show one thing, once: \
            the error .unknownError
            """
        )
    }

    @Test func `a CancellationError shows nothing`() async {
        service.result = .failure(CancellationError())
        await presenter.fetchMelodies()

        service.result = .success(Melody.mocks())
        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            """
            the view should show nothing of a CancellationError; \
            the next fetch should show its melodies once
            """
        )
    }

    @Test func `an empty list is shown as an empty list`() async {
        service.result = .success([])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([])],
            "an empty list is not an error: the view should show one thing, once, an empty list"
        )
    }

    @Test func `a second fetch replaces the melodies of the first`() async {
        service.result = .success(Melody.mocks())
        await presenter.fetchMelodies()

        // The screen shows all durations, also one that a file cannot store.
        let melodies = Melody.odd() + [.make(duration: .infinity)]
        service.result = .success(melodies)
        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks()), .showMelodies(melodies)],
            "each fetch should show its melodies once, as they are, without those of another fetch"
        )
    }

    @Test(arguments: Answer.allCases, Answer.allCases)
    func `melodies can follow an error, and an error can follow melodies`(first: Answer, second: Answer) async {
        // Any answer can follow any other, and also itself.
        let answers = [first, second, first, second]

        for answer in answers {
            service.result = answer.result
            await presenter.fetchMelodies()
        }

        #expect(
            view.calls == answers.flatMap(\.calls),
            """
            each fetch should call the service once, and show its own result: \
            the result of an earlier fetch should not matter
            """
        )
    }
}
