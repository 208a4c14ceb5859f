import Foundation

@testable import VIPArticles

final class ViewDouble: ReadingListDisplayLogic {
    enum Event: Equatable {
        case list([String])
        case error(String)
    }

    private(set) var events: [Event] = []

    func displayArticles(viewModel: ReadingList.ShowArticles.ViewModel) {
        events.append(.list(viewModel.rows))
    }

    func displayError(viewModel: ReadingList.PresentError.ViewModel) {
        events.append(.error(viewModel.errorMessage))
    }
}

final class PresenterDouble: ReadingListPresentationLogic {
    private(set) var responses: [ReadingList.ShowArticles.Response] = []
    private(set) var messages: [String] = []

    func presentArticles(response: ReadingList.ShowArticles.Response) {
        responses.append(response)
    }

    func presentError(response: ReadingList.PresentError.Response) {
        messages.append(response.errorMessage)
    }
}

/// Keeps what it saved, as a real store does. A different screen can change it too.
final class StoreDouble: ReadArticlesStore {
    var readIDs: Set<Int>
    var error: (any Error)?
    /// What each call of `save` got, also one that threw.
    private(set) var saved: [Set<Int>] = []

    init(_ readIDs: Set<Int>) {
        self.readIDs = readIDs
    }

    func save(_ readIDs: Set<Int>) throws {
        saved.append(readIDs)
        if let error { throw error }
        self.readIDs = readIDs
    }
}

/// An error whose texts differ.
struct Refusal: LocalizedError {
    let errorDescription: String?
    let failureReason: String? = "It has 12 GB."
    let recoverySuggestion: String? = "Delete a file."
}

/// An error without a message of its own.
struct PlainRefusal: Error {}

extension Article {
    static func make(_ id: Int, _ title: String) -> Article {
        Article(id: id, title: title, publishDate: Date(timeIntervalSince1970: Double(id)), tags: ["rocks"])
    }
}
