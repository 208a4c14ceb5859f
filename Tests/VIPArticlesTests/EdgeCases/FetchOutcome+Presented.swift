@testable import VIPArticles

extension FetchOutcome {
    /// What the presenter should get.
    var presented: ArticlesPresenterSpy.Outcome {
        switch self {
        case .success: .presentArticles([.make()])
        case .noArticles: .presentArticles([])
        case .failure: .presentError("The printing press is on strike.")
        }
    }
}
