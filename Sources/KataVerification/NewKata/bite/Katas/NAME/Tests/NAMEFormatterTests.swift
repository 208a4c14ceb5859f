import Testing

@testable import NAME

struct NAMEFormatterTests {
    @Test func `only one item is singular`() {
        // Start here. Create a NAMEFormatter, call text(for:) with 1 and with 2, and compare the texts.
        Issue.record("NAMEFormatter has no test yet. Write the first one here.")
    }
}
