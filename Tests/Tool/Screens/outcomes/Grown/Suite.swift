import Testing

@testable import Grown

struct GrownSuiteTests {
    @Test func `it answers`() {
        #expect(answer() == 42)
    }

    @Test func `it is free`() {
        #expect(Bool(true))
    }
}
