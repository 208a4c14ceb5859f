import Foundation
import Testing

@testable import VIPArticles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// These tests use a real `URLSession`, with a stub in place of the network: a double of `URLSession` would only prove
/// how the double works. No mutant is in this client, so the tool remarks that these tests kill none.
@Suite(.timeLimit(.minutes(1)))
struct URLSessionHTTPClientTests {
    @Test func `the answer has the server's status with its body`() async throws {
        final class Server: StubServer {
            override class func answer(to request: URLRequest) -> Answer? {
                let isExpected = request.httpMethod == "GET" && request.url?.query() == "page=2"
                return isExpected ? Answer(status: 200, body: "Olá") : Answer(status: 400, body: "\(request)")
            }
        }

        let received = try await answer(of: Server.self, to: "https://example.org/api/articles?page=2").get()

        #expect(received == HTTPResponse(status: 200, body: Data("Olá".utf8)))
    }

    @Test func `an error status is an answer, not a failure`() async throws {
        final class Server: StubServer {
            override class func answer(to request: URLRequest) -> Answer? { Answer(status: 503, body: "later") }
        }

        let received = try await answer(of: Server.self).get()

        #expect(received == HTTPResponse(status: 503, body: Data("later".utf8)))
    }

    @Test func `an answer without a body arrives with empty data`() async throws {
        final class Server: StubServer {
            override class func answer(to request: URLRequest) -> Answer? { Answer(status: 200, body: "") }
        }

        let received = try await answer(of: Server.self).get()

        #expect(received == HTTPResponse(status: 200, body: Data()))
    }

    @Test func `a connection that the server closes is a failure`() async throws {
        final class Server: StubServer {}

        let received = try await answer(of: Server.self)

        #expect(throws: URLError.self) { try received.get() }
    }

    @Test func `an answer that is not HTTP is a failure`() async throws {
        let received = try await answer(of: nil, to: "data:text/plain,no%20server%20was%20asked")

        #expect(throws: URLError(.badServerResponse)) { try received.get() }
    }

    /// Only the completion retains it. So the stream ends as soon as the client cannot answer any more.
    private final class Inbox {
        let answers: AsyncStream<Result<HTTPResponse, any Error>>.Continuation

        init(_ answers: AsyncStream<Result<HTTPResponse, any Error>>.Continuation) {
            self.answers = answers
        }

        deinit {
            answers.finish()
        }
    }

    private func answer(
        of server: StubServer.Type?,
        to address: String = "https://example.org"
    ) async throws -> Result<HTTPResponse, any Error> {
        let configuration = URLSessionConfiguration.ephemeral
        if let server { configuration.protocolClasses = [server] }
        let client = URLSessionHTTPClient(session: URLSession(configuration: configuration))
        let url = try #require(URL(string: address))

        // A checked continuation that is never resumed would wait forever. A stream can end without an answer.
        let answers = AsyncStream { continuation in
            let inbox = Inbox(continuation)
            client.get(url) { inbox.answers.yield($0) }
        }
        var iterator = answers.makeAsyncIterator()
        let answer = await iterator.next()
        return try #require(answer, "the client should call its completion")
    }
}
