/// The way from this scene to others.
@MainActor
protocol ArticlesRoutingLogic: AnyObject {
    func routeToArticleDetail(id: Int)
}
