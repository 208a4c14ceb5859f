import HeadlessUIKit

@MainActor
final class ArticlesModule {
    private let presenter = ArticlesPresenter()
    private let router = ArticlesRouter()

    static func build(
        worker: any ArticlesWorkerProtocol,
        navigationController: UINavigationController
    ) -> ArticlesViewController {
        ArticlesModule().build(worker, navigationController)
    }

    private func build(
        _ worker: any ArticlesWorkerProtocol,
        _ navigation: UINavigationController
    ) -> ArticlesViewController {
        router.navigationController = navigation
        let interactor = ArticlesInteractor(presenter: presenter, worker: worker, router: router)
        let screen = ArticlesViewController(interactor: interactor)
        presenter.viewController = screen
        return screen
    }
}
