import Testing

@testable import ProbeP

final class World: ParcelView, ParcelService {
    private(set) var log: [String] = []
    private(set) var answer: (Parcel?) -> Void = { _ in }
    var fetches: Int { log.count { $0 == "fetch 7" } }

    func showLoading() { log.append("loading") }
    func hideLoading() { log.append("no loading") }
    func show(title: String, stops: [String]) { log.append("\(title): \(stops)") }
    func showError(_ text: String) { log.append(text) }
    func fetch(_ number: String, completion: @escaping (Parcel?) -> Void) {
        log.append("fetch \(number)")
        answer = completion
    }
}

final class Screen: ParcelView {
    func showLoading() {}
    func hideLoading() {}
    func show(title: String, stops: [String]) {}
    func showError(_ text: String) {}
}

struct ParcelPresenterTests {
    let world = World()
    let parcel = Parcel(sender: "Ann", grams: 300, stops: ["Rome", "Oslo"])

    func makePresenter(minute: @escaping () -> Int = { 0 }) -> ParcelPresenter {
        let presenter = ParcelPresenter(number: "7", service: world, minute: minute)
        presenter.view = world
        return presenter
    }

    @Test func `it shows loading, then fetches`() {
        makePresenter().appear()

        #expect(world.log == ["loading", "fetch 7"])
    }

    @Test func `it does not fetch during a fetch`() {
        let presenter = makePresenter()
        presenter.appear()

        presenter.appear()

        #expect(world.fetches == 1)
    }

    @Test func `it hides loading, then shows the parcel, the last stop first`() {
        let presenter = makePresenter()
        presenter.appear()

        world.answer(parcel)

        #expect(world.log.suffix(2) == ["no loading", "Ann, 300 g: [\"Oslo\", \"Rome\"]"])
    }

    @Test func `a parcel without stops is shown`() {
        let presenter = makePresenter()
        presenter.appear()

        world.answer(Parcel(sender: "Bo", grams: 20, stops: []))

        #expect(world.log.last == "Bo, 20 g: []")
    }

    @Test func `it hides loading, then shows an error, and may fetch again`() {
        let presenter = makePresenter()
        presenter.appear()

        world.answer(nil)
        presenter.appear()

        #expect(world.log.suffix(4).prefix(2) == ["no loading", "No connection. Try again."])
        #expect(world.fetches == 2)
    }

    @Test(arguments: [(minute: 9, fetches: 1), (minute: 10, fetches: 2)])
    func `a parcel is fresh for ten minutes`(minute: Int, fetches: Int) {
        var now = 0
        let presenter = makePresenter { now }
        presenter.appear()
        world.answer(parcel)

        now = minute
        presenter.appear()

        #expect(world.fetches == fetches)
    }

    @Test func `it does not retain its view`() {
        let presenter = makePresenter()
        weak var released: Screen?
        do {
            let screen = Screen()
            presenter.view = screen
            released = screen
        }

        #expect(released == nil)
    }

    @Test func `a fetch does not retain it`() {
        weak var released: ParcelPresenter?
        do {
            let presenter = makePresenter()
            presenter.appear()
            released = presenter
        }

        #expect(released == nil)
    }
}
