import Testing

@testable import NAME

struct NAMESavingTests {
    let store = NAMEStoreSpy()

    @Test func `a tap on save saves the text`() {
        let presenter = NAMEPresenter(store: store)

        presenter.onSave(2)

        #expect(store.saved == ["2 items"], "the presenter should call store.save(_:) once, with this text")
    }

    // TODO: write the other tests of this step, four to eight in all; each is red on the starter, by an expectation
}
