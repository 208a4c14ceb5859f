import Foundation

/// Gets the articles from a feed, or the reason why it cannot.
final class ArticlesWorker: ArticlesWorkerProtocol {
    private let client: any HTTPClient
    private let feed: URL

    init(client: any HTTPClient, feed: URL) {
        self.client = client
        self.feed = feed
    }

    func fetchArticles(completion: @escaping (Result<[Article], any Error>) -> Void) {
        client.get(feed) { answer in
            completion(Result<[Article], any Error> { try Self.articles(in: answer) })
        }
    }

    private static func articles(in answer: Result<HTTPResponse, any Error>) throws -> [Article] {
        let response = try answer.mapError { NetworkError.transport($0.localizedDescription) }.get()
        guard (200...299).contains(response.status) else { throw NetworkError.badStatus(response.status) }
        guard !response.body.isEmpty else { throw NetworkError.noData }
        // The cause of a decoding error is lost here, because the user cannot fix it. A real app would log it.
        guard let items = try? decoder.decode([FeedItem].self, from: response.body) else {
            throw NetworkError.decodingError
        }
        return items.map(\.article)
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}

/// An article in the format of the feed.
private struct FeedItem: Decodable {
    struct User: Decodable {
        let name: String?
    }

    enum CodingKeys: String, CodingKey {
        case id
        case title
        case description
        case publishedAt = "published_at"
        case coverImage = "cover_image"
        case tagList = "tag_list"
        case user
    }

    let id: Int
    let title: String
    let description: String?
    let publishedAt: Date
    let coverImage: URL?
    let tagList: [String]
    let user: User?

    var article: Article {
        Article(
            id: id,
            title: title,
            description: description,
            publishDate: publishedAt,
            imageUrl: coverImage,
            authorName: user?.name,
            tags: tagList
        )
    }
}
