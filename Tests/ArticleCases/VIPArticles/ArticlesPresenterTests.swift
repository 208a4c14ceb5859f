import Foundation
import Testing

@testable import VIPArticles

/// The article's cases as printed: counters, the number of articles and the first title. Two things differ: the
/// articles are not in a JSON file, and the view gets a `ViewModel` of loading and error, not a `Response`.
struct ArticlesPresenterTests {
    let sut = ArticlesPresenter()
    let viewSpy = ArticlesViewSpy()

    init() {
        sut.viewController = viewSpy
    }

    @Test func test_presentArticles_shouldFormatAndDisplayData() {
        let articles = ["First", "Second"].enumerated().map { id, title in
            Article(id: id, title: title, publishDate: Date(timeIntervalSince1970: 0), tags: ["swift"])
        }

        sut.presentArticles(response: Articles.FetchArticles.Response(articles: articles))

        #expect(viewSpy.displayArticlesCallCount == 1)
        #expect(viewSpy.lastDisplayedArticles?.count == articles.count)
        #expect(viewSpy.lastDisplayedArticles?.first?.title == articles.first?.title)
    }

    @Test func test_presentLoading_shouldUpdateViewState() {
        let isLoading = true

        sut.presentLoading(response: Articles.PresentLoading.Response(isLoading: isLoading))

        #expect(viewSpy.displayLoadingCallCount == 1)
        #expect(viewSpy.lastLoadingState == isLoading)
    }

    @Test func test_presentError_shouldDisplayErrorMessage() {
        let testError = NetworkError.noData

        sut.presentError(response: Articles.PresentError.Response(errorMessage: testError.localizedDescription))

        #expect(viewSpy.displayErrorCallCount == 1)
        #expect(viewSpy.lastErrorMessage == testError.localizedDescription)
    }
}

final class ArticlesViewSpy: ArticlesDisplayLogic {
    private(set) var displayArticlesCallCount = 0
    private(set) var displayLoadingCallCount = 0
    private(set) var displayErrorCallCount = 0
    private(set) var lastDisplayedArticles: [DisplayedArticle]?
    private(set) var lastLoadingState: Bool?
    private(set) var lastErrorMessage: String?

    func displayArticles(viewModel: Articles.FetchArticles.ViewModel) {
        displayArticlesCallCount += 1
        lastDisplayedArticles = viewModel.displayedArticles
    }

    func displayLoading(viewModel: Articles.PresentLoading.ViewModel) {
        displayLoadingCallCount += 1
        lastLoadingState = viewModel.isLoading
    }

    func displayError(viewModel: Articles.PresentError.ViewModel) {
        displayErrorCallCount += 1
        lastErrorMessage = viewModel.errorMessage
    }
}
