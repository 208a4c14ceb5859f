import Testing

@testable import Red

struct RedSuiteTests {
    @Test func `it answers`() {
        #expect(answer() > 0)
    }

    @Test func `a sum (1 + 1?) is [right] ^every$ time*`() {
        #expect(answer() == 42, "the answer should be right")
    }
}
