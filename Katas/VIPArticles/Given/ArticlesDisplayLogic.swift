/// The view as the presenter knows it: it displays view models.
protocol ArticlesDisplayLogic: AnyObject {
    func displayArticles(viewModel: Articles.FetchArticles.ViewModel)
    func displayError(viewModel: Articles.PresentError.ViewModel)
    func displayLoading(viewModel: Articles.PresentLoading.ViewModel)
}
