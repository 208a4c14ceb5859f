import HeadlessUIKit

/// The one place that knows how the scene's parts are put together.
@MainActor
enum ArticlesModule {
    static func build(
        worker: any ArticlesWorkerProtocol,
        navigationController: UINavigationController
    ) -> ArticlesViewController {
        // Step 5: everybody is here, but not everybody knows whom to talk to.
        let presenter = ArticlesPresenter()
        let router = ArticlesRouter()
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
        return ArticlesViewController(interactor: interactor)
    }
}
