import Testing

@testable import PassiveArtistView

struct ArtistDetailPresenterImpTests {
    @Test func `an artist with only a last name has no space before it`() {
        // The guide has this test whole, in "Bite lap: ArtistDetailPresenterImp". Put it in the place of this file.
        Issue.record("ArtistDetailPresenterImp has no test yet. Write the first one here.")
    }
}
