@testable import VIPArticles

/// Logs what the user sees, in order.
final class ReadingListViewSpy: ReadingListDisplayLogic {
    enum Call: Equatable {
        case displayArticles([String])
        case displayError(String)
    }

    private(set) var calls: [Call] = []

    func displayArticles(viewModel: ReadingList.ShowArticles.ViewModel) {
        calls.append(.displayArticles(viewModel.rows))
    }

    func displayError(viewModel: ReadingList.PresentError.ViewModel) {
        calls.append(.displayError(viewModel.errorMessage))
    }
}
