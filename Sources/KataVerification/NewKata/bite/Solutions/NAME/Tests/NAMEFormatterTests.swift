import Testing

@testable import NAME

struct NAMEFormatterTests {
    @Test(arguments: zip([0, 1, 2, 21], ["0 items", "1 item", "2 items", "21 items"]))
    func `only one item is singular`(count: Int, text: String) {
        #expect(NAMEFormatter().text(for: count) == text)
    }
}
