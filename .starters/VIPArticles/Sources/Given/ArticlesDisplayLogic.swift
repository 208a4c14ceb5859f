/// What the presenter sees of the view: a place that shows view models.
@MainActor
protocol ArticlesDisplayLogic: AnyObject {
    func displayArticles(viewModel: Articles.FetchArticles.ViewModel)
    func displayError(viewModel: Articles.PresentError.ViewModel)
    func displayLoading(viewModel: Articles.PresentLoading.ViewModel)
}
