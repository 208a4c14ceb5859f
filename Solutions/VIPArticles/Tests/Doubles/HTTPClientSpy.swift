import Foundation
import Testing

@testable import VIPArticles

/// Logs the requested URLs, in order. With a stubbed result it answers at once. Without one, the test answers in place
/// of the server, now or later.
final class HTTPClientSpy: HTTPClient {
    private(set) var requestedURLs: [URL] = []
    var stub: Result<HTTPResponse, any Error>?
    private var completions: [(Result<HTTPResponse, any Error>) -> Void] = []

    func get(_ url: URL, completion: @escaping (Result<HTTPResponse, any Error>) -> Void) {
        requestedURLs.append(url)
        if let stub {
            completion(stub)
        } else {
            completions.append(completion)
        }
    }

    /// Answers one of the requests that still wait: 0 is the oldest.
    func answer(
        _ request: Int = 0,
        with result: Result<HTTPResponse, any Error>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try #require(
            completions.indices.contains(request),
            "a fetch should call the client, and wait for its answer",
            sourceLocation: sourceLocation
        )
        completions.remove(at: request)(result)
    }

    func answer(
        _ request: Int = 0,
        status: Int = 200,
        body: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let response = HTTPResponse(status: status, body: Data(body.utf8))
        try answer(request, with: .success(response), sourceLocation: sourceLocation)
    }
}
