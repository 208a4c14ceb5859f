import HeadlessUIKit

/// Shows the list, and calls the interactor when the user does something.
final class ArticlesViewController: UIViewController {
    // The tests read these four. Otherwise they would be private.
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let errorLabel = UILabel()
    let collectionView: UICollectionView
    let interactor: any ArticlesBusinessLogic

    private let dataStore: any ArticlesDataStoreProtocol

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
        // Step 5: connect the list with its items.
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
        // Step 5: show the articles.
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
        // Step 5: return the number of articles. An empty list that has arrived has one item, the empty cell.
        0
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        // Step 5: this cell is only for an empty list.
        collectionView.dequeueReusableCell(withReuseIdentifier: EmptyArticlesCell.identifier, for: indexPath)
    }
}

extension ArticlesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        // Step 5: call the interactor with the id of the article.
    }
}
