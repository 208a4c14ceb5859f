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

extension Article: CustomDebugStringConvertible {
    /// What a failed test prints: nothing that is nil or empty.
    var debugDescription: String {
        let parts = [
            "id: \(id)",
            "title: \(title.debugDescription)",
            description.map { "description: \($0.debugDescription)" },
            "publishDate: \(publishDate)",
            imageUrl.map { "imageUrl: \($0)" },
            authorName.map { "authorName: \($0.debugDescription)" },
            tags.isEmpty ? nil : "tags: \(tags)",
        ]
        return "Article(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }
}
