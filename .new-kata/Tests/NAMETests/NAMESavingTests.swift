import Testing

@testable import NAME

struct NAMESavingTests {
    let store = NAMEStoreSpy()

    @Test func `each tap on save saves the text once`() {
        let presenter = NAMEPresenter(store: store)

        for count in [2, 1] { presenter.onSave(count) }

        #expect(
            store.calls == [.save("2 items"), .save("1 item")],
            "the presenter should call store.save(_:) once for each tap, with the text for its count"
        )
    }

    // TODO: write the other tests of this step, four to eight in all; each is red on the starter, by an expectation
}
