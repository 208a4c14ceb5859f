import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The story: when the view fetches, and how it shows loading and errors. Its edge cases are in the folder `EdgeCases`.
struct ArticlesViewControllerTests {
    let interactor = ArticlesInteractorSpy()
    let screen: ArticlesViewController

    init() {
        screen = ArticlesViewController(interactor: interactor, dataStore: ArticlesDataStore())
    }

    @Test func `the articles are fetched when the view has loaded`() {
        screen.loadViewIfNeeded()

        #expect(interactor.calls == [.fetchArticles], "the view should call interactor.fetchArticles once")
    }

    @Test func `a tap on refresh fetches the articles again`() throws {
        screen.loadViewIfNeeded()

        try screen.tapRefresh()

        #expect(
            interactor.calls == [.fetchArticles, .fetchArticles],
            "the view should call fetchArticles once when it loads, and once at the tap"
        )
    }

    @Test func `the activity indicator runs while the articles load`() {
        screen.loadViewIfNeeded()

        screen.displayLoading(viewModel: .init(isLoading: true))

        #expect(screen.readScreen().isLoading == true, "the activityIndicator should run, and be on the screen")
    }

    @Test func `the activity indicator stops when loading ends`() throws {
        screen.loadViewIfNeeded()
        screen.displayLoading(viewModel: .init(isLoading: true))
        try #require(screen.readScreen().isLoading == true, "the activityIndicator should run while the articles load")

        screen.displayLoading(viewModel: .init(isLoading: false))

        #expect(screen.readScreen().isLoading == false, "the activityIndicator should stop")
    }

    @Test func `an error is shown`() {
        screen.loadViewIfNeeded()

        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))

        #expect(screen.readScreen().error == "The ink has run out.", "the errorLabel should show the message")
    }

    @Test func `the next fetch that succeeds removes the error`() throws {
        screen.loadViewIfNeeded()
        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
        try #require(screen.readScreen().error == "The ink has run out.", "the errorLabel should show the message")
        try screen.tapRefresh()
        screen.displayLoading(viewModel: .init(isLoading: true))

        screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))

        #expect(screen.readScreen().error == nil, "the articles are here, so the errorLabel should show no text")
    }

    @Test func `a new error is shown after a success`() {
        screen.loadViewIfNeeded()
        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))

        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))

        #expect(screen.readScreen().error == "The ink has run out.", "the errorLabel should be on the screen again")
    }
}
