import Testing

@testable import MVPEditFields

/// The story: a view that attaches shows the texts of the model. The edge cases are in the folder `EdgeCases`.
struct EditFieldsAttachingTests {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireFrameSpy()

    @Test func `an attached view shows the five texts of the model`() {
        let presenter = EditFieldsPresenter(router: router, model: .english, session: .make())

        presenter.attachView(view: view)

        #expect(
            view.shownTexts == ["Password", "Current password", "New Password", "New password", "Save"],
            "attachView should call the five setters of the view, each with its own text of the model"
        )
    }

    @Test func `a Spanish model makes a Spanish screen`() {
        let presenter = EditFieldsPresenter(router: router, model: .spanish, session: .make())

        presenter.attachView(view: view)

        #expect(
            view.shownTexts == ["Contraseña", "La actual", "Nueva contraseña", "Otra", "Guardar"],
            "the view should show only texts of the model: the presenter should contain none"
        )
    }

    @Test func `a save leaves the five texts on the screen`() {
        let presenter = EditFieldsPresenter(router: router, model: .english, session: .make())
        presenter.attachView(view: view)

        presenter.saveActionTouched()

        #expect(
            view.shownTexts == ["Password", "Current password", "New Password", "New password", "Save"],
            "the view should still show the five texts of the model after the save"
        )
    }

    @Test func `a second view shows the five texts too`() {
        let presenter = EditFieldsPresenter(router: router, model: .english, session: .make())
        let second = EditFieldsViewSpy()
        presenter.attachView(view: view)

        presenter.attachView(view: second)

        #expect(
            second.shownTexts == ["Password", "Current password", "New Password", "New password", "Save"],
            "each attachView should call the setters of the view that it gets"
        )
    }

    @Test(.tags(.memory)) func `the presenter does not retain its view`() throws {
        let presenter = EditFieldsPresenter(router: router, model: .english, session: .make())
        var view: EditFieldsViewSpy? = makeView(attachedTo: presenter)
        weak let released = view
        try #require(view?.shownTexts.count == 5, "the attached view should show five texts")

        view = nil

        #expect(released == nil, "the presenter's reference to its view should be weak: the view owns the presenter")
    }

    private func makeView(attachedTo presenter: EditFieldsPresenter) -> EditFieldsViewSpy {
        let view = EditFieldsViewSpy()
        presenter.attachView(view: view)
        return view
    }
}
