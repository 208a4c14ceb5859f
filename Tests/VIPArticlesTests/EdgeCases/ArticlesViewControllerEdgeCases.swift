import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The edge cases of step 4. Each name begins with its rule in the guide.
struct ArticlesViewControllerEdgeCases {
    let interactor = ArticlesInteractorSpy()
    let screen: ArticlesViewController

    init() {
        screen = ArticlesViewController(interactor: interactor, dataStore: ArticlesDataStore())
    }

    // MARK: Fetch

    @Test func `Fetch: the view has loaded when it calls the interactor`() {
        var hasLoaded = false
        interactor.duringFetch = { [weak screen] in hasLoaded = screen?.isViewLoaded == true }

        screen.loadViewIfNeeded()

        #expect(
            hasLoaded == true,
            "an answer may come during the call: the view should fetch in viewDidLoad(), when it can show the answer"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `Fetch: coming back from a detail fetches nothing`(outcome: Outcome) {
        screen.appear()
        outcome.display(on: screen)

        screen.comeBack()

        #expect(interactor.calls == [.fetchArticles], "only loading and a tap on refresh should fetch")
    }

    // MARK: Refresh

    @Test(arguments: [nil, .articles, .noArticles, .error] as [Outcome?])
    func `Refresh: the button works during each fetch`(lastOutcome: Outcome?) throws {
        screen.loadViewIfNeeded()
        lastOutcome?.display(on: screen)
        screen.displayLoading(viewModel: .init(isLoading: true))

        try screen.tapRefresh()

        #expect(
            interactor.calls == [.fetchArticles, .fetchArticles],
            "the view should call the interactor, which decides whether it fetches"
        )
    }

    // MARK: Loading

    @Test(arguments: Outcome.allCases)
    func `Loading: the indicator runs again in the next fetch`(outcome: Outcome) {
        screen.loadViewIfNeeded()
        screen.displayLoading(viewModel: .init(isLoading: true))
        outcome.display(on: screen)
        screen.displayLoading(viewModel: .init(isLoading: false))

        screen.displayLoading(viewModel: .init(isLoading: true))

        #expect(screen.readScreen().isLoading == true, "the activityIndicator should be on the screen in each fetch")
    }

    @Test(arguments: Outcome.allCases)
    func `Loading: it may end while the reader is on another screen`(lastOutcome: Outcome) throws {
        screen.appear()
        lastOutcome.display(on: screen)
        screen.displayLoading(viewModel: .init(isLoading: true))
        try #require(screen.readScreen().isLoading == true, "the activityIndicator should be on the screen")
        screen.disappear()
        screen.displayLoading(viewModel: .init(isLoading: false))

        screen.appear()

        #expect(screen.readScreen().isLoading == false, "the activityIndicator should have stopped in the meantime")
    }

    @Test func `Loading: the indicator still runs when the reader comes back`() {
        screen.appear()
        screen.displayLoading(viewModel: .init(isLoading: true))

        screen.comeBack()

        #expect(screen.readScreen().isLoading == true, "the fetch still runs, so the activityIndicator should too")
    }

    // MARK: Error

    @Test func `Error: the end of loading does not remove it`() {
        screen.loadViewIfNeeded()
        screen.displayLoading(viewModel: .init(isLoading: true))
        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))

        screen.displayLoading(viewModel: .init(isLoading: false))

        #expect(
            screen.readScreen().error == "The printing press is on strike.",
            "loading may end just after the error: only the next fetch should remove the error"
        )
    }

    @Test func `Error: it is there when the user comes back`() {
        screen.appear()
        screen.disappear()
        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        screen.appear()

        screen.comeBack()

        #expect(
            screen.readScreen().error == "The printing press is on strike.",
            "there was no fetch, so the error should stay"
        )
    }

    @Test(arguments: [
        ("the same message as before", "The ink has run out."),
        ("long, in many lines", String(repeating: "The ink has run out,\nand nobody knows why. ", count: 5)),
        ("spaces", " The ink  has run out. "),
        ("capitals", "THE INK has run out."),
    ])
    func `Error: the next message is shown as it is`(kind: String, message: String) {
        screen.loadViewIfNeeded()
        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
        screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))

        screen.displayError(viewModel: .init(errorMessage: message))

        #expect(screen.readScreen().error == message, "the errorLabel should show the message of each error")
    }

    @Test(arguments: [("the same article as before", 1), ("one article more", 2), ("no articles", 0)])
    func `Error: the next list removes it`(kind: String, count: Int) throws {
        screen.loadViewIfNeeded()
        screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))
        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
        try #require(screen.readScreen().error == "The ink has run out.", "the errorLabel should show the message")
        try screen.tapRefresh()
        screen.displayLoading(viewModel: .init(isLoading: true))

        screen.displayArticles(viewModel: .init(displayedArticles: .init(repeating: .make(), count: count)))

        #expect(screen.readScreen().error == nil, "a fetch has succeeded, so the errorLabel should show no text")
    }

    @Test func `Error: an empty message does not keep the old one`() throws {
        screen.loadViewIfNeeded()
        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
        try #require(screen.readScreen().error == "The ink has run out.", "the errorLabel should show the message")

        screen.displayError(viewModel: .init(errorMessage: ""))

        #expect(screen.readScreen().error == nil, "the old message is not the reason why this fetch has failed")
    }

    /// What a fetch ends with.
    enum Outcome: CaseIterable {
        case articles
        case noArticles
        case error

        func display(on screen: ArticlesViewController) {
            switch self {
            case .articles: screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))
            case .noArticles: screen.displayArticles(viewModel: .init(displayedArticles: []))
            case .error: screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
            }
        }
    }
}
