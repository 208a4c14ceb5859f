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
            "an attached view should show model.\(String(describing: text)) where \(text.rawValue) puts its text"
        )
    }

    @Test func `a different model gives different texts`() {
        for model in [.english, .spanish, .blank, .uniform, .english] as [EditFieldsPresenter.ViewModel] {
            let presenter = EditFieldsPresenter(router: router, model: model)

            presenter.attachView(view: view)

            #expect(
                view.shownTexts == model.texts,
                """
                an attached view should show the five texts of its presenter's model as they are, also the empty ones: \
                a view may still have the texts of another presenter
                """
            )
        }
    }

    @Test func `typing and saving leave the texts as they are`() async {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        presenter.attachView(view: view)
        let texts = view.shownTexts

        for action in UserAction.busyUser {
            presenter.play(action)
            #expect(view.shownTexts == texts, "\(action) should not change a text on the screen")
        }
        await runTasks()

        #expect(
            view.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "the view should still show the five texts of its model after the user has typed and saved"
        )
    }

    @Test func `attaching a second view sets its texts too`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        let second = EditFieldsViewSpy()
        presenter.attachView(view: view)
        UserAction.busyUser.forEach(presenter.play)

        presenter.attachView(view: second)

        #expect(
            second.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "a second view that attaches should show the five texts too"
        )
        #expect(
            view.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "attaching a second view should not change the texts of the first"
        )

        EditFieldsPresenter(router: router, model: .spanish).attachView(view: second)
        presenter.attachView(view: second)

        #expect(
            second.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "a view that attaches again should show the five texts again: it has shown others since"
        )
    }

    @Test func `the presenter does not retain its view`() {
        let presenter = EditFieldsPresenter(router: router, model: .english)
        var view: EditFieldsViewSpy? = EditFieldsViewSpy()
        var second: EditFieldsViewSpy? = EditFieldsViewSpy()
        weak let released = view
        weak let releasedSecond = second
        if let view, let second {
            presenter.attachView(view: view)
            UserAction.busyUser.forEach(presenter.play)
            presenter.attachView(view: second)
        }
        #expect(
            view?.shownTexts == EditFieldsPresenter.ViewModel.english.texts,
            "an attached view should show the five texts of the model"
        )

        view = nil
        second = nil

        #expect(released == nil, "the presenter should not retain its earlier view")
        #expect(
            releasedSecond == nil,
            "the presenter's reference to its view should be weak: the view owns the presenter"
        )
    }
}
