import Foundation

@testable import VIPArticles

/// Logs the requested URLs, and stores the completions: the test answers in place of the server, when it is time.
final class HTTPClientSpy: HTTPClient {
    private(set) var requestedURLs: [URL] = []
    private(set) var completions: [(Result<HTTPResponse, any Error>) -> Void] = []

    func get(_ url: URL, completion: @escaping (Result<HTTPResponse, any Error>) -> Void) {
        requestedURLs.append(url)
        completions.append(completion)
    }
}
