import Foundation

/// Turns what the interactor found into what the screen says.
@MainActor
final class ArticlesPresenter: ArticlesPresentationLogic {
    var viewController: (any ArticlesDisplayLogic)?

    // Step 2: hand each response on to the view, as a view model.

    func presentArticles(response: Articles.FetchArticles.Response) {}

    func presentError(response: Articles.PresentError.Response) {}

    func presentLoading(response: Articles.PresentLoading.Response) {}
}
