import Foundation

@testable import VIPArticles

extension Article {
    static func make(
        id: Int = 1,
        title: String = "Test",
        description: String? = "Desc",
        publishDate: Date = Date(timeIntervalSince1970: 0),
        imageUrl: URL? = nil,
        authorName: String? = "Author",
        tags: [String] = ["tag1", "tag2"]
    ) -> Article {
        Article(
            id: id,
            title: title,
            description: description,
            publishDate: publishDate,
            imageUrl: imageUrl,
            authorName: authorName,
            tags: tags
        )
    }
}

extension Article: CustomDebugStringConvertible {
    public var debugDescription: String {
        "article \(id): \(title)"
    }
}
