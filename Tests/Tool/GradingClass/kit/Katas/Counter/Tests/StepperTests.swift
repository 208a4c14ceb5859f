import Testing

struct StepperTests {
    @Test func `write your tests here`() {
        #expect(Bool(false))
    }
}
