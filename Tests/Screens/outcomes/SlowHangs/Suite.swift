import Testing

@testable import SlowHangs

struct SlowHangsSuiteTests {
    @Test func `one`() {
        #expect(answer() == 42)
    }

    @Test func `two`() {
        #expect(answer() == 42)
    }

    @Test func `three`() {
        #expect(Bool(true))
    }
}
