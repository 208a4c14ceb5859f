import Foundation

/// Turns the results of the interactor into texts for the screen.
final class ArticlesPresenter: ArticlesPresentationLogic {
    var viewController: (any ArticlesDisplayLogic)?

    // Step 2: turn each response into a view model, and display it in the view.

    func presentArticles(response: Articles.FetchArticles.Response) {}

    func presentError(response: Articles.PresentError.Response) {}

    func presentLoading(response: Articles.PresentLoading.Response) {}
}
