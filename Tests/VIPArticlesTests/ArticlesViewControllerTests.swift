import HeadlessUIKit
import Testing

@testable import VIPArticles

struct ArticlesViewControllerTests {
    let interactor = ArticlesInteractorSpy()
    let dataStore = ArticlesDataStore()

    @Test func `the articles are fetched once, when the view has loaded`() async {
        let builder = ArticlesInteractorSpy()
        // Only UIKit calls loadView(), and viewDidLoad() after it. This call shows what loadView() does by itself.
        ArticlesViewController(interactor: builder, dataStore: ArticlesDataStore()).loadView()
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        let callsBeforeLoading = interactor.calls

        screen.loadViewIfNeeded()
        screen.loadViewIfNeeded()

        #expect(builder.calls == [], "loadView() should only build the view, and not call the interactor")
        #expect(callsBeforeLoading == [], "the view should not call its interactor before it has loaded")
        #expect(
            interactor.calls == [.fetchArticles],
            "the view should call interactor.fetchArticles when it has loaded, only once"
        )

        let navigation = UINavigationController(rootViewController: screen)
        let window = UIWindow()
        window.rootViewController = navigation
        window.isHidden = false
        await settleUIKit()
        navigation.pushViewController(UIViewController(), animated: false)
        await settleUIKit()
        navigation.popViewController(animated: false)
        await settleUIKit()
        #expect(
            interactor.calls == [.fetchArticles],
            "the view should not fetch again when it appears, also not when the user comes back from a detail"
        )
    }

    @Test func `a tap on refresh fetches the articles again`() throws {
        let screen = makeLoadedScreen()
        defer { screen.attachDrawing() }

        try screen.tapRefresh()
        try screen.tapRefresh()

        #expect(
            interactor.calls == [.fetchArticles, .fetchArticles, .fetchArticles],
            "the view should call interactor.fetchArticles once when it loads, and once for each tap on refresh"
        )

        screen.displayLoading(viewModel: .init(isLoading: true))
        try screen.tapRefresh()
        screen.displayLoading(viewModel: .init(isLoading: false))
        for outcome in Outcome.allCases {
            outcome.display(on: screen)
            try screen.tapRefresh()
        }
        #expect(
            interactor.calls == Array(repeating: .fetchArticles, count: 7),
            "a tap on refresh should call interactor.fetchArticles during a fetch too, and after each outcome: the interactor decides"
        )
    }

    @Test(arguments: Outcome.allCases)
    func `loading is shown and hidden`(outcome: Outcome) {
        let screen = makeLoadedScreen()
        defer { screen.attachDrawing() }

        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.showsActivityIndicator == true,
            "while the scene is loading, the activityIndicator should be on the screen and run"
        )

        screen.displayLoading(viewModel: .init(isLoading: false))
        outcome.display(on: screen)
        #expect(
            screen.showsActivityIndicator == false && !screen.isOnScreen(screen.activityIndicator),
            "when loading has ended, the activityIndicator should neither run nor be on the screen"
        )

        screen.displayLoading(viewModel: .init(isLoading: true))
        screen.displayLoading(viewModel: .init(isLoading: true))
        #expect(
            screen.showsActivityIndicator == true,
            "the activityIndicator should be on the screen and run in each fetch, also after the first articles or the first error"
        )

        outcome.display(on: screen)
        screen.displayLoading(viewModel: .init(isLoading: false))
        #expect(
            screen.showsActivityIndicator == false && !screen.isOnScreen(screen.activityIndicator),
            "the last call of displayLoading decides: now the activityIndicator should be gone, whatever was before"
        )
    }

    @Test func `an error is shown until the next fetch displays articles, and a new error is shown again`() throws {
        let screen = makeLoadedScreen()
        defer { screen.attachDrawing() }

        screen.displayError(viewModel: .init(errorMessage: "The printing press is on strike."))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "after a failed fetch, the errorLabel should be on the screen, with the message as it is"
        )
        screen.displayLoading(viewModel: .init(isLoading: false))
        #expect(
            screen.shownError == "The printing press is on strike.",
            "the end of loading should not remove the error: it may come just before or after the error"
        )

        // The view may remove the error at any time from this tap to the articles.
        try screen.tapRefresh()
        screen.displayLoading(viewModel: .init(isLoading: true))
        screen.displayLoading(viewModel: .init(isLoading: false))
        screen.displayArticles(viewModel: .init(displayedArticles: []))
        #expect(
            screen.shownError == nil,
            "after a fetch that displays articles, the errorLabel should show no text, even for an empty list: it is a success"
        )

        let messages = [
            "The printing press is on strike.", "The printing press is on strike.",
            "The INK has run out.\nSorry".long,
        ]
        for message in messages {
            screen.displayError(viewModel: .init(errorMessage: message))
            #expect(
                screen.shownError == message,
                "the user should see each error, also the same again, and also after the articles have removed an earlier one"
            )
        }

        // The second of these lists is the same as the first.
        for _ in 1...2 {
            try screen.tapRefresh()
            screen.displayLoading(viewModel: .init(isLoading: true))
            screen.displayLoading(viewModel: .init(isLoading: false))
            screen.displayArticles(viewModel: .init(displayedArticles: [.make()]))
            #expect(
                screen.shownError == nil,
                "each fetch that displays articles should remove the error, also for the same articles"
            )

            screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))
            screen.displayLoading(viewModel: .init(isLoading: false))
            screen.appearAgain()
            #expect(
                screen.shownError == "The ink has run out.",
                "only a later fetch should remove the error: it should stay when loading ends, and when the user comes back from an article"
            )
        }

        screen.displayError(viewModel: .init(errorMessage: ""))
        #expect(
            screen.shownError == nil,
            "displayError should show an empty message as it is, and not the previous one"
        )
    }

    /// What a fetch can end with.
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

    private func makeLoadedScreen() -> ArticlesViewController {
        let screen = ArticlesViewController(interactor: interactor, dataStore: dataStore)
        screen.loadViewIfNeeded()
        return screen
    }
}
