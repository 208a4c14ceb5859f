import Foundation

@testable import VIPArticles

extension Article {
    static func make(
        id: Int = 1,
        title: String = "",
        description: String? = nil,
        publishDate: Date = .distantPast,
        imageUrl: URL? = nil,
        authorName: String? = nil,
        tags: [String] = []
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
