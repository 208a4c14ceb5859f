import HeadlessUIKit

/// Shows the list, and tells the interactor what the user wants.
final class ArticlesViewController: UIViewController {
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let errorLabel = UILabel()
    let collectionView: UICollectionView
    let interactor: any ArticlesBusinessLogic
    let dataStore: any ArticlesDataStoreProtocol

    init(interactor: any ArticlesBusinessLogic, dataStore: any ArticlesDataStoreProtocol = ArticlesDataStore()) {
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
        let column = UIStackView(arrangedSubviews: [activityIndicator, errorLabel, collectionView])
        column.axis = .vertical
        column.backgroundColor = .systemBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Step 4: fetch, offer a refresh button, and tell the list who knows its items.
    }
}

extension ArticlesViewController: ArticlesDisplayLogic {
    // Step 4: show what is in the view models.

    func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {}

    func displayError(viewModel: Articles.PresentError.ViewModel) {}

    func displayLoading(viewModel: Articles.PresentLoading.ViewModel) {}
}

extension ArticlesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        // Step 4: count the articles, and remember the empty cell.
        0
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        // Step 4: this is the right cell for an empty list alone.
        collectionView.dequeueReusableCell(withReuseIdentifier: EmptyArticlesCell.identifier, for: indexPath)
    }
}

extension ArticlesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        // Step 4: tell the interactor which article it is.
    }
}
