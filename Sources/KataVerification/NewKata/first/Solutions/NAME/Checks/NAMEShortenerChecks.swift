import Testing

@testable import NAME

struct NAMEShortenerChecks {
    @Test func `Length: twenty characters stay`() {
        let text = String(repeating: "b", count: 20)

        #expect(NAMEShortener().short(text) == text, "twenty characters should stay")
    }
}
