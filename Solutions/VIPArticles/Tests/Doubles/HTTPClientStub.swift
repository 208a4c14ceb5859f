import Foundation

@testable import VIPArticles

/// Answers each request during the call, with what the test sets.
final class HTTPClientStub: HTTPClient {
    var result: Result<HTTPResponse, any Error> = .success(.make())

    func get(_ url: URL, completion: @escaping (Result<HTTPResponse, any Error>) -> Void) {
        completion(result)
    }
}
