import Foundation
import Testing

@testable import VIPArticles

/// Earlier answers change nothing. Before each test, a fetch had a list as its answer.
struct ArticlesWorkerSecondFetchTests {
    let client = HTTPClientStub()
    let log = AnswerLog()
    let worker: ArticlesWorker

    init() throws {
        worker = ArticlesWorker(client: client, feed: try #require(URL(string: "https://example.com/articles")))
        client.answer = .success(.make(body: "[\(item(id: "7"))]"))
        worker.fetchArticles { _ in }
    }

    @Test(arguments: [199, 300, 304, 404, 429, 500, 502, 503, 504])
    func `a bad status after a list is a failure`(status: Int) {
        client.answer = .success(.make(status: status))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.badStatus(status))])
    }

    @Test(arguments: [("", NetworkError.noData), ("no JSON", .decodingError), ("[null]", .decodingError)])
    func `a bad body after a list is a failure`(body: String, error: NetworkError) {
        client.answer = .success(.make(body: body))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(error)])
    }

    @Test func `a dead line after a list is a failure`() {
        client.answer = .failure(DeadLine())

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport("The line is dead."))])
    }

    @Test func `an empty list after a list is empty`() {
        client.answer = .success(.make(body: "[]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([])])
    }

    @Test func `the same list may come again`() {
        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: 7)])])
    }

    @Test func `an article may change`() {
        client.answer = .success(.make(body: "[\(item(id: "7", title: #""Other""#))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: 7, title: "Other")])])
    }

    @Test func `a list after three failures is a success`() {
        client.answer = .failure(DeadLine())
        worker.fetchArticles { _ in }
        worker.fetchArticles { _ in }
        worker.fetchArticles { _ in }
        client.answer = .success(.make(body: "[\(item(id: "8"))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: 8)])])
    }

    @Test func `the same failure may come again`() {
        client.answer = .failure(DeadLine())
        worker.fetchArticles { _ in }

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport("The line is dead."))])
    }
}
