import Testing
@testable import Greeter

struct ShouterTests {
    @Test func `it shouts`() {
        #expect(Shouter().shout("ho") == "HO!")
    }
}
