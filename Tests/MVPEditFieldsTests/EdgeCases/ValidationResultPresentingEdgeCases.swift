import Testing

@testable import MVPEditFields

/// The edge cases of step 3. Each name begins with its rule in the guide.
struct ValidationResultPresentingEdgeCases {
    let view = ValidationResultViewSpy()
    let router = ValidationResultWireFrameSpy()

    // MARK: Second view

    @Test func `Second view: the first view keeps its outcome`() {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        presenter.attachView(view: view)

        presenter.attachView(view: ValidationResultViewSpy())

        #expect(view.titles.last == "Succeeded!", "attachView should call only the setters of the view that it gets")
        #expect(view.colors.last == .success, "attachView should call only the setters of the view that it gets")
    }

    @Test(.tags(.memory)) func `Second view: the first view is released`() throws {
        let presenter = ValidationResultPresenter(router: router, isSuccess: true)
        var first: ValidationResultViewSpy? = ValidationResultViewSpy()
        weak let released = first
        try presenter.attachView(view: #require(first))
        try #require(first?.titles.last == "Succeeded!", "the attached view should show the title")
        presenter.screenTouched()
        presenter.attachView(view: view)

        first = nil

        #expect(released == nil, "the presenter should retain no view, also none before the last")
    }

    // MARK: Again

    @Test(arguments: [(true, "Succeeded!", ValidationResultViewSpy.Color.success), (false, "Failed!", .fail)])
    func `Again: a view shows the outcome again`(isSuccess: Bool, title: String, color: ValidationResultViewSpy.Color) {
        let presenter = ValidationResultPresenter(router: router, isSuccess: isSuccess)
        presenter.attachView(view: view)
        ValidationResultPresenter(router: router, isSuccess: !isSuccess).attachView(view: view)

        presenter.attachView(view: view)

        #expect(view.titles.last == title, "the view showed the other outcome in between: it should get its title")
        #expect(view.colors.last == color, "the view showed the other outcome in between: it should get its color")
    }
}
