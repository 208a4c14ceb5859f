import Testing

@testable import MVPEditFields

@MainActor
struct EditFieldsAttachingTests {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireFrameSpy()

    @Test(arguments: FieldText.allCases)
    func `each text reaches its own setter, once`(text: FieldText) {
        let presenter = EditFieldsPresenter(router: router, model: .make())

        presenter.attachView(view: view)

        #expect(
            view.texts(for: text) == [text.text(of: .make())],
            "attachView should hand \(text.source) to the view's \(text.setter), once"
        )
    }

    @Test func `another model brings other texts`() {
        let presenter = EditFieldsPresenter(router: router, model: .spanish)

        presenter.attachView(view: view)

        #expect(
            view.texts == EditFieldsPresenter.ViewModel.spanish.texts,
            "attachView should set the five texts of the model that the presenter was made with, here in Spanish"
        )
    }

    @Test func `the texts are set when a view attaches, not before and not after`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        let callsBeforeAttaching = view.calls

        presenter.attachView(view: view)
        presenter.type(first: "highsecret", second: "pass2")
        presenter.saveActionTouched()

        #expect(callsBeforeAttaching == [], "a view that is not attached should not be told anything")
        #expect(
            view.texts == EditFieldsPresenter.ViewModel.make().texts,
            "attachView should set each of the five texts once, and neither typing nor saving should set one again"
        )
    }

    @Test func `a second view takes the place of the first`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        let second = EditFieldsViewSpy("the second view")
        presenter.attachView(view: view)
        let textsBeforeSecond = view.texts

        presenter.attachView(view: second)

        #expect(
            presenter.view === second,
            "attachView should keep the view that it was handed last in the presenter's property view"
        )
        #expect(
            second.texts == EditFieldsPresenter.ViewModel.make().texts,
            "attachView should set the second view's five texts, each once"
        )
        #expect(view.texts == textsBeforeSecond, "the first view should hear nothing when the second is attached")
    }

    @Test func `the presenter knows its view and does not keep it alive`() {
        let presenter = EditFieldsPresenter(router: router, model: .make())
        var view: EditFieldsViewSpy? = EditFieldsViewSpy()
        weak let released = view
        if let view {
            presenter.attachView(view: view)
        }
        #expect(presenter.view === view, "attachView should keep the view in the presenter's property view")

        view = nil

        #expect(released == nil, "the presenter should hold its view weakly: the view owns the presenter already")
    }
}
