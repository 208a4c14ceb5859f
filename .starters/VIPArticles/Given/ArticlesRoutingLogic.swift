/// The router as the interactor knows it: it shows other scenes.
protocol ArticlesRoutingLogic: AnyObject {
    func routeToArticleDetail(id: Int)
}
