import Testing

@testable import PassiveArtistView

struct ArtistDetailPresenterImpTests {
    @Test func `a loaded view gets the artist's full name`() {
        // Start here. Write a spy of ArtistDetailComponent that logs every props it gets, and a double of
        // ArtistDetailWireframe. Connect both to an ArtistDetailPresenterImp, call onViewLoaded(), and check the log.
        Issue.record("ArtistDetailPresenterImp has no test yet. Write the first one here.")
    }
}
