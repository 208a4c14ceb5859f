import Testing

@testable import PassiveArtistView

/// Only grading runs this. It checks that values of each type that the suites compare can differ.
@MainActor
struct PassiveArtistViewCanaryTests {
    @Test func `what the suites compare can differ`() {
        withKnownIssue { #expect([ArtistDetailPresenterSpy.Call.onEdit] == []) }
        withKnownIssue { #expect(ArtistDetailPresenterSpy.Call.onEdit == .onViewLoaded) }
        withKnownIssue { #expect([ArtistDetailWireframeSpy.Call.edit(.make())] == []) }
        withKnownIssue { #expect([ArtistDetailWireframeSpy.Call.edit(.make())] == [.edit(.make(id: 8))]) }
        withKnownIssue { #expect(Artist.make() == .make(id: 8)) }
        withKnownIssue { #expect(ArtistDetailProps.make() == .make(title: "other")) }
        withKnownIssue { #expect([Optional("a")] == [Optional("b")]) }
        withKnownIssue { #expect(Bool(true) == false) }
    }

    @Test func `an object is not nil and differs from another`() {
        let object: Object? = Object()
        withKnownIssue { #expect(object == nil) }
        withKnownIssue { #expect(object === Object()) }
        let presenter: (any ArtistDetailPresenter)? = ArtistDetailPresenterSpy()
        withKnownIssue { #expect(presenter == nil) }
        // An object of another class takes the place of the view, so that no code of the learner runs here.
        // An expectation on it would look into it and crash, so the test compares it first.
        let view: ArtistDetailViewController? = unsafeBitCast(Object(), to: ArtistDetailViewController.self)
        let isViewNil = view == nil
        withKnownIssue { #expect(isViewNil) }
    }

    private final class Object {}
}
