import HeadlessUIKit

final class ArticlesViewController: UIViewController {
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let errorLabel = UILabel()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let interactor: any ArticlesBusinessLogic
    let dataStore: any ArticlesDataStoreProtocol
    private lazy var list = ArticlesList(dataStore: dataStore) { [weak self] id in
        self?.interactor.didSelectArticle(request: .init(id: id))
    }

    init(
        interactor: any ArticlesBusinessLogic,
        dataStore: any ArticlesDataStoreProtocol = ArticlesDataStore()
    ) {
        self.interactor = interactor
        self.dataStore = dataStore
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [activityIndicator, errorLabel, collectionView] { view.addSubview(part) }
        collectionView.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.connect(to: collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.fetch() }
        )
        fetch()
    }

    private func fetch() {
        interactor.fetchArticles(request: Articles.FetchArticles.Request())
    }
}

extension ArticlesViewController: ArticlesDisplayLogic {
    func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
        errorLabel.text = nil
        dataStore.displayedArticles = viewModel.displayedArticles
        list.emptyCount = 1
        collectionView.reloadData()
    }

    func displayError(viewModel: Articles.PresentError.ViewModel) {
        errorLabel.text = viewModel.errorMessage
    }

    func displayLoading(viewModel: Articles.PresentLoading.ViewModel) {
        guard viewModel.isLoading else { return activityIndicator.stopAnimating() }
        activityIndicator.startAnimating()
    }
}
