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
        let days = DisplayedArticle.make(title: "Days", description: "UTC", publishDate: "Jan 2", authorName: "Ana")

        screen.displayArticles(viewModel: .init(displayedArticles: [days, .make(title: "Closures", tags: "swift")]))

        #expect(
            screen.readScreen().items == [
                ["Days", "UTC", "Jan 2", "Ana", "tag1,tag2"],
                ["Closures", "Desc", "Jan 1", "Author", "swift"],
            ],
            "each cell should show title, description, day, author and tags of its own article"
        )
    }

    @Test func `the articles of a refresh replace the old ones`() {
        screen.show([.make(title: "Closures"), .make(title: "Actors")])

        screen.displayArticles(viewModel: .init(displayedArticles: [.make(title: "Days", authorName: "Ana", tags: "")]))

        #expect(screen.readScreen().items == [["Days", "Desc", "Jan 1", "Ana"]], "only the new texts should be there")
    }

    @Test func `an error leaves the articles in the list`() {
        screen.show([.make(title: "Days", tags: "")])

        screen.displayError(viewModel: .init(errorMessage: "The ink has run out."))

        #expect(screen.readScreen().items == [["Days", "Desc", "Jan 1", "Author"]], "the list should keep its article")
    }

    @Test func `an empty list shows the empty cell`() {
        screen.displayArticles(viewModel: .init(displayedArticles: []))

        #expect(screen.readScreen().items == [["No articles yet"]], "the list should have one EmptyArticlesCell")
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
