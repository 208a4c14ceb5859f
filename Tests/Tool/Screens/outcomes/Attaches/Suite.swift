import Testing

@testable import Attaches

struct AttachesSuiteTests {
    @Test(arguments: 1...3) func `each answers`(number: Int) {
        defer { Attachment.record("┌─────┐\n│ \(answer(number))  │\n└─────┘", named: "screen.txt") }
        #expect(answer(number) == 42, "the answer should be 42")
        #expect(answer(number) > 0)
    }
}
