import Testing

@testable import NAME

struct NAMEShortenerTests {
    @Test func `a text of twenty characters stays`() {
        let text = String(repeating: "a", count: 20)

        #expect(NAMEShortener().short(text) == text)
    }
}
