import Foundation
import Testing

@testable import VIPArticles

/// The whole scene, as the user meets it: a view that only remembers, and a store in memory.
struct ReadingListChecks {
    /// Sorted neither by id nor by title, two articles have the same id, one is there twice, and two ids are positions of
    /// others.
    let articles = [
        article(42, "Volcanoes"), article(1, "  Glaciers"), article(9, "Rivers"), article(42, "Volcanoes again"),
        article(0, "glaciers"), article(42, "Volcanoes"),
    ]
    let titles = ["Volcanoes", "  Glaciers", "Rivers", "Volcanoes again", "glaciers", "Volcanoes"]
    let store = StoreDouble([9, 800])

    // MARK: Opening

    @Test func `Opening: all articles are shown in their order, with the marks in the store`() {
        let scene = Scene(articles, store)

        scene.interactor.showArticles(request: .init())

        #expect(
            scene.view.events == [
                .list(["Volcanoes", "  Glaciers", "✓ Rivers", "Volcanoes again", "glaciers", "Volcanoes"])
            ],
            "showArticles should show each article once, in order, and mark the article that the store has"
        )
        #expect(store.saved == [], "showArticles should save nothing")
    }

    @Test func `Opening: an empty list is shown too`() {
        let scene = Scene([], store)

        scene.interactor.showArticles(request: .init())

        #expect(scene.view.events == [.list([])], "showArticles should show the list once, also without articles")
    }

    @Test func `Opening: the presenter gets all ids in the store`() {
        let presenter = PresenterDouble()
        let interactor = ReadingListInteractor(articles: articles, store: store, presenter: presenter)

        interactor.showArticles(request: .init())
        interactor.toggleRead(request: .init(id: 1))

        #expect(
            presenter.responses == [
                .init(articles: articles, readIDs: [9, 800]), .init(articles: articles, readIDs: [1, 9, 800]),
            ],
            """
            showArticles, and then a tap, should present all articles and all ids in the store, also of articles that are \
            not in the list
            """
        )
    }

    @Test func `Opening: a mark from a different screen is shown the next time`() {
        let scene = Scene(articles, store)
        scene.interactor.showArticles(request: .init())

        store.readIDs = [1]
        scene.interactor.showArticles(request: .init())
        scene.interactor.showArticles(request: .init())
        store.readIDs = []
        scene.interactor.showArticles(request: .init())
        scene.interactor.toggleRead(request: .init(id: 0))
        store.readIDs = [9]
        scene.interactor.showArticles(request: .init())

        #expect(
            scene.view.events == [list([2]), list([1]), list([1]), list([]), list([4]), list([2])],
            "each showArticles should show the ids that the store has now, also the same again"
        )
    }

    // MARK: Tap

    @Test func `Tap: an article becomes read and unread again, in the store and on the screen`() {
        let scene = Scene(articles, store)

        for _ in 1...3 { scene.interactor.toggleRead(request: .init(id: 1)) }

        #expect(
            store.saved == [[1, 9, 800], [9, 800], [1, 9, 800]],
            "each tap should save once: all ids in the store, with or without the id of the tapped article"
        )
        #expect(
            scene.view.events == [list([1, 2]), list([2]), list([1, 2])],
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

        // Each round: what the different screen saves, then a tap.
        store.readIDs = [0, 900]
        scene.interactor.toggleRead(request: .init(id: 9))
        store.readIDs = [1, 50]
        scene.interactor.toggleRead(request: .init(id: 42))
        store.readIDs = [50]
        scene.interactor.toggleRead(request: .init(id: 42))
        store.readIDs = [9, 42]
        scene.interactor.toggleRead(request: .init(id: 9))
        store.readIDs = [9]
        scene.interactor.toggleRead(request: .init(id: 9))

        #expect(
            store.saved == [[0, 9, 900], [1, 42, 50], [42, 50], [42], []],
            "a different screen changed the store before each tap: a tap should start from the ids that the store has now"
        )
        #expect(
            scene.view.events == [
                list([2]), list([2, 4]), list([0, 1, 3, 5]), list([0, 3, 5]), list([0, 3, 5]), list([]),
            ],
            "each tap should show the ids that the store has now, also the same again"
        )
    }

    // MARK: Failure

    @Test(
        arguments: [
            Refusal(errorDescription: "The disk is full."),
            Refusal(errorDescription: " The list is LOCKED\nby another device "),
            Refusal(errorDescription: "Not saved: no space"), Refusal(errorDescription: ""),
            Refusal(errorDescription: nil), PlainRefusal(), CancellationError(),
            NSError(domain: "Disk", code: 28, userInfo: [NSLocalizedDescriptionKey: "No space is left."]),
        ] as [any Error]
    )
    func `Failure: the user reads why, and the list stays as it is`(refusal: any Error) {
        let scene = Scene(articles, store)
        scene.interactor.showArticles(request: .init())

        store.error = refusal
        for id in [1, 1, 9] { scene.interactor.toggleRead(request: .init(id: id)) }

        let error = ViewDouble.Event.error("Not saved: \(refusal.localizedDescription)")
        #expect(
            scene.view.events == [list([2]), error, error, error],
            "each tap that the store refuses should show only the error, with its localizedDescription"
        )
        #expect(
            store.saved == [[1, 9, 800], [1, 9, 800], [800]],
            "each tap should save once, also when the store refuses"
        )

        store.error = nil
        scene.interactor.showArticles(request: .init())
        scene.interactor.toggleRead(request: .init(id: 1))
        #expect(
            scene.view.events == [list([2]), error, error, error, list([2]), list([1, 2])],
            "nothing was saved: the list should have the old marks, and the next tap should try again"
        )
    }

    @Test func `Failure: the next tap tries again`() {
        let scene = Scene(articles, store)

        store.error = Refusal(errorDescription: "The disk is full.")
        scene.interactor.toggleRead(request: .init(id: 1))
        store.error = nil
        scene.interactor.toggleRead(request: .init(id: 1))

        #expect(
            scene.view.events == [.error("Not saved: The disk is full."), list([1, 2])],
            "the tap after a failure should mark the article: nothing was saved before"
        )
    }

    @Test func `Failure: a tap that was not saved changes no later tap`() {
        let scene = Scene(articles, store)

        store.error = Refusal(errorDescription: "The disk is full.")
        scene.interactor.toggleRead(request: .init(id: 1))
        store.error = nil
        store.readIDs = [0, 9]
        scene.interactor.toggleRead(request: .init(id: 9))
        store.error = PlainRefusal()
        scene.interactor.toggleRead(request: .init(id: 42))
        store.error = nil
        store.readIDs = [1]
        scene.interactor.toggleRead(request: .init(id: 42))

        #expect(
            store.readIDs == [1, 42],
            "the tap after a failure should change only its own article, in the ids that the store has now"
        )
        #expect(
            scene.view.events == [
                .error("Not saved: The disk is full."), list([4]),
                .error("Not saved: \(PlainRefusal().localizedDescription)"), list([0, 1, 3, 5]),
            ],
            "each tap should show its own outcome: the list if it was saved, and its own error if not"
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
        ([], []), ([1], [1]), ([42], [0, 3, 5]), ([0], [4]), ([9, 1, 800], [1, 2]),
        ([42, 1, 9, 0], [0, 1, 2, 3, 4, 5]), ([5], [6]), ([6], [7]), ([3], [8]), ([8], [9]),
    ])
    func `Row: only articles that are read have a check mark`(readIDs: [Int], marked: [Int]) {
        let (presenter, view) = (ReadingListPresenter(), ViewDouble())
        presenter.view = view
        let others = [
            article(5, ""), article(6, String(repeating: " Lakes, and the RIVERS that leave them ", count: 5)),
            article(3, "✓ Peaks"), article(8, "Rivers"),
        ]

        presenter.presentArticles(response: .init(articles: articles + others, readIDs: Set(readIDs)))

        #expect(
            view.events == [list(marked, of: titles + others.map(\.title))],
            "a row should be the title as it is, after a check mark and a space if the article's id is in readIDs"
        )
    }

    @Test func `Row: each list has only its own articles and marks`() {
        let (presenter, view) = (ReadingListPresenter(), ViewDouble())
        presenter.view = view

        presenter.presentArticles(response: .init(articles: articles, readIDs: [1, 9]))
        presenter.presentArticles(response: .init(articles: articles, readIDs: [9]))
        presenter.presentArticles(response: .init(articles: articles, readIDs: [9]))
        presenter.presentArticles(response: .init(articles: [article(9, "Streams"), article(1, "Ice")], readIDs: [1]))
        presenter.presentArticles(response: .init(articles: [], readIDs: [1]))

        #expect(
            view.events == [list([1, 2]), list([2]), list([2]), .list(["Streams", "✓ Ice"]), .list([])],
            "each call of presentArticles should display its own rows once, whatever came before"
        )
    }

    // MARK: Release

    @Test func `Release: the presenter does not retain its view`() {
        let presenter = ReadingListPresenter()
        var view: ViewDouble? = ViewDouble()
        weak let released = view
        presenter.view = view
        presenter.presentArticles(response: .init(articles: articles, readIDs: [9]))
        presenter.presentError(response: .init(errorMessage: "The disk is full."))
        #expect(
            view?.events == [list([2]), .error("Not saved: The disk is full.")],
            "the presenter should display the rows in its view, and an error after the words \"Not saved: \""
        )

        view = nil

        let isFreed = released == nil
        #expect(isFreed, "the view should be released when the user leaves: the presenter should not retain it")
        // With an unowned view, the presenter would crash here.
        presenter.presentError(response: .init(errorMessage: "The disk is full."))
    }

    /// The list with a check mark at some positions.
    private func list(_ marked: [Int], of titles: [String]? = nil) -> ViewDouble.Event {
        .list((titles ?? self.titles).enumerated().map { marked.contains($0) ? "✓ \($1)" : $1 })
    }
}

private func article(_ id: Int, _ title: String) -> Article {
    Article(id: id, title: title, publishDate: Date(timeIntervalSince1970: 0), tags: ["rocks"])
}
