import Foundation

@testable import VIPArticles

/// The JSON of the articles' server, in code: with a bundle, the tests would run only on the machine that built them.
enum ArticleFeed {
    static func articles() throws -> [Article] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Item].self, from: Data(json.utf8)).map { item in
            Article(
                id: item.id,
                title: item.title,
                description: item.description,
                publishDate: item.publishedAt,
                imageUrl: item.coverImage,
                authorName: item.user.name,
                tags: item.tagList
            )
        }
    }

    private struct Item: Decodable {
        struct User: Decodable {
            let name: String
        }

        let id: Int
        let title: String
        let description: String?
        let publishedAt: Date
        let coverImage: URL?
        let tagList: [String]
        let user: User
    }

    /// The order of the feed, which is sorted neither by date nor by id.
    private static let json = """
        [
          {
            "id": 112,
            "title": "Testing a VIP scene",
            "description": "A spy for every role",
            "published_at": "2025-01-01T08:00:00Z",
            "cover_image": "https://example.com/vip.png",
            "tag_list": ["swift", "testing"],
            "user": { "name": "Ana" }
          },
          {
            "id": 7,
            "title": "Closures and who keeps them",
            "description": null,
            "published_at": "2025-04-30T23:44:00Z",
            "cover_image": null,
            "tag_list": [],
            "user": { "name": "Rui" }
          },
          {
            "id": 31,
            "title": "A day in UTC",
            "description": "It is always some day somewhere",
            "published_at": "2024-12-31T23:59:59Z",
            "cover_image": null,
            "tag_list": ["time"],
            "user": { "name": "Ana" }
          }
        ]
        """
}
