import Testing

@testable import VIPArticles

/// The store is a fake and the presenter a spy: together they show what a tap changes, and what the user learns of it.
/// The list has the articles 31, 7 and 112. The store also knows 500, an article of a different screen.
struct ReadingListInteractorTests {
    let store = ReadArticlesFake(readIDs: [7, 500])
    let presenter = ReadingListPresenterSpy()
    let articles = [Article.make(id: 31), .make(id: 7), .make(id: 112)]

    @Test func `the articles are presented in order, with the ids in the store`() {
        makeInteractor().showArticles(request: .init())

        #expect(presenter.calls == [.presentArticles(ids: [31, 7, 112], readIDs: [7, 500])])
        #expect(store.saves == [])
    }

    @Test func `an article that was read on a different screen is presented as read`() throws {
        let interactor = makeInteractor()
        interactor.showArticles(request: .init())

        try store.save([7, 112, 500])
        interactor.showArticles(request: .init())
        #expect(presenter.calls.last == .presentArticles(ids: [31, 7, 112], readIDs: [7, 112, 500]))

        interactor.toggleRead(request: .init(id: 31))
        try store.save([600])
        interactor.showArticles(request: .init())
        #expect(presenter.calls.last == .presentArticles(ids: [31, 7, 112], readIDs: [600]))
    }

    @Test(arguments: [(31, [7, 31, 500]), (7, [500])])
    func `a tap changes only its own article, saves it and presents it`(id: Int, readIDs: [Int]) {
        makeInteractor().toggleRead(request: .init(id: id))

        #expect(store.saves == [Set(readIDs)])
        #expect(presenter.calls == [.presentArticles(ids: [31, 7, 112], readIDs: Set(readIDs))])
    }

    @Test func `each tap keeps what was read on a different screen`() throws {
        let interactor = makeInteractor()
        interactor.showArticles(request: .init())

        try store.save([7, 112, 500])
        interactor.toggleRead(request: .init(id: 31))
        #expect(store.readIDs == [7, 31, 112, 500])

        try store.save([31, 600])
        interactor.toggleRead(request: .init(id: 7))
        #expect(store.readIDs == [7, 31, 600])
    }

    @Test func `the last check mark can be removed`() throws {
        let interactor = makeInteractor()

        try store.save([7])
        interactor.toggleRead(request: .init(id: 7))

        #expect(store.readIDs == [])
        #expect(presenter.calls == [.presentArticles(ids: [31, 7, 112], readIDs: [])])
    }

    @Test(
        arguments: [
            StoreError(errorDescription: "The disk is full."),
            StoreError(errorDescription: " The list is LOCKED by another device "), StoreError(errorDescription: ""),
            SilentError(),
        ] as [any Error],
        [31, 7]
    )
    func `a tap that is not saved presents only the error, whatever its type`(error: any Error, id: Int) {
        let interactor = makeInteractor()
        interactor.showArticles(request: .init())

        store.error = error
        interactor.toggleRead(request: .init(id: id))

        #expect(store.saves.count == 1)
        #expect(
            presenter.calls == [
                .presentArticles(ids: [31, 7, 112], readIDs: [7, 500]), .presentError(error.localizedDescription),
            ]
        )
    }

    @Test func `after a tap that is not saved, each tap saves only its own article`() {
        let interactor = makeInteractor()
        store.error = StoreError(errorDescription: "The disk is full.")
        interactor.toggleRead(request: .init(id: 31))

        store.error = nil
        interactor.toggleRead(request: .init(id: 112))
        interactor.toggleRead(request: .init(id: 31))

        #expect(store.saves == [[7, 31, 500], [7, 112, 500], [7, 31, 112, 500]])
        #expect(presenter.calls.last == .presentArticles(ids: [31, 7, 112], readIDs: [7, 31, 112, 500]))
    }

    private func makeInteractor() -> ReadingListInteractor {
        ReadingListInteractor(articles: articles, store: store, presenter: presenter)
    }
}
