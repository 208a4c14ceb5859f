import Testing

@testable import Melodies

@MainActor
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
            "the presenter should ask its service getMelodies(), once, and wait for the answer before it returns"
        )
        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            "the presenter should tell the view showMelodies(melodies:), once, with what the service returned, and no error"
        )
    }

    @Test(arguments: ServiceRequestError.allCases)
    func `each service error reaches the view as it is, and no melodies`(error: ServiceRequestError) async {
        service.emulatedResult = .error(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(error)],
            "the presenter should tell the view showLoadError(error:) alone, once, with the very error that the service threw"
        )
    }

    @Test(arguments: OtherError.allCases)
    func `any other error reaches the view as unknownError`(error: OtherError) async {
        service.emulatedResult = .error(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.unknownError)],
            "the presenter should tell the view showLoadError(error:) alone, once, with unknownError for all foreign errors"
        )
    }

    @Test func `a service that was cancelled is no error`() async {
        service.emulatedResult = .error(CancellationError())
        await presenter.fetchMelodies()

        service.emulatedResult = .success
        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks())],
            """
            the presenter should tell the view nothing when its service throws a CancellationError, and showMelodies(melodies:), \
            once, when the next fetch brings some
            """
        )
    }

    @Test func `an empty list is shown as an empty list`() async {
        service.emulatedResult = .success
        service.melodies = []

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([])],
            "the presenter should tell the view showMelodies(melodies:), once, for an empty list too: it is no error"
        )
    }

    @Test func `a second fetch replaces what the first has shown`() async {
        service.emulatedResult = .success
        await presenter.fetchMelodies()

        service.melodies = [.make(id: 4, title: "Kalinka")]
        await presenter.fetchMelodies()

        #expect(
            service.calls == [.getMelodies, .getMelodies],
            "the presenter should ask its service getMelodies() at each fetch, once"
        )
        #expect(
            view.calls == [.showMelodies(Melody.mocks()), .showMelodies([.make(id: 4, title: "Kalinka")])],
            "the presenter should tell the view showMelodies(melodies:) once for each fetch, with what that fetch alone brought"
        )
    }

    @Test func `melodies can follow an error, and an error melodies`() async {
        service.emulatedResult = .error(ServiceRequestError.noNetwork)
        await presenter.fetchMelodies()

        service.emulatedResult = .success
        await presenter.fetchMelodies()
        service.emulatedResult = .error(ServiceRequestError.noData)
        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.noNetwork), .showMelodies(Melody.mocks()), .showLoadError(.noData)],
            "the presenter should tell the view one thing for each fetch: what came of it, whatever came of the one before"
        )
    }
}
