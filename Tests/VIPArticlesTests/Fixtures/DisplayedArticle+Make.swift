import Foundation

@testable import VIPArticles

extension DisplayedArticle {
    /// A text that a test does not give is empty, and a cell does not show it.
    static func make(
        id: Int = 1,
        title: String = "",
        description: String = "",
        publishDate: String = "",
        imageUrl: URL? = nil,
        authorName: String = "",
        tags: String = ""
    ) -> DisplayedArticle {
        DisplayedArticle(
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
