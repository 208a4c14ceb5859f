import Testing

@testable import Hang

struct HangSuiteTests {
    @Test func `it answers`() {
        #expect(answer() == 42)
    }

    @Test func `it stands`() {
        #expect(Bool(true))
    }
}
