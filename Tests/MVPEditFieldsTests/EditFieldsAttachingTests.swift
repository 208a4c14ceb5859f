import Testing

@testable import MVPEditFields

/// The story: a view that attaches shows the texts of the model. The edge cases are in the folder `EdgeCases`.
struct EditFieldsAttachingTests {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireFrameSpy()

    @Test func `an attached view shows the five texts of the model`() {
        let presenter = makePresenter(
            model: .texts("Password", "Current password", "New password", "Choose a new one", "Save")
        )

        presenter.attachView(view: view)

        #expect(
            view.shownTexts == ["Password", "Current password", "New password", "Choose a new one", "Save"],
            "attachView should call the five setters of the view, each with its own text of the model"
        )
    }

    @Test func `a Spanish model makes a Spanish screen`() {
        let presenter = makePresenter(
            model: .texts("Contraseña", "La actual", "Nueva contraseña", "Otra", "Guardar")
        )

        presenter.attachView(view: view)

        #expect(
            view.shownTexts == ["Contraseña", "La actual", "Nueva contraseña", "Otra", "Guardar"],
            "the view should show only texts of the model: the presenter should contain none"
        )
    }

    @Test func `a save leaves the five texts on the screen`() {
        let presenter = makePresenter(
            model: .texts("Password", "Current password", "New password", "Choose a new one", "Save")
        )
        presenter.attachView(view: view)

        presenter.saveActionTouched()

        #expect(
            view.shownTexts == ["Password", "Current password", "New password", "Choose a new one", "Save"],
            "the view should still show the five texts of the model after the save"
        )
    }

    @Test func `a second view shows the five texts too`() {
        let presenter = makePresenter(
            model: .texts("Password", "Current password", "New password", "Choose a new one", "Save")
        )
        let second = EditFieldsViewSpy()
        presenter.attachView(view: view)

        presenter.attachView(view: second)

        #expect(
            second.shownTexts == ["Password", "Current password", "New password", "Choose a new one", "Save"],
            "each attachView should call the setters of the view that it gets"
        )
    }

    @Test(.tags(.memory)) func `the presenter does not retain its view`() throws {
        let presenter = makePresenter(model: .make())
        var leaving: EditFieldsViewSpy? = makeView(attachedTo: presenter)
        weak let released = leaving
        try #require(leaving?.shownTexts.count == 5, "the attached view should show five texts")

        leaving = nil

        #expect(released == nil, "the presenter's reference to its view should be weak: the view owns the presenter")
    }

    private func makePresenter(model: EditFieldsPresenter.ViewModel) -> EditFieldsPresenter {
        EditFieldsPresenter(router: router, model: model, session: .make())
    }

    private func makeView(attachedTo presenter: EditFieldsPresenter) -> EditFieldsViewSpy {
        let attached = EditFieldsViewSpy()
        presenter.attachView(view: attached)
        return attached
    }
}
