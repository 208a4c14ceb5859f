import Testing

@testable import Green

struct GreenSuiteTests {
    @Test func `it answers`() {
        #expect(answer() == 42)
    }

    @Test func `it answers twice`() {
        #expect(answer() == 42)
    }
}
