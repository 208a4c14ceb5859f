/// Where the interactor gets its articles from.
@MainActor
protocol ArticlesWorkerProtocol: AnyObject {
    /// Answers once, on the main actor: at once, later, or when nobody is interested any more.
    func fetchArticles(completion: @escaping (Result<[Article], any Error>) -> Void)
}
