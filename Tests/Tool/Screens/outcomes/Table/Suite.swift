import Testing

@testable import Table

struct TableSuiteTests {
    @Test(arguments: 1...8) func `each answers`(number: Int) {
        #expect(answer() == 42, "the answer should be 42")
    }
}
