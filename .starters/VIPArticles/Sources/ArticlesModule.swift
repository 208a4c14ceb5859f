import HeadlessUIKit

/// Builds the scene: the only place that knows all its parts.
enum ArticlesModule {
    static func build(
        worker: any ArticlesWorkerProtocol,
        navigationController: UINavigationController
    ) -> ArticlesViewController {
        // Step 6: all parts are here, but some references between them are missing.
        let presenter = ArticlesPresenter()
        let router = ArticlesRouter()
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
        return ArticlesViewController(interactor: interactor, dataStore: ArticlesDataStore())
    }
}
