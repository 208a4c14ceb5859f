import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The article's cases as printed, on a view that the setup has already loaded. Two things differ in the setup: the
/// data store is an argument of `init`, and the test's own list knows the types of the cells.
struct ArticlesViewControllerTests {
    let interactorSpy = ArticlesInteractorSpy()
    let dataStoreSpy = ArticlesDataStoreSpy()
    let sut: ArticlesViewController
    let testCollectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    init() {
        sut = ArticlesViewController(interactor: interactorSpy, dataStore: dataStoreSpy)
        sut.loadViewIfNeeded()
        // As in the article, the cells come from a list that only the test has. The article registers no cells with it.
        testCollectionView.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
        testCollectionView.register(EmptyArticlesCell.self, forCellWithReuseIdentifier: EmptyArticlesCell.identifier)
    }

    @Test func test_viewDidLoad_shouldFetchArticles() {
        _ = sut.view

        #expect(interactorSpy.fetchArticlesCallCount == 1)
    }

    @Test func test_didSelectArticle_shouldNotifyInteractor() {
        let testArticle = DisplayedArticle(
            id: 1,
            title: "Test",
            description: "Desc",
            publishDate: "Jan 1",
            imageUrl: nil,
            authorName: "Author",
            tags: "tag1,tag2"
        )
        dataStoreSpy.displayedArticles = [testArticle]

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
        let testArticles = (1...2).map { id in
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
        dataStoreSpy.displayedArticles = testArticles

        let numberOfItems = sut.collectionView(testCollectionView, numberOfItemsInSection: 0)

        #expect(numberOfItems == testArticles.count)
    }
}

final class ArticlesInteractorSpy: ArticlesBusinessLogic {
    private(set) var fetchArticlesCallCount = 0
    private(set) var didSelectArticleCallCount = 0
    private(set) var lastFetchRequest: Articles.FetchArticles.Request?
    private(set) var lastSelectRequest: Articles.DidSelectArticle.Request?

    func fetchArticles(request: Articles.FetchArticles.Request) {
        fetchArticlesCallCount += 1
        lastFetchRequest = request
    }

    func didSelectArticle(request: Articles.DidSelectArticle.Request) {
        didSelectArticleCallCount += 1
        lastSelectRequest = request
    }
}

final class ArticlesDataStoreSpy: ArticlesDataStoreProtocol {
    var displayedArticles: [DisplayedArticle] = []
}
