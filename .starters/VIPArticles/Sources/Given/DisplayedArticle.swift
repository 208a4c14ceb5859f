import Foundation

/// An article as the texts that the screen shows.
struct DisplayedArticle: Equatable, Sendable {
    let id: Int
    var title: String
    var description: String
    var publishDate: String
    var imageUrl: URL?
    var authorName: String
    var tags: String
}
