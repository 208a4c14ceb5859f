import Foundation

@testable import VIPArticles

extension Article {
    static func make(id: Int, title: String = "Test") -> Article {
        Article(id: id, title: title, publishDate: Date(timeIntervalSince1970: Double(id)), tags: [])
    }
}
