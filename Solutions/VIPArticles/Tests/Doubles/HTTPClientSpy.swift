import Foundation
import Testing

@testable import VIPArticles

/// Logs what it was asked for, in order; the test plays the server that answers, now or later.
@MainActor
final class HTTPClientSpy: HTTPClient {
    private(set) var requestedURLs: [URL] = []
    private var completions: [(Result<HTTPResponse, any Error>) -> Void] = []

    func get(_ url: URL, completion: @escaping (Result<HTTPResponse, any Error>) -> Void) {
        requestedURLs.append(url)
        completions.append(completion)
    }

    /// Answers the oldest request that still waits.
    func answer(
        with result: Result<HTTPResponse, any Error>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let completion = try #require(
            completions.first,
            "a fetch should have asked the client",
            sourceLocation: sourceLocation
        )
        completions.removeFirst()
        completion(result)
    }

    func answer(status: Int = 200, body: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let response = HTTPResponse(status: status, body: Data(body.utf8))
        try answer(with: .success(response), sourceLocation: sourceLocation)
    }
}
