import HeadlessUIKit
import Testing

@testable import VIPArticles

/// Only grading runs this suite. It proves that values of each compared type can differ: if not, no comparison counts.
@MainActor
struct VIPArticlesCanaryTests {
    @Test func `what the suites compare can differ`() {
        withKnownIssue { #expect([ArticlesPresenterSpy.Call.presentLoading(true)] == [.presentLoading(false)]) }
        withKnownIssue { #expect([ArticlesInteractorSpy.Call.fetchArticles] == []) }
        withKnownIssue { #expect([ArticlesRouterSpy.Call.routeToArticleDetail(id: 1)] == []) }
        withKnownIssue { #expect([ArticlesViewSpy.Call.displayLoading(true)] == [.displayLoading(false)]) }
        withKnownIssue { #expect([ArticlesWorkerSpy.Call.fetchArticles] == []) }
        withKnownIssue { #expect([Article.make()] == [.make(id: 2)]) }
        withKnownIssue { #expect([[DisplayedArticle.make()]] == [[.make(id: 2)]]) }
        withKnownIssue { #expect([DisplayedArticle.make()] == []) }
        withKnownIssue { #expect([["a"]] == [["b"]]) }
        withKnownIssue { #expect(["a"] == ["b"]) }
        withKnownIssue { #expect("a" as String? == "b") }
        withKnownIssue { #expect("a" as String? == nil) }
        withKnownIssue { #expect(false == true) }
    }

    @Test func `an object is not nil, and not another`() {
        let object: Object? = Object()
        withKnownIssue { #expect(object == nil) }
        withKnownIssue { #expect(object === Object()) }
        let display: ArticlesViewSpy? = ArticlesViewSpy()
        withKnownIssue { #expect(display == nil) }
        let navigation: UINavigationController? = UINavigationController(rootViewController: UIViewController())
        withKnownIssue { #expect(navigation == nil) }
        let logic: (any ArticlesBusinessLogic)? = ArticlesInteractorSpy()
        withKnownIssue { #expect(logic == nil) }
        // An object of another class replaces the learner's object: the learner's code could crash or hang here.
        // A failed expectation would read its properties, so only the result of the comparison is expected.
        let interactor: ArticlesInteractor? = unsafeBitCast(Object(), to: ArticlesInteractor.self)
        let isInteractorNil = interactor == nil
        withKnownIssue { #expect(isInteractorNil) }
        let view: ArticlesViewController? = unsafeBitCast(Object(), to: ArticlesViewController.self)
        let isViewNil = view == nil
        withKnownIssue { #expect(isViewNil) }
    }

    private final class Object {}
}
