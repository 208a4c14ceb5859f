import Testing

@testable import Melodies

struct MelodyServiceImpTests {
    @Test func `an empty answer of the API throws noData without a save`() async {
        // The guide has this test whole, in "Bite lap: MelodyServiceImp". Put it in the place of this file.
        Issue.record("MelodyServiceImp has no test yet. Write the first one here.")
    }
}
