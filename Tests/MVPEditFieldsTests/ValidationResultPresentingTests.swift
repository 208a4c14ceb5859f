import Testing

@testable import MVPEditFields

@MainActor
struct ValidationResultPresentingTests {
    let view = ValidationResultViewSpy()
    let router = ValidationResultWireFrameSpy()

    @Test(arguments: [(true, "Succeeded!"), (false, "Failed!")])
    func `each outcome has its title, set once`(isSuccess: Bool, title: String) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(
            view.titleCalls == [.setTitle(title)],
            "attachView should set the title of \(isSuccess ? "a success" : "a failure"), once"
        )
    }

    @Test(
        arguments: [(true, .setSuccessColor), (false, .setFailColor)] as [(Bool, ValidationResultViewSpy.Call)]
    )
    func `each outcome has its colour, and only that one`(isSuccess: Bool, color: ValidationResultViewSpy.Call) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(
            view.colorCalls == [color],
            "attachView should set the colour of \(isSuccess ? "a success" : "a failure"), once, and not the other"
        )
    }

    @Test(arguments: [true, false])
    func `each touch dismisses the module once`(isSuccess: Bool) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)
        presenter.attachView(view: view)
        let callsBeforeTouching = router.calls

        presenter.screenTouched()
        let callsAfterOneTouch = router.calls
        presenter.screenTouched()

        #expect(callsBeforeTouching == [], "the router should not be asked to dismiss anything before a touch")
        #expect(callsAfterOneTouch == [.dismissModule], "one touch should ask the router once to dismiss the module")
        #expect(router.calls == [.dismissModule, .dismissModule], "two touches should ask the router twice")
    }

    @Test func `a touch leaves the screen as it is`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: false)
        presenter.attachView(view: view)

        presenter.screenTouched()

        #expect(view.titleCalls == [.setTitle("Failed!")], "attaching should set the title, and a touch should not")
        #expect(view.colorCalls == [.setFailColor], "attaching should set the colour, and a touch should not")
    }

    @Test func `a second view takes the place of the first`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        let second = ValidationResultViewSpy()
        presenter.attachView(view: view)

        presenter.attachView(view: second)

        #expect(presenter.view === second, "the presenter should know the view that was attached last")
        #expect(second.titleCalls == [.setTitle("Succeeded!")], "the second view should be told the title")
        #expect(second.colorCalls == [.setSuccessColor], "the second view should be told the colour")
        #expect(view.calls.count == 2, "the first view should have been told title and colour, and nothing since")
    }

    @Test func `the presenter knows its view and does not keep it alive`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        var view: ValidationResultViewSpy? = ValidationResultViewSpy()
        weak let released = view
        if let view {
            presenter.attachView(view: view)
        }
        #expect(presenter.view === view, "attachView should keep the view in the presenter's property view")

        view = nil

        #expect(released == nil, "the presenter should hold its view weakly: the view owns the presenter already")
    }
}
