/// The worker as the interactor knows it: it gets the articles.
protocol ArticlesWorkerProtocol: AnyObject {
    /// Calls `completion` once, on the main actor: at once, later, or after the scene is released.
    func fetchArticles(completion: @escaping (Result<[Article], any Error>) -> Void)
}
