import Testing

@testable import VIPArticles

/// The scene from outside. Only the store and the view are test doubles.
struct ReadingListTests {
    let store = ReadArticlesFake()
    let view = ReadingListViewSpy()
    let scene: ReadingListInteractor

    init() {
        let presenter = ReadingListPresenter()
        presenter.view = view
        let articles = [Article.make(id: 31, title: "Closures"), .make(id: 7, title: "Days")]
        scene = ReadingListInteractor(articles: articles, store: store, presenter: presenter)
    }

    @Test func `a tap marks an article as read`() {
        scene.showArticles(request: .init())

        scene.toggleRead(request: .init(id: 7))

        #expect(view.calls == [.displayArticles(["Closures", "Days"]), .displayArticles(["Closures", "✓ Days"])])
    }

    @Test func `a tap that is not saved displays why`() {
        store.error = StoreError(errorDescription: "The disk is full.")

        scene.toggleRead(request: .init(id: 7))

        #expect(view.calls == [.displayError("Not saved: The disk is full.")])
    }
}
