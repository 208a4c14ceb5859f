import Foundation

struct Article: Equatable, Sendable {
    let id: Int
    var title: String
    var description: String?
    var publishDate: Date
    var imageUrl: URL?
    var authorName: String?
    var tags: [String]
}
