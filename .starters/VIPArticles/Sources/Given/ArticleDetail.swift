/// What the detail screen is about.
struct ArticleDetail: Equatable, Sendable {
    let id: Int
}
