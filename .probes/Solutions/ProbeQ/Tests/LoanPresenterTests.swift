import Testing

@testable import ProbeQ

final class World: LoanView, LoanDesk {
    private(set) var log: [String] = []
    private(set) var answer: (Int?) -> Void = { _ in }
    var questions: Int { log.count { $0 == "renew Emma" } }

    func show(_ text: String) { log.append(text) }
    func setButton(enabled: Bool) { log.append(enabled ? "on" : "off") }
    func showMessage(_ text: String) { log.append(text) }
    func renew(_ title: String, completion: @escaping (Int?) -> Void) {
        log.append("renew \(title)")
        answer = completion
    }
}

final class Screen: LoanView {
    func show(_ text: String) {}
    func setButton(enabled: Bool) {}
    func showMessage(_ text: String) {}
}

struct LoanPresenterTests {
    let world = World()

    func makePresenter(today: Int = 8) -> LoanPresenter {
        let presenter = LoanPresenter(title: "Emma", lastDay: 10, desk: world) { today }
        presenter.view = world
        return presenter
    }

    @Test func `it disables the button, then asks`() {
        makePresenter().tapRenew()

        #expect(world.log == ["off", "renew Emma"])
    }

    @Test func `it does not ask before the answer`() {
        let presenter = makePresenter()
        presenter.tapRenew()

        presenter.tapRenew()

        #expect(world.questions == 1)
    }

    @Test func `it enables the button, then shows the loan`() {
        let presenter = makePresenter()
        presenter.tapRenew()

        world.answer(20)

        #expect(world.log.suffix(2) == ["on", "Emma: until day 20, 10 more"])
    }

    @Test func `a renewal by no day is shown`() {
        let presenter = makePresenter()
        presenter.tapRenew()

        world.answer(10)

        #expect(world.log.last == "Emma: until day 10, 0 more")
    }

    @Test func `it enables the button, then shows a refusal, and may ask again`() {
        let presenter = makePresenter()
        presenter.tapRenew()

        world.answer(nil)
        presenter.tapRenew()

        #expect(world.log.dropFirst(2).prefix(2) == ["on", "Another reader waits for Emma."])
        #expect(world.questions == 2)
    }

    @Test(arguments: [(today: 6, questions: 0), (today: 7, questions: 1)])
    func `it asks from the third day before the last`(today: Int, questions: Int) {
        makePresenter(today: today).tapRenew()

        #expect(world.questions == questions)
        #expect(world.log.contains("Not before day 7.") == (questions == 0))
    }

    @Test func `after a renewal, the new last day counts`() {
        let presenter = makePresenter()
        presenter.tapRenew()
        world.answer(20)

        presenter.tapRenew()

        #expect(world.questions == 1)
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

    @Test func `a question does not retain it`() {
        weak var released: LoanPresenter?
        do {
            let presenter = makePresenter()
            presenter.tapRenew()
            released = presenter
        }

        #expect(released == nil)
    }
}
