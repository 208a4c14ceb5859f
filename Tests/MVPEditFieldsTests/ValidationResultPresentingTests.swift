import Testing

@testable import MVPEditFields

struct ValidationResultPresentingTests {
    let view = ValidationResultViewSpy()
    let router = ValidationResultWireFrameSpy()

    @Test(arguments: [(true, "Succeeded!"), (false, "Failed!")])
    func `each outcome has its own title`(isSuccess: Bool, title: String) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(
            view.shownTitle == title,
            "attachView should set the title of \(isSuccess ? "a success" : "a failure")"
        )
    }

    @Test(
        arguments: [(true, .success), (false, .fail)] as [(Bool, ValidationResultViewSpy.Color)]
    )
    func `each outcome has its own color`(isSuccess: Bool, color: ValidationResultViewSpy.Color) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(
            view.shownColor == color,
            "the last color that attachView sets should be the one of \(isSuccess ? "a success" : "a failure")"
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
            view.shownTitle == "Failed!",
            "attachView should set the title of a failure; a touch should not change it"
        )
        #expect(
            view.shownColor == .fail,
            "attachView should set the color of a failure; a touch should not change it"
        )
    }

    @Test func `attaching a second view sets its title and color too`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        let second = ValidationResultViewSpy()
        presenter.attachView(view: view)

        presenter.attachView(view: second)

        #expect(second.shownTitle == "Succeeded!", "attachView should set the title of its view")
        #expect(second.shownColor == .success, "attachView should set the color of its view")
    }

    @Test func `the presenter does not retain its view`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        var view: ValidationResultViewSpy? = ValidationResultViewSpy()
        weak let released = view
        if let view {
            presenter.attachView(view: view)
        }
        #expect(view?.shownTitle == "Succeeded!", "attachView should set the title of the view")

        view = nil

        #expect(released == nil, "the presenter's reference to its view should be weak: the view owns the presenter")
    }
}
