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
            "an attached view should show the title of \(isSuccess ? "a success" : "a failure")"
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
            "the last color that an attached view gets should be the one of \(isSuccess ? "a success" : "a failure")"
        )
    }

    @Test(arguments: [true, false])
    func `each touch dismisses the module once`(isSuccess: Bool) async {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)
        presenter.attachView(view: view)
        await runTasks()
        let callsBeforeTouching = router.calls

        presenter.screenTouched()
        let callsAfterOneTouch = router.calls
        presenter.screenTouched()
        presenter.screenTouched()
        await runTasks()

        #expect(callsBeforeTouching == [], "the presenter should not call the router before a touch")
        #expect(callsAfterOneTouch == [.dismissModule], "one touch should call router.dismissModule() once")
        #expect(
            router.calls == [.dismissModule, .dismissModule, .dismissModule],
            "a second touch should call it again, once, and a third touch too"
        )
    }

    @Test(
        arguments: [(true, "Succeeded!", .success), (false, "Failed!", .fail)]
            as [(Bool, String, ValidationResultViewSpy.Color)]
    )
    func `a touch does not change the screen`(isSuccess: Bool, title: String, color: ValidationResultViewSpy.Color) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)
        presenter.attachView(view: view)

        for _ in 1...2 {
            presenter.screenTouched()

            #expect(
                view.shownTitle == title,
                "the view should show the title of the outcome, also after a touch"
            )
            #expect(
                view.shownColor == color,
                "the view should show the color of the outcome, also after a touch"
            )
        }
    }

    @Test(
        arguments: [(true, "Succeeded!", .success), (false, "Failed!", .fail)]
            as [(Bool, String, ValidationResultViewSpy.Color)]
    )
    func `attaching a second view sets its title and color too`(
        isSuccess: Bool,
        title: String,
        color: ValidationResultViewSpy.Color
    ) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)
        let second = ValidationResultViewSpy()
        presenter.attachView(view: view)
        presenter.screenTouched()

        presenter.attachView(view: second)

        #expect(second.shownTitle == title, "a second view that attaches should show the title too")
        #expect(second.shownColor == color, "a second view that attaches should show the color too")
        #expect(view.shownTitle == title, "attaching a second view should not change the title of the first")
        #expect(view.shownColor == color, "attaching a second view should not change the color of the first")

        ValidationResultPresenter(router: router, isSuccess: !isSuccess).attachView(view: second)
        presenter.attachView(view: second)

        #expect(second.shownTitle == title, "a view that attaches again should show the title again")
        #expect(second.shownColor == color, "a view that attaches again should show the color again")
    }

    @Test func `the presenter does not retain its view`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        var view: ValidationResultViewSpy? = ValidationResultViewSpy()
        var second: ValidationResultViewSpy? = ValidationResultViewSpy()
        weak let released = view
        weak let releasedSecond = second
        if let view, let second {
            presenter.attachView(view: view)
            presenter.screenTouched()
            presenter.attachView(view: second)
        }
        #expect(view?.shownTitle == "Succeeded!", "an attached view should show the title of a success")

        view = nil
        second = nil

        #expect(released == nil, "the presenter should not retain its earlier view")
        #expect(
            releasedSecond == nil,
            "the presenter's reference to its view should be weak: the view owns the presenter"
        )
    }
}
