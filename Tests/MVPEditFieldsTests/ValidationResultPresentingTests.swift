import Testing

@testable import MVPEditFields

@MainActor
struct ValidationResultPresentingTests {
    let view = ValidationResultViewSpy()
    let router = ValidationResultWireFrameSpy()

    @Test(arguments: [(true, "Succeeded!"), (false, "Failed!")])
    func `each outcome sets its own title once`(isSuccess: Bool, title: String) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(
            view.titleCalls == [.setTitle(title)],
            "attachView should set the title of \(isSuccess ? "a success" : "a failure") once"
        )
    }

    @Test(
        arguments: [(true, .setSuccessColor), (false, .setFailColor)] as [(Bool, ValidationResultViewSpy.Call)]
    )
    func `each outcome sets its own color and no other`(isSuccess: Bool, color: ValidationResultViewSpy.Call) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(
            view.colorCalls == [color],
            "attachView should set the color of \(isSuccess ? "a success" : "a failure") once, and no other color"
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

        #expect(callsBeforeTouching == [], "the presenter should not call the router before a touch")
        #expect(callsAfterOneTouch == [.dismissModule], "one touch should call router.dismissModule() once")
        #expect(router.calls == [.dismissModule, .dismissModule], "a second touch should call it again, once")
    }

    @Test func `a touch does not change the screen`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: false)
        presenter.attachView(view: view)

        presenter.screenTouched()

        #expect(
            view.titleCalls == [.setTitle("Failed!")],
            "attachView should set the title of a failure once; a touch should set no title"
        )
        #expect(
            view.colorCalls == [.setFailColor],
            "attachView should set the color of a failure once; a touch should set no color"
        )
    }

    @Test func `a second view replaces the first`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        let second = ValidationResultViewSpy("the second view")
        presenter.attachView(view: view)
        let callsBeforeSecond = view.calls

        presenter.attachView(view: second)

        #expect(
            presenter.view === second,
            "attachView should store the last attached view in the presenter's property view"
        )
        #expect(second.titleCalls == [.setTitle("Succeeded!")], "attachView should set the second view's title once")
        #expect(second.colorCalls == [.setSuccessColor], "attachView should set the second view's color once")
        #expect(view.calls == callsBeforeSecond, "attaching a second view should not call the first view")
    }

    @Test func `the presenter has a weak reference to its view`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        var view: ValidationResultViewSpy? = ValidationResultViewSpy()
        weak let released = view
        if let view {
            presenter.attachView(view: view)
        }
        #expect(presenter.view === view, "attachView should store the view in the presenter's property view")

        view = nil

        #expect(released == nil, "the presenter's reference to its view should be weak: the view owns the presenter")
    }
}
