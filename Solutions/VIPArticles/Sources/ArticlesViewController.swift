import HeadlessUIKit

/// Shows the list, and calls the interactor when the user does something.
final class ArticlesViewController: UIViewController {
    // The tests read these four. Otherwise they would be private.
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let errorLabel = UILabel()
    let collectionView: UICollectionView
    let interactor: any ArticlesBusinessLogic

    private let dataStore: any ArticlesDataStoreProtocol

    /// Before the first list has arrived, "No articles yet" would be a guess.
    private var hasDisplayedArticles = false

    init(interactor: any ArticlesBusinessLogic, dataStore: any ArticlesDataStoreProtocol) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 120)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        self.interactor = interactor
        self.dataStore = dataStore
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
        collectionView.register(EmptyArticlesCell.self, forCellWithReuseIdentifier: EmptyArticlesCell.identifier)
        // The list has no height of its own: it gets what the others leave. Margins keep all of them below the bar.
        let column = UIStackView(arrangedSubviews: [activityIndicator, errorLabel, collectionView])
        column.axis = .vertical
        column.isLayoutMarginsRelativeArrangement = true
        column.backgroundColor = .systemBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in self?.fetchArticles() }
        )
        fetchArticles()
    }

    private func fetchArticles() {
        interactor.fetchArticles(request: .init())
    }
}

extension ArticlesViewController: ArticlesDisplayLogic {
    func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
        errorLabel.text = nil
        hasDisplayedArticles = true
        dataStore.displayedArticles = viewModel.displayedArticles
        collectionView.reloadData()
    }

    func displayError(viewModel: Articles.PresentError.ViewModel) {
        errorLabel.text = viewModel.errorMessage
    }

    func displayLoading(viewModel: Articles.PresentLoading.ViewModel) {
        if viewModel.isLoading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }
}

extension ArticlesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        let count = dataStore.displayedArticles.count
        // An empty list that has arrived has one item, the empty cell.
        return count == 0 && hasDisplayedArticles ? 1 : count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let article = article(at: indexPath) else {
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: EmptyArticlesCell.identifier,
                for: indexPath
            )
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ArticleCell.identifier, for: indexPath)
        guard let articleCell = cell as? ArticleCell else {
            preconditionFailure("loadView() registers ArticleCell for this identifier")
        }
        articleCell.show(article)
        return articleCell
    }

    /// The article of an item, or `nil` for the only item of an empty list.
    private func article(at indexPath: IndexPath) -> DisplayedArticle? {
        dataStore.displayedArticles.isEmpty ? nil : dataStore.displayedArticles[indexPath.item]
    }
}

extension ArticlesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let article = article(at: indexPath) else { return }
        interactor.didSelectArticle(request: .init(id: article.id))
    }
}
