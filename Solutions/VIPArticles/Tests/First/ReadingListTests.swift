import Testing

@testable import VIPArticles

/// The scene from outside. Only the store and the view are test doubles.
struct ReadingListTests {
    let store = ReadArticlesFake(readIDs: [])
    let view = ReadingListViewSpy()

    @Test func `a tap marks an article as read`() {
        let presenter = ReadingListPresenter()
        presenter.view = view
        let scene = ReadingListInteractor(
            articles: [.make(id: 31, title: "Closures"), .make(id: 7, title: "Days")],
            store: store,
            presenter: presenter
        )

        scene.showArticles(request: .init())
        scene.toggleRead(request: .init(id: 7))
        store.error = StoreError(errorDescription: "The disk is full.")
        scene.toggleRead(request: .init(id: 31))

        #expect(
            view.calls == [
                .displayArticles(["Closures", "Days"]),
                .displayArticles(["Closures", "✓ Days"]),
                .displayError("Not saved: The disk is full."),
            ]
        )
    }
}
