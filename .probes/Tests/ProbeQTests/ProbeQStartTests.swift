import Testing

@testable import ProbeQ

struct ProbeQStartTests {
    @Test func `you are ready`() {
        #expect(isReady(), "change false to true in Start.swift")
    }
}
