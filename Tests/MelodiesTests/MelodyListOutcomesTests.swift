import Testing

@testable import Melodies

struct MelodyListOutcomesTests {
    let service = MelodyServiceMock()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    @Test func `success shows the melodies once, and no error`() async {
        service.emulatedResult = .success

        await presenter.fetchMelodies()

        #expect(
            service.calls == [.getMelodies],
            "the presenter should call service.getMelodies() once, and wait for the answer before it returns"
        )
        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            "the presenter should only call view.showMelodies(melodies:), once, with the melodies that the service returned"
        )
    }

    @Test(arguments: ServiceRequestError.allCases)
    func `each service error is shown as it is, without melodies`(error: ServiceRequestError) async {
        service.emulatedResult = .error(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(error)],
            "the presenter should only call view.showLoadError(error:), once, with the same error that the service threw"
        )
    }

    @Test(arguments: OtherError.allCases)
    func `any other error is shown as unknownError`(error: OtherError) async {
        service.emulatedResult = .error(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.unknownError)],
            """
            for an error that is not a ServiceRequestError, the presenter should only call \
            view.showLoadError(error: .unknownError), once
            """
        )
    }

    @Test func `a CancellationError shows nothing`() async {
        service.emulatedResult = .error(CancellationError())
        await presenter.fetchMelodies()

        service.emulatedResult = .success
        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            """
            a CancellationError should cause no call to the view; \
            the next fetch should call view.showMelodies(melodies:) once
            """
        )
    }

    @Test func `an empty list is shown as an empty list`() async {
        service.emulatedResult = .success
        service.melodies = []

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([])],
            "an empty list is not an error: the presenter should only call view.showMelodies(melodies: []), once"
        )
    }

    @Test func `a second fetch replaces the melodies of the first`() async {
        service.emulatedResult = .success
        await presenter.fetchMelodies()

        service.melodies = [.make(id: 4, title: "Kalinka")]
        await presenter.fetchMelodies()

        #expect(
            service.calls == [.getMelodies, .getMelodies],
            "each fetchMelodies() should call service.getMelodies() once"
        )
        #expect(
            view.calls == [.showMelodies(Melody.mocks()), .showMelodies([.make(id: 4, title: "Kalinka")])],
            "each fetch should call view.showMelodies(melodies:) once, only with the melodies of that fetch"
        )
    }

    @Test func `melodies can follow an error, and an error can follow melodies`() async {
        service.emulatedResult = .error(ServiceRequestError.noNetwork)
        await presenter.fetchMelodies()

        service.emulatedResult = .success
        await presenter.fetchMelodies()
        service.emulatedResult = .error(ServiceRequestError.noData)
        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.noNetwork), .showMelodies(Melody.mocks()), .showLoadError(.noData)],
            "each fetch should call the view once, with its own result: the result of an earlier fetch should not matter"
        )
    }

    @Test func `a fetch waits for the service, and for nothing else`() async {
        // This service answers at once, so 1500 fetches take a fraction of the limit, even on a busy machine. A sleep of
        // 10 ms in every third one takes longer.
        let results: [ServiceRequestResult] = [
            .success, .error(ServiceRequestError.noNetwork), .error(OtherError.serverIsTeapot),
        ]
        let start = ContinuousClock.now
        var fetches = 0
        while fetches < 1500, start.duration(to: .now) < .seconds(3) {
            service.emulatedResult = results[fetches % results.count]
            await presenter.fetchMelodies()
            fetches += 1
        }

        #expect(
            fetches == 1500,
            """
            the presenter should return when the service has answered: does it sleep, perhaps before an error? \
            1500 fetches took 3 seconds or more
            """
        )
        #expect(
            view.calls.count == fetches,
            "the presenter should call the view once in each fetch, before it returns: also when the service throws"
        )
    }
}
