import Foundation
import Testing

@testable import VIPArticles

/// The list has the articles 31, 7 and 112. Of these, the user has read 7. The store also has 500, an article of a
/// different screen.
struct ReadingListInteractorTests {
    let store = ReadArticlesFake(readIDs: [7, 500])
    let presenter = ReadingListPresenterSpy()
    let interactor: ReadingListInteractor

    init() {
        let articles = [Article.make(id: 31), .make(id: 7), .make(id: 112)]
        interactor = ReadingListInteractor(articles: articles, store: store, presenter: presenter)
    }

    // MARK: Opening

    @Test func `the articles are presented in order, with the ids in the store`() {
        interactor.showArticles(request: .init())

        #expect(presenter.calls == [.presentArticles(ids: [31, 7, 112], readIDs: [7, 500])])
    }

    @Test func `the same list is presented again`() {
        interactor.showArticles(request: .init())

        interactor.showArticles(request: .init())

        let list = ReadingListPresenterSpy.Call.presentArticles(ids: [31, 7, 112], readIDs: [7, 500])
        #expect(presenter.calls == [list, list])
    }

    @Test func `a list that opens again has the ids that the store has now`() {
        interactor.showArticles(request: .init())
        store.readIDs = [112]

        interactor.showArticles(request: .init())

        #expect(presenter.calls.last == .presentArticles(ids: [31, 7, 112], readIDs: [112]))
    }

    @Test func `a list that opens after a tap has the ids that the store has now`() {
        interactor.toggleRead(request: .init(id: 31))
        store.readIDs = [112]

        interactor.showArticles(request: .init())

        #expect(presenter.calls.last == .presentArticles(ids: [31, 7, 112], readIDs: [112]))
    }

    @Test func `only a tap saves`() {
        interactor.showArticles(request: .init())

        interactor.toggleRead(request: .init(id: 31))

        #expect(store.saves == [[7, 31, 500]])
    }

    // MARK: Tap

    @Test(arguments: zip([31, 7], [[7, 31, 500], [500]]))
    func `a tap changes only its own article`(id: Int, savedIDs: Set<Int>) {
        interactor.toggleRead(request: .init(id: id))

        #expect(store.saves == [savedIDs])
    }

    @Test(arguments: zip([31, 7], [[7, 31, 500], [500]]))
    func `a tap presents what it has saved`(id: Int, savedIDs: Set<Int>) {
        interactor.toggleRead(request: .init(id: id))

        #expect(presenter.calls == [.presentArticles(ids: [31, 7, 112], readIDs: savedIDs)])
    }

    @Test func `a tap keeps what was read on a different screen`() {
        interactor.showArticles(request: .init())
        store.readIDs = [7, 112, 500]

        interactor.toggleRead(request: .init(id: 31))

        #expect(store.readIDs == [7, 31, 112, 500])
    }

    @Test func `a second tap keeps what was read on a different screen`() {
        interactor.toggleRead(request: .init(id: 31))
        store.readIDs = [31, 600]

        interactor.toggleRead(request: .init(id: 7))

        #expect(store.readIDs == [7, 31, 600])
    }

    @Test(arguments: zip([31, 7], [[7, 31, 500], [500]]))
    func `a second tap on an article takes the first one back`(id: Int, savedIDs: Set<Int>) {
        interactor.toggleRead(request: .init(id: id))

        interactor.toggleRead(request: .init(id: id))

        #expect(store.saves == [savedIDs, [7, 500]])
    }

    @Test func `a check mark that a different screen has removed can come back`() {
        interactor.toggleRead(request: .init(id: 31))
        store.readIDs = [7, 500]

        interactor.toggleRead(request: .init(id: 31))

        #expect(store.readIDs == [7, 31, 500])
    }

    @Test func `the last check mark can be removed`() {
        store.readIDs = [7]

        interactor.toggleRead(request: .init(id: 7))

        #expect(store.saves == [[]])
    }

    // MARK: Failure

    @Test(arguments: ["The disk is full.", String(repeating: " The list is LOCKED ", count: 20), ""])
    func `a tap that is not saved presents only the error`(message: String) {
        interactor.showArticles(request: .init())
        store.error = StoreError(errorDescription: message)

        interactor.toggleRead(request: .init(id: 31))

        #expect(
            presenter.calls == [.presentArticles(ids: [31, 7, 112], readIDs: [7, 500]), .presentError(message)]
        )
    }

    @Test func `a check mark that is not removed is an error too`() {
        store.error = StoreError(errorDescription: "The disk is full.")

        interactor.toggleRead(request: .init(id: 7))

        #expect(presenter.calls == [.presentError("The disk is full.")])
    }

    @Test func `an error with a message need not be a LocalizedError`() {
        let texts = [NSLocalizedDescriptionKey: "No space is left.", NSLocalizedFailureReasonErrorKey: "It is full."]
        store.error = NSError(domain: "Disk", code: 28, userInfo: texts)

        interactor.toggleRead(request: .init(id: 31))

        #expect(presenter.calls == [.presentError("No space is left.")])
    }

    @Test(arguments: [CancellationError(), URLError(.cancelled), CocoaError(.fileWriteOutOfSpace)] as [any Error])
    func `an error of the system is an error too`(error: any Error) {
        store.error = error

        interactor.toggleRead(request: .init(id: 31))

        // The system writes this message, so its text is not the same everywhere.
        #expect(presenter.calls == [.presentError(error.localizedDescription)])
    }

    @Test func `a tap that fails saves once`() {
        store.error = StoreError(errorDescription: "The disk is full.")

        interactor.toggleRead(request: .init(id: 31))

        #expect(store.saves == [[7, 31, 500]])
    }

    @Test func `the next tap may fail in the same way`() {
        store.error = StoreError(errorDescription: "The disk is full.")
        interactor.toggleRead(request: .init(id: 31))

        interactor.toggleRead(request: .init(id: 31))

        #expect(store.saves == [[7, 31, 500], [7, 31, 500]])
        #expect(presenter.calls == [.presentError("The disk is full."), .presentError("The disk is full.")])
    }

    @Test func `a list that opens after a failure has the old ids`() {
        store.error = StoreError(errorDescription: "The disk is full.")
        interactor.toggleRead(request: .init(id: 31))

        interactor.showArticles(request: .init())

        let list = ReadingListPresenterSpy.Call.presentArticles(ids: [31, 7, 112], readIDs: [7, 500])
        #expect(presenter.calls == [.presentError("The disk is full."), list])
    }

    @Test func `the next tap tries again`() {
        store.error = StoreError(errorDescription: "The disk is full.")
        interactor.toggleRead(request: .init(id: 31))
        store.error = nil

        interactor.toggleRead(request: .init(id: 31))

        #expect(store.readIDs == [7, 31, 500])
    }

    @Test func `after a failure, a tap on another article saves only that one`() {
        store.error = StoreError(errorDescription: "The disk is full.")
        interactor.toggleRead(request: .init(id: 31))
        interactor.toggleRead(request: .init(id: 7))
        store.error = nil

        interactor.toggleRead(request: .init(id: 112))

        #expect(store.readIDs == [7, 112, 500])
    }

    // MARK: Release

    @Test func `the interactor retains its store`() {
        // No variable has the store: only the interactor can retain it.
        let onlyOwner = ReadingListInteractor(
            articles: [],
            store: ReadArticlesFake(readIDs: [7]),
            presenter: presenter
        )

        onlyOwner.showArticles(request: .init())

        #expect(presenter.calls == [.presentArticles(ids: [], readIDs: [7])])
    }

    @Test func `the interactor retains its presenter`() throws {
        var spy: ReadingListPresenterSpy? = ReadingListPresenterSpy()
        weak let retained = spy
        let onlyOwner = ReadingListInteractor(articles: [], store: store, presenter: try #require(spy))
        spy = nil

        onlyOwner.showArticles(request: .init())

        #expect(retained?.calls == [.presentArticles(ids: [], readIDs: [7, 500])])
    }
}
