import Testing

@testable import MVPEditFields

/// The edge cases of step 1. Each name begins with its rule in the guide, and each row of a table is one case.
struct EditFieldsAttachingEdgeCases {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireFrameSpy()

    // MARK: As they are

    @Test(arguments: [
        ("empty", ""),
        ("spaces", " two  spaces "),
        ("lines", "3 lines\nof\ntext"),
        ("signs", "Contraseña & <b>PIN</b>: 100 %"),
        ("long", String(repeating: "Choose a new password. ", count: 13)),
    ])
    func `As they are: the view shows each text of the model as it is`(kind: String, text: String) {
        let presenter = makePresenter(model: .texts(text, text, text, text, text))
        makePresenter(model: .make()).attachView(view: view)

        presenter.attachView(view: view)

        #expect(view.shownTexts == [text, text, text, text, text], "each place should show this text as it is")
    }

    @Test(arguments: [
        ["", "Current", "New password", "Other", "Save"],
        ["Password", "", "New password", "Other", "Save"],
        ["Password", "Current", "", "Other", "Save"],
        ["Password", "Current", "New password", "", "Save"],
        ["Password", "Current", "New password", "Other", ""],
    ])
    func `As they are: an empty text stays empty`(texts: [String]) {
        let presenter = makePresenter(model: .texts(texts[0], texts[1], texts[2], texts[3], texts[4]))

        presenter.attachView(view: view)

        #expect(view.shownTexts == texts, "no other text of the model should take the place of the empty one")
    }

    @Test(arguments: [
        ("a success", String.correctPassword, "pass2"),
        ("a wrong password", "wrong", "pass2"),
        ("the old password as the new one", .correctPassword, .correctPassword),
    ])
    func `As they are: a save with typed passwords changes no text`(kind: String, current: String, new: String) {
        let presenter = makePresenter(model: .texts("Password", "Current", "New password", "Other", "Save"))
        presenter.attachView(view: view)
        presenter.type(current: current, new: new)

        presenter.saveActionTouched()

        #expect(
            view.shownTexts == ["Password", "Current", "New password", "Other", "Save"],
            "the view should still show the five texts after the save"
        )
    }

    // MARK: Typing

    @Test(arguments: [("a password", "pass2"), ("a deleted password", "")])
    func `Typing: an edit changes no text of the model`(kind: String, typed: String) {
        let presenter = makePresenter(model: .texts("Password", "Current", "New password", "Other", "Save"))
        presenter.attachView(view: view)

        presenter.type(current: typed, new: typed)

        #expect(
            view.shownTexts == ["Password", "Current", "New password", "Other", "Save"],
            "the view should still show the five texts after both edits"
        )
    }

    // MARK: Second view

    @Test func `Second view: the first view keeps its texts`() {
        let presenter = makePresenter(model: .texts("Password", "Current", "New password", "Other", "Save"))
        presenter.attachView(view: view)

        presenter.attachView(view: EditFieldsViewSpy())

        #expect(
            view.shownTexts == ["Password", "Current", "New password", "Other", "Save"],
            "attachView should call only the setters of the view that it gets"
        )
    }

    @Test(.tags(.memory)) func `Second view: the first view is released`() throws {
        let presenter = makePresenter(model: .make())
        var first: EditFieldsViewSpy? = EditFieldsViewSpy()
        weak let released = first
        try presenter.attachView(view: #require(first))
        try #require(first?.shownTexts.count == 5, "the attached view should show five texts")
        presenter.type(current: .correctPassword, new: "pass2")
        presenter.saveActionTouched()
        presenter.attachView(view: view)

        first = nil

        #expect(released == nil, "the presenter should retain no view, also none before the last")
    }

    // MARK: Again

    @Test func `Again: a view that attaches again shows the texts again`() {
        let presenter = makePresenter(model: .texts("Password", "Current", "New password", "Other", "Save"))
        let spanish = makePresenter(model: .texts("Contraseña", "La actual", "Nueva contraseña", "Otra", "Guardar"))
        presenter.attachView(view: view)
        spanish.attachView(view: view)

        presenter.attachView(view: view)

        #expect(
            view.shownTexts == ["Password", "Current", "New password", "Other", "Save"],
            "the view showed Spanish texts in between, so it should get the English ones again"
        )
    }

    private func makePresenter(model: EditFieldsPresenter.ViewModel) -> EditFieldsPresenter {
        EditFieldsPresenter(router: router, model: model, session: .make())
    }
}
