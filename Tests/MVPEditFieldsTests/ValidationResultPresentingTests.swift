import Testing

@testable import MVPEditFields

/// The story: the presenter of the result turns an outcome into a title and a color.
struct ValidationResultPresentingTests {
    let view = ValidationResultViewSpy()
    let router = ValidationResultWireFrameSpy()

    @Test(arguments: zip([true, false], ["Succeeded!", "Failed!"]))
    func `each outcome has its own title`(isSuccess: Bool, title: String) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(view.titles.last == title, "the last title that the view gets should be the one of the outcome")
    }

    @Test(arguments: zip([true, false], [ValidationResultViewSpy.Color.success, .fail]))
    func `each outcome has its own color`(isSuccess: Bool, color: ValidationResultViewSpy.Color) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)

        presenter.attachView(view: view)

        #expect(view.colors.last == color, "the last color that the view gets should be the one of the outcome")
    }

    @Test(arguments: [true, false])
    func `a touch closes the result once`(isSuccess: Bool) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)
        presenter.attachView(view: view)

        presenter.screenTouched()

        #expect(router.dismissals == 1, "the presenter should call router.dismissModule() once, at the touch")
    }

    @Test(arguments: [(true, "Succeeded!", ValidationResultViewSpy.Color.success), (false, "Failed!", .fail)])
    func `a touch changes nothing on the screen`(isSuccess: Bool, title: String, color: ValidationResultViewSpy.Color) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)
        presenter.attachView(view: view)

        presenter.screenTouched()

        #expect(view.titles.last == title, "the view should still show the title of the outcome")
        #expect(view.colors.last == color, "the view should still show the color of the outcome")
    }

    @Test func `a second view shows the outcome too`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        let second = ValidationResultViewSpy()
        presenter.attachView(view: view)

        presenter.attachView(view: second)

        #expect(second.titles.last == "Succeeded!", "each attachView should set the title of the view that it gets")
        #expect(second.colors.last == .success, "each attachView should set the color of the view that it gets")
    }

    @Test(.tags(.memory)) func `the presenter does not retain its view`() throws {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        var leaving: ValidationResultViewSpy? = makeView(attachedTo: presenter)
        weak let released = leaving
        try #require(leaving?.titles.last == "Succeeded!", "the attached view should show the title")

        leaving = nil

        #expect(released == nil, "the presenter's reference to its view should be weak: the view owns the presenter")
    }

    private func makeView(attachedTo presenter: ValidationResultPresenter) -> ValidationResultViewSpy {
        let attached = ValidationResultViewSpy()
        presenter.attachView(view: attached)
        return attached
    }
}
