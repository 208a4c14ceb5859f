import Foundation
import Testing

@testable import VIPArticles

/// What the worker reads from a good answer. The client answers during the call.
struct ArticlesWorkerFeedTests {
    let client = HTTPClientStub()
    let log = AnswerLog()
    let worker: ArticlesWorker

    init() throws {
        worker = ArticlesWorker(client: client, feed: try #require(URL(string: "https://example.com/articles")))
    }

    // MARK: Details

    @Test func `the articles of the feed are the answer`() {
        let body = """
            [{ "id": 7, "title": "Closures", "published_at": "1970-01-01T00:00:20Z", "tag_list": ["swift"],
               "user": { "name": "Ana" } }]
            """
        client.result = .success(.make(body: body))

        worker.fetchArticles(completion: log.append)

        let date = Date(timeIntervalSince1970: 20)
        let closures = Article.make(id: 7, title: "Closures", publishDate: date, authorName: "Ana", tags: ["swift"])
        #expect(log.answers == [.success([closures])])
    }

    @Test(arguments: [0, -2, 9_007_199_254_740_993])
    func `an id is read`(id: Int) {
        client.result = .success(.make(body: "[\(item(id: "\(id)"))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: id)])])
    }

    @Test(arguments: [
        (#""""#, ""),
        (#"" VIP  &amp;\n<b>MVP</b> ""#, " VIP  &amp;\n<b>MVP</b> "),
        (#""🧪 Olá""#, "🧪 Olá"),
        (#""iOS""#, "iOS"),
    ])
    func `a title is read as it is`(json: String, title: String) {
        client.result = .success(.make(body: "[\(item(title: json))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(title: title)])])
    }

    @Test(arguments: [
        (#""description": " A spy,\n&amp; a  <b>stub</b> ""#, " A spy,\n&amp; a  <b>stub</b> "),
        (#""description": "iOS""#, "iOS"),
    ])
    func `a description is read as it is`(json: String, description: String) {
        client.result = .success(.make(body: "[\(item(details: json))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(description: description)])])
    }

    @Test(arguments: [
        (#""user": { "username": "ana123", "name": " ana de Tal " }"#, " ana de Tal "),
        (#""user": { "username": "mms", "name": "mercedes  <b>SOSA</b> &amp; Co" }"#, "mercedes  <b>SOSA</b> &amp; Co"),
    ])
    func `the name of the author is read as it is`(json: String, name: String) {
        client.result = .success(.make(body: "[\(item(details: json))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(authorName: name)])])
    }

    @Test func `an image is read as it is`() {
        let details = #""social_image": "https://a.com/b.png", "cover_image": "http://a.com/VIP/1%20a.png?size=L#top""#
        client.result = .success(.make(body: "[\(item(details: details))]"))

        worker.fetchArticles(completion: log.append)

        let image = URL(string: "http://a.com/VIP/1%20a.png?size=L#top")
        #expect(log.answers == [.success([.make(imageUrl: image)])])
    }

    @Test func `tags are read as they are, in their order`() {
        let tags = #"["testing", "Swift", "testing", " Swift UI ", "", "a,b"]"#
        client.result = .success(.make(body: "[\(item(tags: tags))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(tags: ["testing", "Swift", "testing", " Swift UI ", "", "a,b"])])])
    }

    @Test(arguments: [
        ("1970-01-01T00:00:20Z", 20),
        ("1970-01-01T02:00:20+02:00", 20),
        ("1969-12-31T18:30:20-05:30", 20),
        ("2025-04-30T23:44:00Z", 1_746_056_640),
        ("1969-07-20T20:17:40Z", -14_182_940),
    ])
    func `a date is read in its own time zone`(date: String, seconds: TimeInterval) {
        client.result = .success(.make(body: "[\(item(publishedAt: "\"\(date)\""))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(publishDate: Date(timeIntervalSince1970: seconds))])])
    }

    @Test func `long texts are read to their end`() {
        let text = String(repeating: "more LETTERS ", count: 100)
        let details = #""description": "\#(text)", "user": { "name": "\#(text)" }"#
        client.result = .success(.make(body: #"[\#(item(title: #""\#(text)""#, details: details))]"#))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(title: text, description: text, authorName: text)])])
    }

    @Test func `many tags are read to their end`() {
        client.result = .success(.make(body: "[\(item(tags: "\((1...101).map { "\($0)" })"))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(tags: (1...101).map { "\($0)" })])])
    }

    // MARK: Missing details

    @Test(arguments: [
        #""description": null, "cover_image": null, "user": { "name": null, "username": "ana123" }"#,
        #""description": null, "cover_image": null, "user": null, "social_image": "https://example.com/a.png""#,
        #""user": {}, "username": "ana123""#,
        #""body_markdown": "No description""#,
    ])
    func `a detail that is null or left out is nil`(details: String) {
        client.result = .success(.make(body: "[\(item(details: details))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(description: nil, imageUrl: nil, authorName: nil)])])
    }

    @Test func `an article without details takes none of another one`() throws {
        let details = #""description": "Desc", "cover_image": "https://example.com/a.png", "user": { "name": "Ana" }"#
        client.result = .success(.make(body: "[\(item(details: details))]"))
        worker.fetchArticles { _ in }
        client.result = .success(.make(body: "[\(item(details: details)), \(item())]"))

        worker.fetchArticles(completion: log.append)

        #expect(try log.answers.first?.get().last == .make())
    }

    @Test func `a missing author leaves the other details as they are`() {
        let details = #""description": "Desc", "cover_image": "https://example.com/a.png""#
        client.result = .success(.make(body: "[\(item(details: details))]"))

        worker.fetchArticles(completion: log.append)

        let image = URL(string: "https://example.com/a.png")
        #expect(log.answers == [.success([.make(description: "Desc", imageUrl: image, authorName: nil)])])
    }

    // MARK: Order

    @Test func `the articles have the order of the feed`() {
        client.result = .success(.make(body: "[\(item(id: "3")), \(item(id: "1")), \(item(id: "2"))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(id: 3), .make(id: 1), .make(id: 2)])])
    }

    @Test func `the dates do not change the order`() {
        let (older, newer) = (item(id: "1"), item(id: "2", publishedAt: #""9999-12-31T00:00:00Z""#))
        client.result = .success(.make(body: "[\(older), \(newer), \(older)]"))

        worker.fetchArticles(completion: log.append)

        let first = Article.make(id: 1)
        let second = Article.make(id: 2, publishDate: Date(timeIntervalSince1970: 253_402_214_400))
        #expect(log.answers == [.success([first, second, first])])
    }

    @Test func `two articles may have the same id`() {
        client.result = .success(.make(body: "[\(item(title: #""Days""#)), \(item(title: #""Actors""#))]"))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([.make(title: "Days"), .make(title: "Actors")])])
    }

    @Test func `a long feed is read to its end`() throws {
        client.result = .success(.make(body: "[\(Array(repeating: item(), count: 1_001).joined(separator: ", "))]"))

        worker.fetchArticles(completion: log.append)

        #expect(try log.answers.first?.get().count == 1_001)
    }

    // MARK: Empty list

    @Test(arguments: ["[]", "\n[ ]\n"])
    func `an empty list is a success`(body: String) {
        client.result = .success(.make(body: body))

        worker.fetchArticles(completion: log.append)

        #expect(log.answers == [.success([])])
    }
}
