import Testing

@testable import MVPEditFields

@MainActor
struct EditFieldsAttachingTests {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireFrameSpy()

    @Test(arguments: FieldText.allCases)
    func `each text reaches its own setter once`(text: FieldText) {
        let presenter = EditFieldsPresenter(router: router, model: .make())

        presenter.attachView(view: view)

        #expect(
            view.texts(for: text) == [text.text(of: .make())],
            "attachView should call \(text.setter) on the view once, with \(text.source)"
        )
    }

    @Test func `a different model gives different texts`() {
        let presenter = EditFieldsPresenter(router: router, model: .spanish)

        presenter.attachView(view: view)

        #expect(
            view.texts == EditFieldsPresenter.ViewModel.spanish.texts,
            "attachView should set the five texts of the presenter's own model, here in Spanish"
        )
    }

    @Test func `the texts are set only when a view attaches`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        let callsBeforeAttaching = view.calls

        presenter.attachView(view: view)
        presenter.type(first: "highsecret", second: "pass2")
        presenter.saveActionTouched()

        #expect(callsBeforeAttaching == [], "the presenter should not call a view that is not attached")
        #expect(
            view.texts == EditFieldsPresenter.ViewModel.make().texts,
            "attachView should set each of the five texts once; typing and saving should set none"
        )
    }

    @Test func `a second view replaces the first`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        let second = EditFieldsViewSpy("the second view")
        presenter.attachView(view: view)
        let textsBeforeSecond = view.texts

        presenter.attachView(view: second)

        #expect(
            presenter.view === second,
            "attachView should store the last attached view in the presenter's property view"
        )
        #expect(
            second.texts == EditFieldsPresenter.ViewModel.make().texts,
            "attachView should set the five texts of the second view, each once"
        )
        #expect(view.texts == textsBeforeSecond, "attaching a second view should not call the first view")
    }

    @Test func `the presenter has a weak reference to its view`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        var view: EditFieldsViewSpy? = EditFieldsViewSpy()
        weak let released = view
        if let view {
            presenter.attachView(view: view)
        }
        #expect(presenter.view === view, "attachView should store the view in the presenter's property view")

        view = nil

        #expect(released == nil, "the presenter's reference to its view should be weak: the view owns the presenter")
    }
}
