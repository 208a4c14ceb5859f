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

    @Test(arguments: MelodyList.allCases)
    func `As they are: all melodies are shown`(list: MelodyList) async {
        service.result = .success(list.melodies)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(list.melodies)],
            "the presenter should call view.showMelodies once, with all melodies of the service, in their order"
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

        #expect(view.calls == [.showLoadError(.unknownError)], "the view knows only errors of type ServiceRequestError")
    }

    @Test(arguments: Answer.allCases)
    func `Once: a fetch calls the service once`(answer: Answer) async {
        service.result = answer.result

        await presenter.fetchMelodies()

        #expect(service.calls == 1, "fetchMelodies() should call service.getMelodies() once")
    }

    @Test(arguments: Answer.allCases)
    func `Again: the same answer is shown again`(answer: Answer) async {
        service.result = answer.result
        await presenter.fetchMelodies()

        await presenter.fetchMelodies()

        #expect(view.calls == answer.calls + answer.calls, "each fetch should show its own answer")
    }

    @Test func `Again: an empty list can follow melodies`() async {
        service.result = .success(Melody.mocks())
        await presenter.fetchMelodies()
        service.result = .success([])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks()), .showMelodies([])],
            "the user has deleted all melodies, so the presenter should show an empty list"
        )
    }

    @Test func `Again: the same melodies can follow an error`() async {
        service.result = .success(Melody.mocks())
        await presenter.fetchMelodies()
        service.result = .failure(ServiceRequestError.noData)
        await presenter.fetchMelodies()
        service.result = .success(Melody.mocks())

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies(Melody.mocks()), .showLoadError(.noData), .showMelodies(Melody.mocks())],
            "the error has replaced the melodies, so the view should get them again"
        )
    }
}
