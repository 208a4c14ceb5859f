import HeadlessUIKit

final class ArticlesViewController: UIViewController {
    let activityIndicator = UIActivityIndicatorView(style: .large)
    let errorLabel = UILabel()
    private(set) lazy var collectionView = makeList()
    let interactor: any ArticlesBusinessLogic
    let dataStore: any ArticlesDataStoreProtocol

    private var hasList = false

    private var articles: [DisplayedArticle] { dataStore.displayedArticles }

    init(interactor: any ArticlesBusinessLogic, dataStore: any ArticlesDataStoreProtocol = ArticlesDataStore()) {
        self.interactor = interactor
        self.dataStore = dataStore
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let column = UIStackView(arrangedSubviews: [activityIndicator, errorLabel, collectionView])
        column.axis = .vertical
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let refresh = UIAction(title: "Refresh") { [weak interactor] _ in interactor?.fetchArticles(request: .init()) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Refresh", primaryAction: refresh)
        interactor.fetchArticles(request: .init())
    }

    private func makeList() -> UICollectionView {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
        list.register(EmptyArticlesCell.self, forCellWithReuseIdentifier: EmptyArticlesCell.identifier)
        list.dataSource = self
        list.delegate = self
        return list
    }
}

extension ArticlesViewController: ArticlesDisplayLogic {
    func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
        dataStore.displayedArticles = viewModel.displayedArticles
        errorLabel.text = ""
        hasList = true
        collectionView.reloadData()
    }

    func displayError(viewModel: Articles.PresentError.ViewModel) {
        errorLabel.text = viewModel.errorMessage
    }

    func displayLoading(viewModel: Articles.PresentLoading.ViewModel) {
        let setLoading =
            viewModel.isLoading ? activityIndicator.startAnimating : activityIndicator.stopAnimating
        setLoading()
    }
}

extension ArticlesViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hasList ? max(1, articles.count) : articles.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = articles.isEmpty ? EmptyArticlesCell.identifier : ArticleCell.identifier
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        if let cell = cell as? ArticleCell { cell.show(articles[indexPath.item]) }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard articles.indices.contains(indexPath.item) else { return }
        interactor.didSelectArticle(request: .init(id: articles[indexPath.item].id))
    }
}
