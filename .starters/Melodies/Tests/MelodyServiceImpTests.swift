import Testing

@testable import Melodies

struct MelodyServiceImpTests {
    @Test func `online, the melodies come from the API`() async throws {
        // Start here.
        // 1. Write test doubles of MelodyAPI, MelodyDatabase and NetworkStatus. What should each one log? Which results
        //    should a test be able to set?
        // 2. Create a MelodyServiceImp with these doubles, and await getMelodies().
        // 3. Expect the returned melodies and the logged calls.
        Issue.record("MelodyServiceImp has no test yet. Write the first one here.")
    }
}
