import Foundation

@testable import VIPArticles

/// A store in memory, which keeps what it has saved. A different screen can change it too: a test sets `readIDs`.
final class ReadArticlesFake: ReadArticlesStore {
    var readIDs: Set<Int>
    /// Each call of `save` throws this error.
    var error: (any Error)?
    /// What each call of `save` got, also one that threw.
    private(set) var saves: [Set<Int>] = []

    init(readIDs: Set<Int> = []) {
        self.readIDs = readIDs
    }

    func save(_ readIDs: Set<Int>) throws {
        saves.append(readIDs)
        if let error { throw error }
        self.readIDs = readIDs
    }
}

/// An error with a message of its own, which differs from each default message, and from its other texts.
struct StoreError: LocalizedError {
    let errorDescription: String?
    let failureReason: String? = "It has 12 GB."
    let recoverySuggestion: String? = "Delete a file."
}
