import Foundation
import Testing

@testable import VIPArticles

/// When the worker calls its client, and when it answers.
struct ArticlesWorkerTests {
    let client = HTTPClientSpy()
    let log = AnswerLog()
    let feed: URL
    let worker: ArticlesWorker

    init() throws {
        feed = try #require(URL(string: "https://example.com/API/articles?tag=Swift&page=2#top"))
        worker = ArticlesWorker(client: client, feed: feed)
    }

    // MARK: Request

    @Test func `a fetch requests the feed once`() {
        worker.fetchArticles { _ in }

        #expect(client.requestedURLs == [feed])
    }

    @Test(arguments: ["https://example.com/articles/", "https://example.com//a/./swift", "http://EXAMPLE.com"])
    func `the URL of the feed is requested as it is`(address: String) throws {
        let feed = try #require(URL(string: address))

        ArticlesWorker(client: client, feed: feed).fetchArticles { _ in }

        #expect(client.requestedURLs == [feed])
    }

    @Test func `a new worker requests nothing`() {
        let newClient = HTTPClientSpy()

        _ = ArticlesWorker(client: newClient, feed: feed)

        #expect(newClient.requestedURLs == [])
    }

    @Test(arguments: [200, 304, 401, 408, 429, 500, 502, 503, 504], ["[]", "", "no JSON"])
    func `a fetch after an answer requests the feed again`(status: Int, body: String) throws {
        worker.fetchArticles { _ in }
        let complete = try #require(client.completions.first)
        complete(.success(.make(status: status, body: body)))

        worker.fetchArticles { _ in }

        #expect(client.requestedURLs == [feed, feed])
    }

    @Test(
        arguments: [
            DeadLine(), CancellationError(), URLError(.networkConnectionLost), URLError(.timedOut),
            URLError(.notConnectedToInternet), URLError(.cannotConnectToHost),
        ] as [any Error]
    )
    func `a fetch after a dead line requests the feed again`(error: any Error) throws {
        worker.fetchArticles { _ in }
        let complete = try #require(client.completions.first)
        complete(.failure(error))

        worker.fetchArticles { _ in }

        #expect(client.requestedURLs == [feed, feed])
    }

    // MARK: Answer

    @Test func `a fetch waits for the client's answer`() {
        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [])
    }

    @Test func `a fetch answers when the client has answered`() throws {
        worker.fetchArticles(completion: log.append)
        let complete = try #require(client.completions.first)

        complete(.success(.make(body: "[]")))

        #expect(log.answers == [.success([])])
    }

    @Test func `a fetch fails when the client has failed`() throws {
        worker.fetchArticles(completion: log.append)
        let complete = try #require(client.completions.first)

        complete(.failure(DeadLine()))

        #expect(log.answers == [.failure(.transport("The line is dead."))])
    }

    // A confirmation counts the calls of one closure. A log says more: it has what each call brought, and in which order.
    // And a confirmation does not wait: the answer must come before its closure ends.
    @Test func `a failed fetch is answered once`() async {
        let stub = HTTPClientStub()
        stub.result = .success(.make(status: 500))
        let stubbedWorker = ArticlesWorker(client: stub, feed: feed)

        await confirmation("the worker should answer once", expectedCount: 1) { isAnswered in
            stubbedWorker.fetchArticles { _ in isAnswered() }
        }
    }

    // MARK: Overlap

    @Test func `of two fetches, the earlier one gets the answer to its request`() throws {
        let (earlier, later) = (AnswerLog(), AnswerLog())
        worker.fetchArticles(completion: earlier.append)
        worker.fetchArticles(completion: later.append)
        let completeEarlier = try #require(client.completions.first)

        completeEarlier(.success(.make(body: "[]")))

        #expect(earlier.answers == [.success([])])
        #expect(later.answers == [])
    }

    @Test func `of two fetches, the later one may be answered first`() throws {
        let (earlier, later) = (AnswerLog(), AnswerLog())
        worker.fetchArticles(completion: earlier.append)
        worker.fetchArticles(completion: later.append)
        let completeLater = try #require(client.completions.last)

        completeLater(.success(.make(body: "[]")))

        #expect(earlier.answers == [])
        #expect(later.answers == [.success([])])
    }

    @Test func `of two fetches, the last one that waits gets its answer`() throws {
        worker.fetchArticles(completion: log.append)
        worker.fetchArticles { _ in }
        let completeEarlier = try #require(client.completions.first)
        let completeLater = try #require(client.completions.last)
        completeLater(.success(.make(status: 500)))

        completeEarlier(.success(.make(body: "[]")))

        #expect(log.answers == [.success([])])
    }

    @Test func `a fetch that waits gets its answer after another one has begun`() throws {
        let (waiting, third) = (AnswerLog(), AnswerLog())
        worker.fetchArticles { _ in }
        worker.fetchArticles(completion: waiting.append)
        let completeFirst = try #require(client.completions.first)
        let completeSecond = try #require(client.completions.last)
        completeFirst(.success(.make()))
        worker.fetchArticles(completion: third.append)

        completeSecond(.success(.make(body: "[]")))

        #expect(waiting.answers == [.success([])])
        #expect(third.answers == [])
    }

    @Test func `a fifth fetch gets its answer while four wait`() throws {
        worker.fetchArticles { _ in }
        worker.fetchArticles { _ in }
        worker.fetchArticles { _ in }
        worker.fetchArticles { _ in }
        worker.fetchArticles(completion: log.append)
        let completeFifth = try #require(client.completions.last)

        completeFifth(.success(.make(body: "[]")))

        #expect(log.answers == [.success([])])
    }

    @Test func `a fetch may begin in the answer to another one`() {
        let stubbedWorker = ArticlesWorker(client: HTTPClientStub(), feed: feed)

        stubbedWorker.fetchArticles { [log] _ in stubbedWorker.fetchArticles(completion: log.append) }

        #expect(log.answers == [.success([])])
    }

    // MARK: Release

    @Test(.tags(.memory)) func `a fetch is answered after the worker is released`() throws {
        var oldWorker: ArticlesWorker? = ArticlesWorker(client: client, feed: feed)
        oldWorker?.fetchArticles(completion: log.append)
        let complete = try #require(client.completions.first)
        oldWorker = nil

        complete(.success(.make(body: "[]")))

        #expect(log.answers == [.success([])])
    }

    @Test(.tags(.memory)) func `a fetch fails after the worker is released`() throws {
        var oldWorker: ArticlesWorker? = ArticlesWorker(client: client, feed: feed)
        oldWorker?.fetchArticles(completion: log.append)
        let complete = try #require(client.completions.first)
        oldWorker = nil

        complete(.failure(DeadLine()))

        #expect(log.answers == [.failure(.transport("The line is dead."))])
    }

    @Test(.tags(.memory)) func `requests that wait do not retain the worker`() {
        var oldWorker: ArticlesWorker? = ArticlesWorker(client: client, feed: feed)
        weak let released = oldWorker
        oldWorker?.fetchArticles { _ in }
        oldWorker?.fetchArticles { _ in }

        oldWorker = nil

        #expect(released == nil)
    }

    @Test(.tags(.memory)) func `an answered request does not retain the worker`() throws {
        var oldWorker: ArticlesWorker? = ArticlesWorker(client: client, feed: feed)
        weak let released = oldWorker
        oldWorker?.fetchArticles { _ in }
        let complete = try #require(client.completions.first)
        complete(.success(.make()))

        oldWorker = nil

        #expect(released == nil)
    }

    @Test(.tags(.memory)) func `a failed request does not retain the worker`() throws {
        var oldWorker: ArticlesWorker? = ArticlesWorker(client: client, feed: feed)
        weak let released = oldWorker
        oldWorker?.fetchArticles { _ in }
        let complete = try #require(client.completions.first)
        complete(.failure(DeadLine()))

        oldWorker = nil

        #expect(released == nil)
    }

    @Test(.tags(.memory)) func `the worker retains its client`() {
        // No variable has the client: only the worker can retain it.
        let onlyOwner = ArticlesWorker(client: HTTPClientStub(), feed: feed)

        onlyOwner.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([])])
    }
}
