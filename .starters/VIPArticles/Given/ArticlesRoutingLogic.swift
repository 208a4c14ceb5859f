/// The router as the interactor knows it: it shows other scenes.
@MainActor
protocol ArticlesRoutingLogic: AnyObject {
    func routeToArticleDetail(id: Int)
}
