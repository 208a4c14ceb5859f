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
    }

    @Test func `an article that was read on a different screen is presented as read`() throws {
        let interactor = makeInteractor()
        interactor.showArticles(request: .init())

        try store.save([7, 112, 500])
        interactor.showArticles(request: .init())

        #expect(presenter.calls.last == .presentArticles(ids: [31, 7, 112], readIDs: [7, 112, 500]))
    }

    @Test(arguments: [(31, [7, 31, 500]), (7, [500])])
    func `a tap changes only its own article, saves it and presents it`(id: Int, readIDs: [Int]) {
        makeInteractor().toggleRead(request: .init(id: id))

        #expect(store.saves == [Set(readIDs)])
        #expect(presenter.calls == [.presentArticles(ids: [31, 7, 112], readIDs: Set(readIDs))])
    }

    @Test func `a tap keeps what was read on a different screen`() throws {
        let interactor = makeInteractor()
        interactor.showArticles(request: .init())

        try store.save([7, 112, 500])
        interactor.toggleRead(request: .init(id: 31))

        #expect(store.readIDs == [7, 31, 112, 500])
    }

    @Test(arguments: ["The disk is full.", " The list is LOCKED by another device ", ""])
    func `a tap that is not saved presents the error, and the next tap tries again`(message: String) {
        let interactor = makeInteractor()

        store.error = StoreError(errorDescription: message)
        interactor.toggleRead(request: .init(id: 31))
        #expect(presenter.calls == [.presentError(message)])

        store.error = nil
        interactor.toggleRead(request: .init(id: 31))
        #expect(presenter.calls.last == .presentArticles(ids: [31, 7, 112], readIDs: [7, 31, 500]))
    }

    private func makeInteractor() -> ReadingListInteractor {
        ReadingListInteractor(articles: articles, store: store, presenter: presenter)
    }
}
