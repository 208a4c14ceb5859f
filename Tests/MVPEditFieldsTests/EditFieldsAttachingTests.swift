import Testing

@testable import MVPEditFields

/// These tests look at the last text of each setter. A setter that gets the same text again changes nothing on the screen.
struct EditFieldsAttachingTests {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireFrameSpy()

    @Test(arguments: FieldText.allCases)
    func `each text reaches its own setter`(text: FieldText) {
        let presenter = EditFieldsPresenter(router: router, model: .english)

        presenter.attachView(view: view)

        #expect(
            view.texts[text] == text.text(of: .english),
            "attachView should call \(text.rawValue) on the view with model.\(String(describing: text))"
        )
    }

    @Test func `a different model gives different texts`() {
        let english = EditFieldsPresenter(router: router, model: .english)
        let presenter = EditFieldsPresenter(router: router, model: .spanish)
        english.attachView(view: view)

        presenter.attachView(view: view)

        #expect(
            view.shownTexts == EditFieldsPresenter.ViewModel.spanish.texts,
            """
            attachView should set the five texts of the presenter's own model, here in Spanish, \
            also the empty one: the view still has the English texts
            """
        )
    }

    @Test func `typing and saving leave the texts as they are`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)

        presenter.attachView(view: view)
        presenter.type(first: "highsecret", second: "pass2")
        presenter.saveActionTouched()

        #expect(
            view.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "attachView should set the five texts of the model; typing and saving should change none of them"
        )
    }

    @Test func `attaching a second view sets its texts too`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        let second = EditFieldsViewSpy()
        presenter.attachView(view: view)

        presenter.attachView(view: second)

        #expect(
            second.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "each attachView should set the five texts of the view that it gets"
        )
        #expect(
            view.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "attaching a second view should not change the texts of the first"
        )
    }

    @Test func `the presenter does not retain its view`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        var view: EditFieldsViewSpy? = EditFieldsViewSpy()
        weak let released = view
        if let view {
            presenter.attachView(view: view)
        }
        #expect(
            view?.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "attachView should set the five texts of the view"
        )

        view = nil

        #expect(released == nil, "the presenter's reference to its view should be weak: the view owns the presenter")
    }
}
