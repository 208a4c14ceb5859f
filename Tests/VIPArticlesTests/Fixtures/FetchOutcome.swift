@testable import VIPArticles

/// How a fetch can end.
enum FetchOutcome: CaseIterable {
    case success
    case noArticles
    case failure

    var result: Result<[Article], any Error> {
        switch self {
        case .success: .success([.make()])
        case .noArticles: .success([])
        case .failure: .failure(FeedError(errorDescription: "The printing press is on strike."))
        }
    }
}
