import Testing

@testable import VIPArticles

/// Counts the fetches, which have no argument. With a result it answers at once. Without one, it stores each
/// completion until the test calls `answer(with:)`.
final class ArticlesWorkerSpy: ArticlesWorkerProtocol {
    private(set) var fetchCount = 0
    var result: Result<[Article], any Error>?
    private var completions: [(Result<[Article], any Error>) -> Void] = []

    func fetchArticles(completion: @escaping (Result<[Article], any Error>) -> Void) {
        fetchCount += 1
        if let result {
            completion(result)
        } else {
            completions.append(completion)
        }
    }

    /// Answers the oldest fetch that still waits.
    func answer(
        with result: Result<[Article], any Error>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try #require(
            !completions.isEmpty,
            "the interactor should call worker.fetchArticles, and wait for the answer",
            sourceLocation: sourceLocation
        )
        let completion = completions.removeFirst()
        completion(result)
    }
}
