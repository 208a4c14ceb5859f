import Testing

@testable import ProbeP

struct ParcelPresenterTests {
    @Test func `write your own`() {
        Issue.record("There is no test yet. Write all that you need in this file.")
    }
}
