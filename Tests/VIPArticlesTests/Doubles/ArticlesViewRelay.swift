@testable import VIPArticles

/// Passes each call on to a real view, but has another type. So a presenter that casts its view finds none here.
final class ArticlesViewRelay: ArticlesDisplayLogic {
    let view: ArticlesViewController

    init(to view: ArticlesViewController) {
        self.view = view
    }

    func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
        view.displayArticles(viewModel: viewModel)
    }

    func displayError(viewModel: Articles.PresentError.ViewModel) {
        view.displayError(viewModel: viewModel)
    }

    func displayLoading(viewModel: Articles.PresentLoading.ViewModel) {
        view.displayLoading(viewModel: viewModel)
    }
}
