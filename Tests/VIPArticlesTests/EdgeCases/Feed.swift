import Foundation

@testable import VIPArticles

/// Lists that are not nice: ids occur twice, neither ids nor dates nor titles are sorted, and a date is in the future.
enum Feed {
    case empty
    /// The last two articles are equal.
    case unsorted
    /// The same articles, after an edit of their titles.
    case edited
    /// 101 articles.
    case long

    private var titles: [String] {
        switch self {
        case .empty: []
        case .unsorted: ["b", "", "c", "c"]
        case .edited: ["new b", "new", "c", ""]
        case .long: (1...101).map { "title \($0)" }
        }
    }

    var articles: [Article] {
        let rows: [(id: Int, time: TimeInterval)] = [(7, 1), (7, 0), (1, 9_999_999_999), (1, 9_999_999_999)]
        return titles.enumerated().map { index, title in
            let row = rows[index % rows.count]
            return .make(id: row.id, title: title, publishDate: Date(timeIntervalSince1970: row.time))
        }
    }
}
