import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers the requests of a `URLSession` in place of the network. Each answer is a subclass.
nonisolated class StubServer: URLProtocol {
    struct Answer {
        var status: Int
        var body: String
    }

    /// The answer to a request; nil when the server closes the connection.
    class func answer(to request: URLRequest) -> Answer? {
        nil
    }

    override class func canInit(with request: URLRequest) -> Bool {
        true
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest {
        request
    }

    override func startLoading() {
        guard let url = request.url, let answer = Self.answer(to: request),
            let response = HTTPURLResponse(url: url, statusCode: answer.status, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(answer.body.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
