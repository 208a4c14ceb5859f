import Testing

@testable import PassiveArtistView

@MainActor
struct ArtistDetailPresenterImpTests {
    @Test func `a loaded view gets the artist's full name`() {
        // Begin here. Write a double of ArtistDetailComponent that logs every props it is asked to render and one of
        // ArtistDetailWireframe, hand both to an ArtistDetailPresenterImp, call onViewLoaded(), and expect what was logged.
        Issue.record("no test of ArtistDetailPresenterImp yet: this one is yours to write")
    }
}
