import Foundation
import Testing

@testable import VIPArticles

/// What the worker makes of an answer that is not a list of articles. The client answers during the call.
struct ArticlesWorkerErrorTests {
    let client = HTTPClientStub()
    let log = AnswerLog()
    let worker: ArticlesWorker

    init() throws {
        worker = ArticlesWorker(client: client, feed: try #require(URL(string: "https://example.com/articles")))
    }

    // MARK: Status

    @Test(arguments: [200, 201, 202, 203, 204, 205, 206, 226, 250, 299])
    func `a status from 200 to 299 is good`(status: Int) {
        client.result = .success(.make(status: status, body: "[\(item())]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make()])])
    }

    @Test(arguments: [0, 100, 199, 300, 301, 304, 400, 401, 403, 404, 408, 410, 429, 500, 502, 503, 504, 999])
    func `a status outside 200 to 299 is bad`(status: Int) {
        client.result = .success(.make(status: status, body: "[\(item())]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.badStatus(status))])
    }

    @Test(arguments: [199, 300, 404, 500], ["", "<h1>Sorry</h1>"])
    func `a bad status comes before a bad body`(status: Int, body: String) {
        client.result = .success(.make(status: status, body: body))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.badStatus(status))])
    }

    // MARK: Body

    @Test(arguments: [200, 201, 204, 205, 299])
    func `a good status without a body is no data`(status: Int) {
        client.result = .success(.make(status: status, body: ""))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.noData)])
    }

    @Test(arguments: [
        "no JSON", " ", "\n", "{}", "null", "1", #""articles""#, "[\(item())", item(), #"{ "articles": [] }"#,
        "[\(item())] <!-- cached -->",
    ])
    func `a body that is not a list cannot be decoded`(body: String) {
        client.result = .success(.make(body: body))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    @Test func `a body that is not a text cannot be decoded`() {
        client.result = .success(HTTPResponse(status: 200, body: Data([0xFF])))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    @Test(arguments: ["null", "2", "{}", "[]", #""article""#, item(id: "null")])
    func `one unreadable article fails the whole list`(unreadable: String) {
        client.result = .success(.make(body: "[\(item()), \(unreadable), \(item())]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    @Test(arguments: ["[null]", "[null, \(item())]", "[\(item()), null]"])
    func `an unreadable article may be the first or the last`(body: String) {
        client.result = .success(.make(body: body))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    @Test(arguments: [
        #"[{ "user_id": 1, "title": "Test", "published_at": "1970-01-01T00:00:00Z", "tag_list": [] }]"#,
        #"[{ "id": 1, "slug": "test", "published_at": "1970-01-01T00:00:00Z", "tag_list": [] }]"#,
        #"[{ "id": 1, "title": "Test", "created_at": "1970-01-01T00:00:00Z", "tag_list": [] }]"#,
    ])
    func `an article without an id, a title or a date is unreadable`(body: String) {
        client.result = .success(.make(body: body))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    @Test(arguments: ["null", #""1""#, "1.5"])
    func `an id that is not a whole number is unreadable`(id: String) {
        client.result = .success(.make(body: "[\(item(id: id))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    @Test(arguments: ["null", "7"])
    func `a title that is not a text is unreadable`(title: String) {
        client.result = .success(.make(body: "[\(item(title: title, details: #""description": "Desc""#))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    @Test(arguments: ["null", "0", #""""#, #""yesterday""#, #""1970-13-01T00:00:00Z""#])
    func `a date that is not ISO 8601 is unreadable`(date: String) {
        client.result = .success(.make(body: "[\(item(publishedAt: date))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.decodingError)])
    }

    // MARK: Transport

    @Test func `a transport error has the message of the client's error`() {
        client.result = .failure(DeadLine())

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport("The line is dead."))])
    }

    @Test(arguments: ["No\nline ", ""])
    func `an error with a message need not be a LocalizedError`(message: String) {
        let userInfo = [NSLocalizedDescriptionKey: message, NSLocalizedFailureReasonErrorKey: "A storm."]
        client.result = .failure(NSError(domain: "Feed", code: 7, userInfo: userInfo))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport(message))])
    }

    @Test(arguments: [URLError.Code.cancelled, .notConnectedToInternet, .timedOut])
    func `a request without an answer is a transport error too`(code: URLError.Code) {
        client.result = .failure(URLError(code, userInfo: [NSLocalizedDescriptionKey: "The user has left."]))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport("The user has left."))])
    }

    @Test(
        arguments: [
            CancellationError(), URLError(.zeroByteResource), URLError(.cannotParseResponse),
            DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
        ] as [any Error]
    )
    func `an error of the system is a transport error too`(error: any Error) {
        client.result = .failure(error)

        worker.fetchArticles(completion: log.append)

        // The system writes this text, and not the same one everywhere.
        #expect(log.answers == [.failure(.transport(error.localizedDescription))])
    }

    @Test(arguments: [
        (NetworkError.noData, "The server sent nothing."),
        (.transport("no line"), "The server could not be reached: no line"),
        (.badStatus(503), "The server answered with status 503."),
    ])
    func `a NetworkError of the client is a transport error too`(error: NetworkError, message: String) {
        client.result = .failure(error)

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport(message))])
    }
}
