import Foundation

/// The texts and the image of an article, as the screen shows them.
struct DisplayedArticle: Equatable, Sendable {
    let id: Int
    var title: String
    var description: String
    var publishDate: String
    var imageUrl: URL?
    var authorName: String
    var tags: String
}
