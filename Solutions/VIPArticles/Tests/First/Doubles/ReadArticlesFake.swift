import Foundation

@testable import VIPArticles

/// A store in memory. It works like a real one, so a test can read what was saved. The log has what each call got, also
/// one that threw.
final class ReadArticlesFake: ReadArticlesStore {
    /// The next calls of `save` throw this error.
    var error: (any Error)?
    private(set) var readIDs: Set<Int>
    private(set) var saves: [Set<Int>] = []

    init(readIDs: Set<Int>) {
        self.readIDs = readIDs
    }

    func save(_ readIDs: Set<Int>) throws {
        saves.append(readIDs)
        if let error { throw error }
        self.readIDs = readIDs
    }
}

/// An error with a message of its own, which differs from each default message.
struct StoreError: LocalizedError {
    let errorDescription: String?
}

/// An error without a message.
struct SilentError: Error {}
