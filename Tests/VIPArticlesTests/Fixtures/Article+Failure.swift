import Foundation

@testable import VIPArticles

extension Article {
    /// What a failure prints: the id, and what differs from `Article.make()`. Different articles have different texts.
    var failureText: String {
        let details: [String?] = [
            title == "" ? nil : "title: \(title.debugDescription)",
            description.map { "description: \($0.debugDescription)" },
            publishDate == .distantPast ? nil : "publishDate: \(publishDate.timeIntervalSince1970)",
            imageUrl.map { "imageUrl: \($0.debugDescription)" },
            authorName.map { "authorName: \($0.debugDescription)" },
            tags == [] ? nil : "tags: \(tags)",
        ]
        return "Article(\((["id: \(id)"] + details.compactMap { $0 }).joined(separator: ", ")))"
    }
}
