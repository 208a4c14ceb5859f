import HeadlessUIKit
import Testing

@testable import VIPArticles

/// The story: what the list shows, and what a tap selects. Its edge cases are in the folder `EdgeCases`.
struct ArticlesListTests {
    let interactor = ArticlesInteractorSpy()
    let screen: ArticlesViewController

    init() {
        screen = ArticlesViewController(interactor: interactor, dataStore: ArticlesDataStore())
        screen.loadViewIfNeeded()
    }

    @Test func `the list shows the texts of each article`() {
        let maps = DisplayedArticle.make(title: "Maps", description: "Ink", publishDate: "Jan 2", authorName: "Ana")
        let actors = DisplayedArticle.make(title: "Actors", publishDate: "May 10", authorName: "Bia", tags: "swift")

        screen.displayArticles(viewModel: .init(displayedArticles: [maps, actors]))

        #expect(
            screen.readScreen().items == [["Maps", "Ink", "Jan 2", "Ana"], ["Actors", "May 10", "Bia", "swift"]],
            "each item should show the texts of its own article, from top to bottom"
        )
    }

    @Test func `new articles replace the old ones`() {
        screen.show([.make(title: "Closures"), .make(title: "Actors")])

        screen.displayArticles(viewModel: .init(displayedArticles: [.make(title: "Days")]))

        #expect(screen.readScreen().items == [["Days"]], "the list should show only the new article")
    }

    @Test func `an error leaves the articles in the list`() {
        screen.show([.make(title: "Days")])

        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))

        #expect(screen.readScreen().items == [["Days"]], "the list should keep its article")
    }

    @Test func `an empty list shows the empty cell`() {
        screen.displayArticles(viewModel: .init(displayedArticles: []))

        #expect(
            screen.readScreen().items == [["No articles yet"]],
            "the list should have one item, which says that there are no articles yet"
        )
    }

    @Test func `a tap selects the article by its id`() throws {
        screen.show([.make(id: 31), .make(id: 7)])

        try screen.tapItem(0)

        #expect(
            interactor.calls == [.fetchArticles, .didSelectArticle(id: 31)],
            "after the fetch, the view should call interactor.didSelectArticle with the id of the first article"
        )
    }

    @Test func `a tap on the empty cell selects nothing`() throws {
        screen.show([])

        try screen.tapItem(0)

        #expect(interactor.calls == [.fetchArticles], "this item has no article, so the view should not select one")
    }
}
