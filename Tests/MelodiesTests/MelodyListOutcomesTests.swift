import Foundation
import Testing

@testable import Melodies

/// The story: what the view shows for each answer of the service. Its edge cases are in the folder `EdgeCases`.
struct MelodyListOutcomesTests {
    let service = MelodyServiceStub()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    @Test func `the melodies of the service are shown`() async {
        service.result = .success([.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")])],
            "before fetchMelodies() returns, the view should get the service's melodies once, in their order"
        )
    }

    @Test(arguments: [ServiceRequestError.unknownError, .noNetwork, .noData])
    func `an error of the service is shown as it is`(error: ServiceRequestError) async {
        service.result = .failure(error)

        await presenter.fetchMelodies()

        #expect(view.calls == [.showLoadError(error)], "the view should get the error of the service, once")
    }

    @Test func `an error of another type is shown as an unknown error`() async {
        service.result = .failure(URLError(.timedOut))

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.unknownError)],
            "a URLError is not a ServiceRequestError, so the view should get unknownError, once"
        )
    }

    @Test func `a fetch that the service cancels shows nothing`() async throws {
        service.result = .failure(CancellationError())

        await presenter.fetchMelodies()

        try #require(service.callCount == 1, "the presenter should call service.getMelodies() once")
        #expect(view.calls == [], "a cancellation is not a failure, so the presenter should not call the view")
    }

    @Test func `an empty list is shown as an empty list`() async {
        service.result = .success([])

        await presenter.fetchMelodies()

        #expect(view.calls == [.showMelodies([])], "an empty list is not an error, so the view should get it, once")
    }

    @Test func `a second fetch shows its own melodies`() async {
        service.result = .success([.make(title: "La Paloma")])
        await presenter.fetchMelodies()
        service.result = .success([.make(title: "Greensleeves")])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([.make(title: "La Paloma")]), .showMelodies([.make(title: "Greensleeves")])],
            "each fetch should call view.showMelodies once, with the melodies of that fetch"
        )
    }

    @Test func `a fetch after a failed one shows its melodies`() async {
        service.result = .failure(ServiceRequestError.noNetwork)
        await presenter.fetchMelodies()
        service.result = .success([.make(title: "La Paloma")])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.noNetwork), .showMelodies([.make(title: "La Paloma")])],
            "the second fetch has not failed, so its melodies should be shown after the error"
        )
    }
}
