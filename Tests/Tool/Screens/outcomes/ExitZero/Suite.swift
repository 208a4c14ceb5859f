import Testing

@testable import ExitZero

struct ExitZeroSuiteTests {
    @Test func `it answers`() {
        #expect(answer() == 42)
    }

    @Test func `it answers twice`() {
        #expect(answer() == 42)
    }
}
