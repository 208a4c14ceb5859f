import Testing

struct ShouterTests {
    @Test func `write your tests here`() {
        #expect(Bool(false))
    }
}
