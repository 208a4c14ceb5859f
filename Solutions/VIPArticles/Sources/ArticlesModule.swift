import HeadlessUIKit

/// Builds the scene: the only place that knows all its parts.
enum ArticlesModule {
    static func build(
        worker: any ArticlesWorkerProtocol,
        navigationController: UINavigationController
    ) -> ArticlesViewController {
        let presenter = ArticlesPresenter()
        let router = ArticlesRouter()
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
        let viewController = ArticlesViewController(interactor: interactor, dataStore: ArticlesDataStore())
        presenter.viewController = viewController
        router.navigationController = navigationController
        return viewController
    }
}
