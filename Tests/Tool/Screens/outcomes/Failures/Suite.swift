import Testing

@testable import Failures

struct FailuresSuiteTests {
    @Test func `it answers`() {
        #expect(answer() == 42)
    }

    @Test func `a sum (1 + 1?) is [right] ^every$ time*`() {
        #expect(answer(2) == 42, "the answer should be right")
    }

    @Test(arguments: 1...3) func `each answers`(number: Int) {
        defer { Attachment.record("┌─────┐\n│ \(answer(number))  │\n└─────┘", named: "screen.txt") }
        #expect(answer(number) == 42, "the answer should be 42")
        #expect(answer(number) > 0)
    }

    @Test func `a crash (in the middle)? .*`() {
        crash()
    }

    @Test(arguments: 0...3) func `each has an index`(number: Int) {
        #expect(index(number) == 42)
    }

    @Test func `it answers after the crash`() {
        #expect(answer() == 42)
    }
}
