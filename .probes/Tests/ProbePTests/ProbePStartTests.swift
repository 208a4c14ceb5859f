import Testing

@testable import ProbeP

struct ProbePStartTests {
    @Test func `you are ready`() {
        #expect(isReady(), "change false to true in Start.swift")
    }
}
