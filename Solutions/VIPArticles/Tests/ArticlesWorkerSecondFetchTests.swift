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
        client.result = .success(.make(body: "[\(item(id: "7"))]"))
        worker.fetchArticles { _ in }
    }

    @Test(arguments: [199, 300, 304, 401, 403, 404, 408, 410, 429, 500, 502, 503, 504])
    func `a bad status after a list is a failure`(status: Int) {
        client.result = .success(.make(status: status))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.badStatus(status))])
    }

    @Test(arguments: [("", NetworkError.noData), ("no JSON", .decodingError), ("[null]", .decodingError)])
    func `a bad body after a list is a failure`(body: String, error: NetworkError) {
        client.result = .success(.make(body: body))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(error)])
    }

    @Test(arguments: [DeadLine(), CancellationError(), URLError(.notConnectedToInternet)] as [any Error])
    func `a dead line after a list is a failure`(error: any Error) {
        client.result = .failure(error)

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport(error.localizedDescription))])
    }

    @Test func `an empty list after a list is empty`() {
        client.result = .success(.make(body: "[]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([])])
    }

    @Test func `the same list may come again`() {
        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: 7)])])
    }

    @Test func `an answered fetch gets no second answer`() {
        worker.fetchArticles(completion: log.append)

        worker.fetchArticles { _ in }

        #expect(log.answers == [.success([.make(id: 7)])])
    }

    @Test func `an article may change`() {
        client.result = .success(.make(body: "[\(item(id: "7", title: #""Other""#))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: 7, title: "Other")])])
    }

    @Test func `a list after three failures is a success`() {
        client.result = .failure(DeadLine())
        worker.fetchArticles { _ in }
        worker.fetchArticles { _ in }
        worker.fetchArticles { _ in }
        client.result = .success(.make(body: "[\(item(id: "8"))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: 8)])])
    }

    @Test func `the same failure may come again`() {
        client.result = .failure(DeadLine())
        worker.fetchArticles { _ in }

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.failure(.transport("The line is dead."))])
    }
}
