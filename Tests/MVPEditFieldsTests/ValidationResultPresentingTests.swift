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
        #expect(router.calls == [.dismissModule, .dismissModule], "the second touch should ask the router once more")
    }

    @Test func `a touch leaves the screen as it is`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: false)
        presenter.attachView(view: view)

        presenter.screenTouched()

        #expect(
            view.titleCalls == [.setTitle("Failed!")],
            "attachView should set the title of a failure once, and a touch should not set one"
        )
        #expect(
            view.colorCalls == [.setFailColor],
            "attachView should set the colour of a failure once, and a touch should not set one"
        )
    }

    @Test func `a second view takes the place of the first`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        let second = ValidationResultViewSpy("the second view")
        presenter.attachView(view: view)
        let callsBeforeSecond = view.calls

        presenter.attachView(view: second)

        #expect(
            presenter.view === second,
            "attachView should keep the view that it was handed last in the presenter's property view"
        )
        #expect(second.titleCalls == [.setTitle("Succeeded!")], "attachView should set the second view's title, once")
        #expect(second.colorCalls == [.setSuccessColor], "attachView should set the second view's colour, once")
        #expect(view.calls == callsBeforeSecond, "the first view should hear nothing when the second is attached")
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
