import Foundation
import Testing

@testable import VIPArticles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Against a real server, though on this machine: what a double of URLSession would prove is how it was written.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct URLSessionHTTPClientTests {
    let client: URLSessionHTTPClient

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        client = URLSessionHTTPClient(session: URLSession(configuration: configuration))
    }

    @Test func `the answer to a GET of the URL has the server's status and body`() async throws {
        let server = try LoopbackServer(path: "/api/articles?page=2") { request in
            request.hasPrefix("GET /api/articles?page=2 HTTP/1.1\r\n")
                ? .response(status: "200 OK", body: "Olá")
                : .response(status: "400 Bad Request", body: request)
        }

        let answer = try await answer(to: server.url)

        #expect(try answer.get() == HTTPResponse(status: 200, body: Data("Olá".utf8)))
    }

    @Test func `a status that is no success is an answer all the same`() async throws {
        let server = try LoopbackServer(path: "/") { _ in .response(status: "503 Service Unavailable", body: "later") }

        let answer = try await answer(to: server.url)

        #expect(try answer.get() == HTTPResponse(status: 503, body: Data("later".utf8)))
    }

    @Test func `an answer without a body has an empty one`() async throws {
        let server = try LoopbackServer(path: "/") { _ in .response(status: "200 OK", body: "") }

        let answer = try await answer(to: server.url)

        #expect(try answer.get() == HTTPResponse(status: 200, body: Data()))
    }

    @Test func `a server that hangs up is a failure`() async throws {
        let server = try LoopbackServer(path: "/") { _ in "" }

        let answer = try await answer(to: server.url)

        #expect(throws: URLError.self) { try answer.get() }
    }

    @Test func `an answer that is none of HTTP is a failure`() async throws {
        let url = try #require(URL(string: "data:text/plain,no%20server%20was%20asked"))

        let answer = try await answer(to: url)

        #expect(throws: URLError(.badServerResponse)) { try answer.get() }
    }

    private func answer(to url: URL) async throws -> Result<HTTPResponse, any Error> {
        let (answers, continuation) = AsyncStream.makeStream(of: Result<HTTPResponse, any Error>.self)

        client.get(url) { [promise = Promise(continuation)] in promise.keep($0) }

        var iterator = answers.makeAsyncIterator()
        return try #require(await iterator.next(), "the client should answer before it lets go of the completion")
    }
}

/// Ends the wait for an answer when nobody is left who could give it, so that a test fails where it would hang.
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
