import Testing

@testable import Melodies

/// The article's cases, repaired: the tests await the fetch. In the article the expectations are in callbacks of a
/// promise that no test waits for. As printed, they never run, and kill no mutant.
struct MelodyListPresenterTests {
    let view = MelodyListViewControllerMock()
    let melodyService = MelodyServiceMock()
    let presenter: MelodyListPresenterImp

    init() {
        presenter = MelodyListPresenterImp(melodyService: melodyService, view: view)
    }

    @Test func test_getMelodies_success() async {
        let melodiesMock = Melody.mocks()
        melodyService.emulatedResult = .success

        await presenter.fetchMelodies()

        #expect(view.shownMelodies != nil)
        #expect(view.shownMelodies == melodiesMock)
    }

    @Test func test_getMelodies_fail() async {
        melodyService.emulatedResult = .error(.noNetwork)

        await presenter.fetchMelodies()

        #expect(view.shownError != nil)
        #expect(view.shownError == .noNetwork)
    }
}

final class MelodyListViewControllerMock: MelodyListViewController {
    private(set) var shownMelodies: [Melody]?
    private(set) var shownError: ServiceRequestError?

    func showMelodies(melodies: [Melody]) {
        shownMelodies = melodies
    }

    func showLoadError(error: ServiceRequestError) {
        shownError = error
    }
}

extension Melody {
    static func mocks() -> [Melody] {
        [Melody(id: 1, title: "La Paloma", duration: 180), Melody(id: 2, title: "Gracias a la vida", duration: 260)]
    }
}
