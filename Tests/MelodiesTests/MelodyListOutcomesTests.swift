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
            "before fetchMelodies() returns, the presenter should only call view.showMelodies(melodies:), once, with the melodies of the service"
        )
    }

    @Test(arguments: ServiceRequestError.allCases)
    func `each service error is shown as it is, without melodies`(error: ServiceRequestError) async {
        service.result = .failure(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(error)],
            "the presenter should only call view.showLoadError(error:), once, with the same error that the service threw"
        )
    }

    @Test(arguments: OtherError.allCases)
    func `any other error is shown as unknownError`(error: OtherError) async {
        service.result = .failure(error)

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
        service.result = .failure(CancellationError())
        await presenter.fetchMelodies()

        service.result = .success(Melody.mocks())
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
        service.result = .success([])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([])],
            "an empty list is not an error: the presenter should only call view.showMelodies(melodies: []), once"
        )
    }

    @Test func `a second fetch replaces the melodies of the first`() async {
        service.result = .success(Melody.mocks())
        await presenter.fetchMelodies()

        service.result = .success([.make(id: 4, title: "Kalinka")])
        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks()), .showMelodies([.make(id: 4, title: "Kalinka")])],
            "each fetch should call view.showMelodies(melodies:) once, only with the melodies of that fetch"
        )
    }

    @Test func `melodies can follow an error, and an error can follow melodies`() async {
        // The same error and the same melodies come twice: they are no news, but the screen has changed in between.
        for _ in 1...2 {
            service.result = .failure(ServiceRequestError.noNetwork)
            await presenter.fetchMelodies()
            service.result = .success(Melody.mocks())
            await presenter.fetchMelodies()
        }

        let calls: [MelodyListViewControllerSpy.Call] = [.showLoadError(.noNetwork), .showMelodies(Melody.mocks())]
        #expect(
            view.calls == calls + calls,
            "each fetch should call the view once, with its own result: the result of an earlier fetch should not matter"
        )
    }
}
