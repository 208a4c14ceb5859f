import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The article's cases, with the checks of the article: on a view that the setup has already loaded.
struct ArticlesViewControllerTests {
    let interactorSpy = ArticlesInteractorSpy()
    let dataStoreSpy = ArticlesDataStoreSpy()
    let sut: ArticlesViewController
    let testCollectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    init() {
        sut = ArticlesViewController(interactor: interactorSpy, dataStore: dataStoreSpy)
        sut.loadViewIfNeeded()
        // As in the article, the cells come from a collection view that only the test has.
        testCollectionView.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
        testCollectionView.register(EmptyArticlesCell.self, forCellWithReuseIdentifier: EmptyArticlesCell.identifier)
    }

    @Test func test_viewDidLoad_shouldFetchArticles() {
        _ = sut.view

        #expect(interactorSpy.fetchArticlesCallCount == 1)
    }

    @Test func test_didSelectArticle_shouldNotifyInteractor() {
        dataStoreSpy.displayedArticles = [article(id: 1)]

        sut.collectionView(testCollectionView, didSelectItemAt: IndexPath(item: 0, section: 0))

        #expect(interactorSpy.didSelectArticleCallCount == 1)
        #expect(interactorSpy.lastSelectRequest?.id == 1)
    }

    @Test func test_emptyState_shouldShowEmptyCell() {
        dataStoreSpy.displayedArticles = []

        let cell = sut.collectionView(testCollectionView, cellForItemAt: IndexPath(item: 0, section: 0))

        #expect(cell is EmptyArticlesCell)
    }

    @Test func test_collectionView_shouldReturnCorrectNumberOfItems() {
        let testArticles = [article(id: 1), article(id: 2)]
        dataStoreSpy.displayedArticles = testArticles

        let numberOfItems = sut.collectionView(testCollectionView, numberOfItemsInSection: 0)

        #expect(numberOfItems == testArticles.count)
    }

    private func article(id: Int) -> DisplayedArticle {
        DisplayedArticle(
            id: id,
            title: "Test \(id)",
            description: "Desc \(id)",
            publishDate: "Jan \(id)",
            imageUrl: nil,
            authorName: "Author \(id)",
            tags: "tag\(id)"
        )
    }
}

final class ArticlesInteractorSpy: ArticlesBusinessLogic {
    private(set) var fetchArticlesCallCount = 0
    private(set) var didSelectArticleCallCount = 0
    private(set) var lastSelectRequest: Articles.DidSelectArticle.Request?

    func fetchArticles(request: Articles.FetchArticles.Request) {
        fetchArticlesCallCount += 1
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        didSelectArticleCallCount += 1
        lastSelectRequest = request
    }
}

final class ArticlesDataStoreSpy: ArticlesDataStoreProtocol {
    var displayedArticles: [DisplayedArticle] = []
}
