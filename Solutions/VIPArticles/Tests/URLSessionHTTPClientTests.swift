import Foundation
import Testing

@testable import VIPArticles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// These tests use a real server on this machine: a double of URLSession would only prove how the double works.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct URLSessionHTTPClientTests {
    let client: URLSessionHTTPClient

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        client = URLSessionHTTPClient(session: URLSession(configuration: configuration))
    }

    @Test func `a GET request returns the server's status and body`() async throws {
        let server = try LoopbackServer(path: "/api/articles?page=2") { request in
            request.hasPrefix("GET /api/articles?page=2 HTTP/1.1\r\n")
                ? .response(status: "200 OK", body: "Olá")
                : .response(status: "400 Bad Request", body: request)
        }

        let answer = try await answer(to: server.url)

        #expect(try answer.get() == HTTPResponse(status: 200, body: Data("Olá".utf8)))
    }

    @Test func `an error status is an answer, not a failure`() async throws {
        let server = try LoopbackServer(path: "/") { _ in .response(status: "503 Service Unavailable", body: "later") }

        let answer = try await answer(to: server.url)

        #expect(try answer.get() == HTTPResponse(status: 503, body: Data("later".utf8)))
    }

    @Test func `an answer without a body has an empty body`() async throws {
        let server = try LoopbackServer(path: "/") { _ in .response(status: "200 OK", body: "") }

        let answer = try await answer(to: server.url)

        #expect(try answer.get() == HTTPResponse(status: 200, body: Data()))
    }

    @Test func `a connection that the server closes is a failure`() async throws {
        let server = try LoopbackServer(path: "/") { _ in "" }

        let answer = try await answer(to: server.url)

        #expect(throws: URLError.self) { try answer.get() }
    }

    @Test func `an answer that is not HTTP is a failure`() async throws {
        let url = try #require(URL(string: "data:text/plain,no%20server%20was%20asked"))

        let answer = try await answer(to: url)

        #expect(throws: URLError(.badServerResponse)) { try answer.get() }
    }

    private func answer(to url: URL) async throws -> Result<HTTPResponse, any Error> {
        let (answers, continuation) = AsyncStream.makeStream(of: Result<HTTPResponse, any Error>.self)

        client.get(url) { [promise = Promise(continuation)] in promise.keep($0) }

        var iterator = answers.makeAsyncIterator()
        return try #require(await iterator.next(), "the client should call the completion before it releases it")
    }
}

/// Ends the wait when the client releases the completion without a call, so that the test fails and does not hang.
private final class Promise<Answer> {
    private let continuation: AsyncStream<Answer>.Continuation

    init(_ continuation: AsyncStream<Answer>.Continuation) {
        self.continuation = continuation
    }

    func keep(_ answer: sending Answer) {
        continuation.yield(answer)
    }

    deinit {
        continuation.finish()
    }
}

extension String {
    fileprivate static func response(status: String, body: String) -> String {
        "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    }
}
