import Foundation
import Testing

@testable import VIPArticles

/// The whole scene: the roles are real, the store is in memory, and the view only logs.
struct ReadingListChecks {
    /// Sorted neither by id, which is its date too, nor by title. Two articles have the same id, one is there twice, and two ids are positions of
    /// others.
    let articles = [
        Article.make(42, "Volcanoes"), .make(1, "  Glaciers"), .make(9, "Rivers"), .make(42, "Volcanoes again"),
        .make(0, "glaciers"), .make(42, "Volcanoes"),
    ]
    /// Of the articles, the user has read the one with the id 9. The id 800 is an article of a different screen.
    let store = StoreDouble([9, 800])
    let view = ViewDouble()
    let scene: ReadingListInteractor

    init() {
        let presenter = ReadingListPresenter()
        presenter.view = view
        scene = ReadingListInteractor(articles: articles, store: store, presenter: presenter)
    }

    // MARK: Opening

    @Test func `Opening: all articles are shown in their order, with the marks in the store`() {
        scene.showArticles(request: .init())

        let rows = ["Volcanoes", "  Glaciers", "✓ Rivers", "Volcanoes again", "glaciers", "Volcanoes"]
        #expect(
            view.events == [.list(rows)],
            "showArticles should show each article once, in order, and mark the article that the store has"
        )
    }

    @Test func `Opening: nothing is saved before the first tap`() {
        scene.showArticles(request: .init())

        scene.toggleRead(request: .init(id: 1))

        #expect(store.saved == [[1, 9, 800]], "only the tap should save: showArticles should not")
    }

    @Test(arguments: [0, 101])
    func `Opening: a list of any length is shown`(count: Int) {
        let presenter = ReadingListPresenter()
        presenter.view = view
        let rocks = [Article](repeating: .make(9, "Rocks"), count: count)
        let scene = ReadingListInteractor(articles: rocks, store: store, presenter: presenter)

        scene.showArticles(request: .init())

        let rows = [String](repeating: "✓ Rocks", count: count)
        #expect(view.events == [.list(rows)], "showArticles should show the whole list once, also without articles")
    }

    @Test func `Opening: the same list is shown again`() {
        scene.showArticles(request: .init())

        scene.showArticles(request: .init())

        #expect(view.events == [list([2]), list([2])], "each showArticles should show the list, also the same again")
    }

    @Test(arguments: zip([[1], [], [0, 9]], [[1], [], [2, 4]]))
    func `Opening: the next list has the marks of a different screen`(readIDs: Set<Int>, marked: [Int]) {
        scene.showArticles(request: .init())
        store.readIDs = readIDs

        scene.showArticles(request: .init())

        #expect(view.events.last == list(marked), "showArticles should show the ids that the store has now")
    }

    @Test func `Opening: after a tap, the list has the marks of a different screen`() {
        scene.toggleRead(request: .init(id: 1))
        store.readIDs = [0]

        scene.showArticles(request: .init())

        #expect(view.events.last == list([4]), "showArticles should show the ids that the store has now")
    }

    @Test(arguments: [[9, 800], Set(1...999)] as [Set<Int>])
    func `Opening: the presenter gets all ids in the store`(readIDs: Set<Int>) {
        let presenter = PresenterDouble()
        let interactor = ReadingListInteractor(articles: articles, store: StoreDouble(readIDs), presenter: presenter)

        interactor.showArticles(request: .init())

        #expect(
            presenter.responses == [.init(articles: articles, readIDs: readIDs)],
            "showArticles should present all articles and all ids in the store, also of articles that are not in the list"
        )
    }

    // MARK: Tap

    @Test(arguments: zip([1, 9, 42], [[1, 9, 800], [800], [9, 42, 800]]))
    func `Tap: all ids are saved once, with the tapped one or without it`(id: Int, saved: Set<Int>) {
        scene.toggleRead(request: .init(id: id))

        #expect(store.saved == [saved], "a tap should save all ids in the store, and change only that of its article")
    }

    @Test(arguments: zip([1, 9, 42], [[1, 2], [], [0, 2, 3, 5]]))
    func `Tap: the list is shown once, with the new marks`(id: Int, marked: [Int]) {
        scene.toggleRead(request: .init(id: id))

        #expect(view.events == [list(marked)], "a tap should show the list once, after it is saved")
    }

    @Test func `Tap: the presenter gets all ids that are saved`() {
        let presenter = PresenterDouble()
        let interactor = ReadingListInteractor(articles: articles, store: store, presenter: presenter)

        interactor.toggleRead(request: .init(id: 1))

        #expect(
            presenter.responses == [.init(articles: articles, readIDs: [1, 9, 800])],
            "a tap should present all articles and all ids in the store, also of articles that are not in the list"
        )
    }

    @Test(arguments: zip([1, 9], [[1, 9, 800], [800]] as [Set<Int>]))
    func `Tap: a second tap on an article takes the first one back`(id: Int, saved: Set<Int>) {
        scene.toggleRead(request: .init(id: id))

        scene.toggleRead(request: .init(id: id))

        #expect(store.saved == [saved, [9, 800]], "the second tap should save the ids from before the first")
    }

    @Test func `Tap: each article can be read`() {
        scene.toggleRead(request: .init(id: 42))
        scene.toggleRead(request: .init(id: 0))

        scene.toggleRead(request: .init(id: 1))

        #expect(store.readIDs == [0, 1, 9, 42, 800], "a tap should leave the marks of all other articles as they are")
        #expect(view.events.last == list([0, 1, 2, 3, 4, 5]), "after all taps each article should have its check mark")
    }

    @Test func `Tap: after the list has opened, marks from a different screen are kept`() {
        scene.showArticles(request: .init())
        store.readIDs = [0, 900]

        scene.toggleRead(request: .init(id: 9))

        #expect(store.saved == [[0, 9, 900]], "a tap should start from the ids that the store has now")
        #expect(view.events.last == list([2, 4]), "a tap should show the ids that the store has now")
    }

    @Test(
        arguments: zip(
            [[50], [1, 50], [], Set(50...999)],
            [[42, 50], [1, 42, 50], [42], Set(50...999).union([42])]
        )
    )
    func `Tap: between two taps, marks from a different screen are kept`(readIDs: Set<Int>, saved: Set<Int>) {
        scene.toggleRead(request: .init(id: 1))
        store.readIDs = readIDs

        scene.toggleRead(request: .init(id: 42))

        #expect(store.saved.last == saved, "a tap should start from the ids that the store has now")
    }

    @Test(arguments: zip([[50], [9, 800]] as [Set<Int>], [[42, 50], [9, 42, 800]] as [Set<Int>]))
    func `Tap: a mark that a different screen has removed comes back`(readIDs: Set<Int>, saved: Set<Int>) {
        scene.toggleRead(request: .init(id: 42))
        store.readIDs = readIDs

        scene.toggleRead(request: .init(id: 42))

        #expect(store.readIDs == saved, "the article is not read any more: the tap should mark it again")
    }

    @Test func `Tap: the last mark can be removed`() {
        scene.showArticles(request: .init())
        store.readIDs = [1]

        scene.toggleRead(request: .init(id: 1))

        #expect(store.saved == [[]], "the store has only the id of the article: the tap should save no ids")
        #expect(view.events.last == list([]), "after the tap no article should have a check mark")
    }

    // MARK: Failure

    @Test(arguments: [
        "The disk is full.", String(repeating: " The list is LOCKED\nby another device ", count: 20), "Not saved: no",
        "",
    ])
    func `Failure: the user reads the message of the error`(message: String) {
        store.error = Refusal(errorDescription: message)

        scene.toggleRead(request: .init(id: 1))

        #expect(
            view.events == [.error("Not saved: \(message)")],
            "the view should show the message once, unchanged, after 'Not saved: '"
        )
    }

    @Test(
        arguments: [
            Refusal(errorDescription: nil), PlainRefusal(), CancellationError(), URLError(.cancelled),
            CocoaError(.fileWriteOutOfSpace),
            NSError(domain: "Disk", code: 28, userInfo: [NSLocalizedDescriptionKey: "No space is left."]),
            NSError(domain: "Disk", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "It is locked."]),
        ] as [any Error]
    )
    func `Failure: the error may have any type`(refusal: any Error) {
        store.error = refusal

        scene.toggleRead(request: .init(id: 1))

        #expect(
            view.events == [.error("Not saved: \(refusal.localizedDescription)")],
            "the message should be the error's localizedDescription"
        )
    }

    @Test func `Failure: the message reaches the presenter as it is`() {
        let presenter = PresenterDouble()
        let interactor = ReadingListInteractor(articles: articles, store: store, presenter: presenter)
        store.error = Refusal(errorDescription: "The disk is full.")

        interactor.toggleRead(request: .init(id: 1))

        #expect(
            presenter.messages == ["The disk is full."],
            "the interactor should present the error's message as it is: the presenter adds the words for the user"
        )
    }

    @Test(arguments: [1, 9])
    func `Failure: the list on the screen stays as it is`(id: Int) {
        scene.showArticles(request: .init())
        store.error = Refusal(errorDescription: "The disk is full.")

        scene.toggleRead(request: .init(id: id))

        let error = ViewDouble.Event.error("Not saved: The disk is full.")
        #expect(view.events == [list([2]), error], "a tap that is not saved should show only the error")
    }

    @Test func `Failure: a refused tap saves once`() {
        store.error = Refusal(errorDescription: "The disk is full.")

        scene.toggleRead(request: .init(id: 1))

        #expect(store.saved == [[1, 9, 800]], "a tap should save once, also when the store refuses")
    }

    @Test func `Failure: the next tap may fail in the same way`() {
        store.error = Refusal(errorDescription: "The disk is full.")
        scene.toggleRead(request: .init(id: 1))
        scene.toggleRead(request: .init(id: 1))

        scene.toggleRead(request: .init(id: 1))

        let error = ViewDouble.Event.error("Not saved: The disk is full.")
        #expect(store.saved == [[1, 9, 800], [1, 9, 800], [1, 9, 800]], "each tap should try to save")
        #expect(view.events == [error, error, error], "each tap that is not saved should show the error")
    }

    @Test func `Failure: the next tap tries again`() {
        store.error = Refusal(errorDescription: "The disk is full.")
        scene.toggleRead(request: .init(id: 1))
        store.error = nil

        scene.toggleRead(request: .init(id: 1))

        #expect(
            view.events == [.error("Not saved: The disk is full."), list([1, 2])],
            "the tap after a failure should mark the article: nothing was saved before"
        )
    }

    @Test(arguments: zip([42, 9], [[0, 9, 42], [0]]))
    func `Failure: a later tap changes only its own article`(id: Int, readIDs: Set<Int>) {
        store.error = PlainRefusal()
        scene.toggleRead(request: .init(id: 1))
        scene.toggleRead(request: .init(id: 9))
        store.error = nil
        store.readIDs = [0, 9]

        scene.toggleRead(request: .init(id: id))

        #expect(store.readIDs == readIDs, "the tap should change only its article, in the ids that the store has now")
    }

    @Test func `Failure: the list opens again with the old marks`() {
        store.error = PlainRefusal()
        scene.toggleRead(request: .init(id: 1))

        scene.showArticles(request: .init())

        let error = ViewDouble.Event.error("Not saved: \(PlainRefusal().localizedDescription)")
        #expect(view.events == [error, list([2])], "nothing was saved: the list should open as before the tap")
    }

    @Test func `Failure: a tap after one that is saved may fail`() {
        scene.toggleRead(request: .init(id: 42))
        store.error = Refusal(errorDescription: "The disk is full.")

        scene.toggleRead(request: .init(id: 42))

        #expect(
            view.events == [list([0, 2, 3, 5]), .error("Not saved: The disk is full.")],
            "each tap should show its own outcome: the list if it was saved, and the error if not"
        )
    }

    // MARK: Row

    @Test(
        arguments: zip(
            [[], [1], [42], [0], [9, 1, 800], [42, 1, 9, 0]],
            [[], [1], [0, 3, 5], [4], [1, 2], [0, 1, 2, 3, 4, 5]]
        )
    )
    func `Row: only articles that are read have a check mark`(readIDs: Set<Int>, marked: [Int]) {
        let presenter = ReadingListPresenter()
        presenter.view = view

        presenter.presentArticles(response: .init(articles: articles, readIDs: readIDs))

        #expect(view.events == [list(marked)], "a row should have a check mark if the article's id is in readIDs")
    }

    @Test(arguments: ["", "✓ Peaks", String(repeating: "  Lakes,\nand RIVERS ", count: 20)])
    func `Row: a title is shown as it is`(title: String) {
        let presenter = ReadingListPresenter()
        presenter.view = view

        presenter.presentArticles(response: .init(articles: [.make(5, title), .make(6, title)], readIDs: [6]))

        #expect(view.events == [.list([title, "✓ \(title)"])], "before a title there should be only the check mark")
    }

    @Test(arguments: zip([[9], [], [1, 9]], [["Streams", "Ice"], ["Streams"], []]))
    func `Row: a list has only its own articles`(readIDs: Set<Int>, titles: [String]) {
        let presenter = ReadingListPresenter()
        presenter.view = view
        presenter.presentArticles(response: .init(articles: articles, readIDs: readIDs))

        presenter.presentArticles(response: .init(articles: titles.map { .make(1, $0) }, readIDs: []))

        #expect(view.events.last == .list(titles), "the list should have only its own titles and marks")
    }

    @Test func `Row: a long list is shown to its end`() {
        let presenter = ReadingListPresenter()
        presenter.view = view

        presenter.presentArticles(response: .init(articles: .init(repeating: .make(9, "Ice"), count: 101), readIDs: []))

        let rows = [String](repeating: "Ice", count: 101)
        #expect(view.events == [.list(rows)], "each of the 101 articles should have a row")
    }

    @Test func `Row: the same rows are displayed again`() {
        let presenter = ReadingListPresenter()
        presenter.view = view
        presenter.presentArticles(response: .init(articles: articles, readIDs: [9]))

        presenter.presentArticles(response: .init(articles: articles, readIDs: [9]))

        #expect(view.events == [list([2]), list([2])], "each call of presentArticles should display its rows once")
    }

    // MARK: Release

    @Test func `Release: the presenter does not retain its view`() throws {
        let presenter = ReadingListPresenter()
        var view: ViewDouble? = ViewDouble()
        weak let released = view
        presenter.view = view
        presenter.presentArticles(response: .init(articles: [], readIDs: []))
        presenter.presentError(response: .init(errorMessage: "The disk is full."))
        try #require(view?.events == [.list([]), .error("Not saved: The disk is full.")], "the view should get both")

        view = nil
        // With an unowned view, the presenter would crash here.
        presenter.presentError(response: .init(errorMessage: "The disk is full."))

        #expect(released == nil, "the view should be released when the user leaves: the presenter should not retain it")
    }

    @Test func `Release: the interactor retains its store`() {
        let presenter = PresenterDouble()
        // No variable has the store: only the interactor can retain it.
        let interactor = ReadingListInteractor(articles: [], store: StoreDouble([9, 800]), presenter: presenter)

        interactor.showArticles(request: .init())

        let responses = [ReadingList.ShowArticles.Response(articles: [], readIDs: [9, 800])]
        #expect(presenter.responses == responses, "the interactor should retain its store")
    }

    @Test func `Release: the interactor retains its presenter`() throws {
        var presenter: PresenterDouble? = PresenterDouble()
        weak let retained = presenter
        let interactor = ReadingListInteractor(articles: [], store: store, presenter: try #require(presenter))
        presenter = nil

        interactor.showArticles(request: .init())

        let responses = [ReadingList.ShowArticles.Response(articles: [], readIDs: [9, 800])]
        #expect(retained?.responses == responses, "the interactor should retain its presenter")
    }

    /// The list with a check mark at these positions.
    private func list(_ marked: [Int]) -> ViewDouble.Event {
        .list(articles.enumerated().map { marked.contains($0) ? "✓ \($1.title)" : $1.title })
    }
}
