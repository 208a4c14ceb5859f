import Testing

@testable import Prints

struct PrintsSuiteTests {
    @Test func `it answers`() {
        #expect(answer(1) == 42)
    }

    @Test func `it answers twice`() {
        #expect(answer(2) == 42)
    }

    @Test func `it answers again`() {
        #expect(answer(3) == 42)
    }
}
