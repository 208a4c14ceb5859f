/// The article that the detail screen shows.
struct ArticleDetail: Equatable, Sendable {
    let id: Int
}
