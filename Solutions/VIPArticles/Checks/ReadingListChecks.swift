import Foundation
import Testing

@testable import VIPArticles

/// The whole scene, as the user meets it: a view that only remembers, and a store in memory.
struct ReadingListChecks {
    /// Sorted neither by id nor by title, two articles have the same id, and two ids are positions of others.
    let articles = [
        article(42, "Volcanoes"), article(1, "  Glaciers"), article(9, "Rivers"), article(42, "Volcanoes again"),
        article(0, "glaciers"),
    ]
    let titles = ["Volcanoes", "  Glaciers", "Rivers", "Volcanoes again", "glaciers"]
    let store = StoreDouble([9, 800])

    // MARK: Opening

    @Test func `Opening: all articles are shown in their order, with the marks in the store`() {
        let scene = Scene(articles, store)

        scene.interactor.showArticles(request: .init())

        #expect(
            scene.view.events == [.list(["Volcanoes", "  Glaciers", "✓ Rivers", "Volcanoes again", "glaciers"])],
            "showArticles should show each article once, in order, and mark the article that the store has"
        )
    }

    @Test func `Opening: the presenter gets all ids in the store`() {
        let presenter = PresenterDouble()
        let interactor = ReadingListInteractor(articles: articles, store: store, presenter: presenter)

        interactor.showArticles(request: .init())

        #expect(
            presenter.responses == [.init(articles: articles, readIDs: [9, 800])],
            "showArticles should present all articles and all ids in the store, also of articles that are not in the list"
        )
    }

    @Test func `Opening: a mark from a different screen is shown the next time`() {
        let scene = Scene(articles, store)
        scene.interactor.showArticles(request: .init())

        store.readIDs = [1]
        scene.interactor.showArticles(request: .init())

        #expect(
            scene.view.events.last == .list(["Volcanoes", "✓   Glaciers", "Rivers", "Volcanoes again", "glaciers"]),
            "a different screen changed the store: showArticles should show the ids that the store has now"
        )
    }

    // MARK: Tap

    @Test func `Tap: an article becomes read and unread again, in the store and on the screen`() {
        let scene = Scene(articles, store)

        scene.interactor.toggleRead(request: .init(id: 1))
        scene.interactor.toggleRead(request: .init(id: 1))

        #expect(
            store.saved == [[1, 9, 800], [9, 800]],
            "each tap should save once: all ids in the store, with or without the id of the tapped article"
        )
        #expect(
            scene.view.events == [
                .list(["Volcanoes", "✓   Glaciers", "✓ Rivers", "Volcanoes again", "glaciers"]),
                .list(["Volcanoes", "  Glaciers", "✓ Rivers", "Volcanoes again", "glaciers"]),
            ],
            "each tap should show the list once, after it is saved"
        )
    }

    @Test func `Tap: several articles are read`() {
        let scene = Scene(articles, store)

        for id in [42, 0, 1] { scene.interactor.toggleRead(request: .init(id: id)) }

        #expect(store.readIDs == [0, 1, 9, 42, 800], "a tap should leave the marks of all other articles as they are")
        #expect(
            scene.view.events.last == .list(titles.map { "✓ \($0)" }),
            "after all taps each article should have its check mark"
        )
    }

    @Test func `Tap: marks from a different screen are kept`() {
        let scene = Scene(articles, store)
        scene.interactor.showArticles(request: .init())

        store.readIDs = [0, 900]
        scene.interactor.toggleRead(request: .init(id: 9))

        #expect(
            store.readIDs == [0, 9, 900],
            "a different screen changed the store: a tap should start from the ids that the store has now"
        )
        #expect(
            scene.view.events.last == .list(["Volcanoes", "  Glaciers", "✓ Rivers", "Volcanoes again", "✓ glaciers"]),
            "a tap should show the ids that the store has now"
        )
    }

    // MARK: Failure

    @Test(arguments: ["The disk is full.", " The list is LOCKED by another device ", ""])
    func `Failure: the user reads why, and the list stays as it is`(message: String) {
        let scene = Scene(articles, store)

        store.error = Refusal(errorDescription: message)
        scene.interactor.toggleRead(request: .init(id: 1))
        scene.interactor.toggleRead(request: .init(id: 1))

        let error = ViewDouble.Event.error("Not saved: \(message)")
        #expect(
            scene.view.events == [error, error],
            "each tap that the store refuses should show only the error, with the store's message"
        )

        store.error = nil
        scene.interactor.showArticles(request: .init())
        #expect(
            scene.view.events.last == .list(["Volcanoes", "  Glaciers", "✓ Rivers", "Volcanoes again", "glaciers"]),
            "nothing was saved: the list should have the old marks"
        )
    }

    @Test func `Failure: the next tap tries again`() {
        let scene = Scene(articles, store)

        store.error = Refusal(errorDescription: "The disk is full.")
        scene.interactor.toggleRead(request: .init(id: 1))
        store.error = nil
        scene.interactor.toggleRead(request: .init(id: 1))

        #expect(
            scene.view.events == [
                .error("Not saved: The disk is full."),
                .list(["Volcanoes", "✓   Glaciers", "✓ Rivers", "Volcanoes again", "glaciers"]),
            ],
            "the tap after a failure should mark the article: nothing was saved before"
        )
    }

    @Test func `Failure: the message reaches the presenter as it is`() {
        let presenter = PresenterDouble()
        let interactor = ReadingListInteractor(articles: articles, store: store, presenter: presenter)

        store.error = Refusal(errorDescription: "The disk is full.")
        interactor.toggleRead(request: .init(id: 1))

        #expect(
            presenter.messages == ["The disk is full."],
            "the interactor should present the message of the store's error as it is: the presenter adds the words for the user"
        )
    }

    // MARK: Row

    @Test(arguments: [
        ([], []), ([1], [1]), ([42], [0, 3]), ([0], [4]), ([9, 1, 800], [1, 2]), ([42, 1, 9, 0], [0, 1, 2, 3, 4]),
        ([5], [5]), ([6], [6]),
    ])
    func `Row: only articles that are read have a check mark`(readIDs: [Int], marked: [Int]) {
        let (presenter, view) = (ReadingListPresenter(), ViewDouble())
        presenter.view = view
        let others = [article(5, ""), article(6, " Lakes, and the RIVERS that leave them ")]

        presenter.presentArticles(response: .init(articles: articles + others, readIDs: Set(readIDs)))

        let rows = (titles + others.map(\.title)).enumerated().map { marked.contains($0) ? "✓ \($1)" : $1 }
        #expect(
            view.events == [.list(rows)],
            "a row should be the title as it is, after a check mark and a space if the article's id is in readIDs"
        )
    }

    // MARK: Release

    @Test func `Release: the presenter does not retain its view`() {
        let presenter = ReadingListPresenter()
        var view: ViewDouble? = ViewDouble()
        weak let released = view
        presenter.view = view
        presenter.presentError(response: .init(errorMessage: "The disk is full."))
        #expect(
            view?.events == [.error("Not saved: The disk is full.")],
            "the presenter should display an error in its view, after the words \"Not saved: \""
        )

        view = nil

        let isFreed = released == nil
        #expect(isFreed, "the view should be released when the user leaves: the presenter should not retain it")
        // With an unowned view, the presenter would crash here.
        presenter.presentError(response: .init(errorMessage: "The disk is full."))
    }
}

private func article(_ id: Int, _ title: String) -> Article {
    Article(id: id, title: title, publishDate: Date(timeIntervalSince1970: 0), tags: ["rocks"])
}
