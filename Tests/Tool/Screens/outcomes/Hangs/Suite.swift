import Testing

@testable import Hangs

struct HangsSuiteTests {
    @Test func `one`() {
        #expect(answer() == 42)
    }

    @Test func `two`() {
        #expect(answer() == 42)
    }

    @Test func `three`() {
        #expect(answer() == 42)
    }

    @Test func `four`() {
        #expect(answer() == 42)
    }
}
