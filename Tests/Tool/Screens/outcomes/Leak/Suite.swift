import Testing

@testable import Leak

struct LeakSuiteTests {
    @Test func `it answers`() async {
        #expect(await answer() == 42)
    }
}
