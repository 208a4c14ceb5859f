import Foundation
import Testing

@testable import Melodies

/// The edge cases of step 1. Each name begins with its rule in the guide, and each row of a table is one case.
struct MelodyListOutcomesEdgeCases {
    let service = MelodyServiceStub()
    let view = MelodyListViewControllerSpy()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: service, view: view)
    }

    @Test func `As they are: all melodies are shown`() async {
        service.result = .success([.make(id: 2, title: " für Élise\n"), .make(id: 2, title: ""), .make(duration: -1)])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [
                .showMelodies([.make(id: 2, title: " für Élise\n"), .make(id: 2, title: ""), .make(duration: -1)])
            ],
            "the view should get all melodies of the service, as they are and in their order"
        )
    }

    @Test(
        arguments: [
            URLError(.notConnectedToInternet),
            URLError(.cancelled),
            DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no JSON")),
            OtherError.serverIsTeapot,
        ] as [any Error]
    )
    func `Other errors: each one is shown as unknownError`(error: any Error) async {
        service.result = .failure(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.unknownError)],
            "it is not a ServiceRequestError, so the view should get unknownError, once"
        )
    }

    @Test(arguments: Answer.allCases)
    func `Once: a fetch calls the service once`(answer: Answer) async {
        service.result = answer.result

        await presenter.fetchMelodies()

        #expect(service.callCount == 1, "fetchMelodies() should call service.getMelodies() once")
    }

    @Test func `Again: the same melodies are shown again`() async {
        service.result = .success([.make(title: "La Paloma")])
        await presenter.fetchMelodies()

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([.make(title: "La Paloma")]), .showMelodies([.make(title: "La Paloma")])],
            "each fetch should show its own answer"
        )
    }

    @Test(
        arguments: [
            (.success([]), .showMelodies([])),
            (.failure(ServiceRequestError.noNetwork), .showLoadError(.noNetwork)),
            (.failure(OtherError.serverIsTeapot), .showLoadError(.unknownError)),
        ] as [(Result<[Melody], any Error>, MelodyListViewControllerSpy.Call)]
    )
    func `Again: the same empty list or error is shown again`(
        answer: Result<[Melody], any Error>,
        call: MelodyListViewControllerSpy.Call
    ) async {
        service.result = answer
        await presenter.fetchMelodies()

        await presenter.fetchMelodies()

        #expect(view.calls == [call, call], "each fetch should show its own answer")
    }

    @Test func `Again: an empty list is shown after melodies`() async {
        service.result = .success([.make(title: "La Paloma")])
        await presenter.fetchMelodies()
        service.result = .success([])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([.make(title: "La Paloma")]), .showMelodies([])],
            "the user has deleted all melodies, so the view should get an empty list"
        )
    }

    @Test func `Again: the same melodies are shown after an error`() async {
        service.result = .success([.make(title: "La Paloma")])
        await presenter.fetchMelodies()
        service.result = .failure(ServiceRequestError.noData)
        await presenter.fetchMelodies()
        service.result = .success([.make(title: "La Paloma")])

        await presenter.fetchMelodies()

        #expect(
            view.calls.last == .showMelodies([.make(title: "La Paloma")]),
            "the error has replaced the melodies, so the view should get them again"
        )
    }
}
