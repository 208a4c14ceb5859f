import Testing

@testable import VIPArticles

/// What the screen cannot show, because it shows the same message once or twice alike. So the view is a spy here.
struct ArticlesSceneEdgeCases {
    let worker = ArticlesWorkerSpy()
    let presenter = ArticlesPresenter()
    let view = ArticlesViewSpy()

    init() {
        presenter.viewController = view
    }

    // MARK: Neighbors

    @Test func `Neighbors: only the presenter displays an error`() throws {
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: ArticlesRouterSpy())
        interactor.fetchArticles(request: .init())

        try worker.answer(with: .failure(FeedError(errorDescription: "The ink has run out.")))

        #expect(
            view.displayedErrors == ["The ink has run out."],
            "the interactor does not know the view: only the presenter should call displayError"
        )
    }
}
