/// Turns articles and errors into texts for the screen.
final class ReadingListPresenter: ReadingListPresentationLogic {
    var view: (any ReadingListDisplayLogic)?

    // Test-first lap: both methods do nothing until a test needs more.

    func presentArticles(response: ReadingList.ShowArticles.Response) {}

    func presentError(response: ReadingList.PresentError.Response) {}
}
