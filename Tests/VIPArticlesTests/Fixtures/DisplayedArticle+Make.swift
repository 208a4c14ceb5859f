import Foundation

@testable import VIPArticles

extension DisplayedArticle {
    static func make(
        id: Int = 1,
        title: String = "Test",
        description: String = "Desc",
        publishDate: String = "Jan 1",
        imageUrl: URL? = nil,
        authorName: String = "Author",
        tags: String = "tag1,tag2"
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

    /// The texts that a cell shows, from top to bottom. An empty text does not show.
    var texts: [String] {
        [title, description, publishDate, authorName, tags].filter { !$0.isEmpty }
    }
}
