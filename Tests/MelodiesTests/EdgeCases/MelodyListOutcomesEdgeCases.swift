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
        service.result = .success([
            .make(id: 2, title: " für Élise\n"), .make(id: 2), .make(id: 2), .make(duration: -1),
            .make(id: -1), .make(id: 0, title: "", duration: 0),
        ])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [
                .showMelodies([
                    .make(id: 2, title: " für Élise\n"), .make(id: 2), .make(id: 2), .make(duration: -1),
                    .make(id: -1), .make(id: 0, title: "", duration: 0),
                ])
            ],
            "the view should get all melodies of the service, as they are and in their order"
        )
    }

    @Test(arguments: OddTitle.allCases)
    func `As they are: a title is shown exactly`(title: OddTitle) async {
        service.result = .success([.make(title: title.rawValue)])

        await presenter.fetchMelodies()

        #expect(view.calls == [.showMelodies([.make(title: title.rawValue)])], "the view should get the whole title")
    }

    @Test func `As they are: a long list is shown as a whole`() async {
        service.result = .success(.make(count: 1_001))

        await presenter.fetchMelodies()

        let isComplete = view.calls == [.showMelodies(.make(count: 1_001))]
        #expect(isComplete, "the view should get all 1,001 melodies of the service, in their order")
    }

    @Test(
        arguments: [
            ("no connection", URLError(.notConnectedToInternet)),
            ("a canceled request", URLError(.cancelled)),
            ("a canceled dialog", CocoaError(.userCancelled, userInfo: [NSUnderlyingErrorKey: CancellationError()])),
            ("no JSON", DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no JSON"))),
            ("a name that is known", OtherError.noNetwork),
            ("a cause", CocoaError(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: ServiceRequestError.noNetwork])),
        ] as [(String, any Error)]
    )
    func `Other errors: each one is shown as unknownError`(name: String, error: any Error) async {
        service.result = .failure(error)

        await presenter.fetchMelodies()

        #expect(
            view.calls == [.showLoadError(.unknownError)],
            "it is not a ServiceRequestError, so the view should get unknownError, once"
        )
    }

    @Test(
        arguments: [
            ("no known reason", ServiceRequestError.unknownError),
            ("no data", ServiceRequestError.noData),
            ("a timeout", URLError(.timedOut)),
            ("a lost connection", URLError(.networkConnectionLost)),
        ] as [(String, any Error)]
    )
    func `Once: a fetch does not try again`(reason: String, error: any Error) async {
        service.result = .failure(error)

        await presenter.fetchMelodies()

        #expect(service.callCount == 1, "fetchMelodies() should call service.getMelodies() once, whatever it throws")
    }

    @Test(arguments: Answer.allCases, Answer.allCases)
    func `Again: a second answer is shown like a first one`(first: Answer, second: Answer) async {
        service.result = first.result
        await presenter.fetchMelodies()
        service.result = second.result

        await presenter.fetchMelodies()

        #expect(view.calls == first.calls + second.calls, "each fetch should show its own answer, and only this")
        #expect(service.callCount == 2, "each fetch should call service.getMelodies() once")
    }

    @Test func `Again: the same melodies are shown after an error`() async {
        service.result = .success([.make(title: "La Paloma")])
        await presenter.fetchMelodies()
        service.result = .failure(ServiceRequestError.noData)
        await presenter.fetchMelodies()
        service.result = .success([.make(title: "La Paloma")])

        await presenter.fetchMelodies()

        #expect(
            view.calls == [
                .showMelodies([.make(title: "La Paloma")]), .showLoadError(.noData),
                .showMelodies([.make(title: "La Paloma")]),
            ],
            "the error should replace the melodies, so the view should get them again"
        )
    }

    // MARK: Service

    @Test(.tags(.memory)) func `Service: the presenter retains it`() async throws {
        var onlyReference: MelodyServiceStub? = MelodyServiceStub()
        onlyReference?.result = .success([.make(title: "La Paloma")])
        let screenPresenter = try MelodyListPresenterImp(melodyService: #require(onlyReference), view: view)
        onlyReference = nil

        await screenPresenter.fetchMelodies()

        #expect(
            view.calls == [.showMelodies([.make(title: "La Paloma")])],
            "the presenter should retain its service, and show its melodies"
        )
    }
}
