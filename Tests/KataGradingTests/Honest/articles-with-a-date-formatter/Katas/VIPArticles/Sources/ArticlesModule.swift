import HeadlessUIKit

@MainActor
enum ArticlesModule {
    static func build(
        worker: any ArticlesWorkerProtocol,
        navigationController: UINavigationController
    ) -> ArticlesViewController {
        let (presenter, router) = (ArticlesPresenter(), ArticlesRouter())
        router.navigationController = navigationController
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
        let screen = ArticlesViewController(interactor: interactor, dataStore: ArticlesDataStore())
        presenter.viewController = screen
        return screen
    }
}
