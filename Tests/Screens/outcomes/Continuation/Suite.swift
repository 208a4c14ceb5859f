import Testing

@testable import Continuation

struct ContinuationSuiteTests {
    @Test func `it answers`() async {
        #expect(await answer() == 42)
    }
}
