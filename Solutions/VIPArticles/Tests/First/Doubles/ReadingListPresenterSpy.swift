@testable import VIPArticles

/// Logs what the interactor presents, in order.
final class ReadingListPresenterSpy: ReadingListPresentationLogic {
    enum Call: Equatable {
        case presentArticles(ids: [Int], readIDs: Set<Int>)
        case presentError(String)
    }

    private(set) var calls: [Call] = []

    func presentArticles(response: ReadingList.ShowArticles.Response) {
        calls.append(.presentArticles(ids: response.articles.map(\.id), readIDs: response.readIDs))
    }

    func presentError(response: ReadingList.PresentError.Response) {
        calls.append(.presentError(response.errorMessage))
    }
}
