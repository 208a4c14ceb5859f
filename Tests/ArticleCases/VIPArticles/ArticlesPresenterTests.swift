import Foundation
import Testing

@testable import VIPArticles

/// The article's cases, with the checks of the article: counters, the number of articles and the first title.
struct ArticlesPresenterTests {
    let viewSpy = ArticlesViewSpy()
    let presenter = ArticlesPresenter()

    init() {
        presenter.viewController = viewSpy
    }

    @Test func test_presentArticles_shouldFormatAndDisplayData() {
        let articles = ["First", "Second"].enumerated().map { id, title in
            Article(id: id, title: title, publishDate: Date(timeIntervalSince1970: 0), tags: ["swift"])
        }

        presenter.presentArticles(response: Articles.FetchArticles.Response(articles: articles))

        #expect(viewSpy.displayArticlesCallCount == 1)
        #expect(viewSpy.lastDisplayedArticles?.count == articles.count)
        #expect(viewSpy.lastDisplayedArticles?.first?.title == articles.first?.title)
    }

    @Test func test_presentLoading_shouldUpdateViewState() {
        presenter.presentLoading(response: Articles.PresentLoading.Response(isLoading: true))

        #expect(viewSpy.displayLoadingCallCount == 1)
        #expect(viewSpy.lastLoadingState == true)
    }

    @Test func test_presentError_shouldDisplayErrorMessage() {
        let testError = WordlessError()

        presenter.presentError(response: Articles.PresentError.Response(errorMessage: testError.localizedDescription))

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
