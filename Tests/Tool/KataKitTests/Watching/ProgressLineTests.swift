import Testing

@testable import KataKit

struct ProgressLineTests {
    /// The thread sanitizer finds what this test is about: `swift test --sanitize=thread --filter ProgressLineTests`.
    @Test func `tests that run at the same time share the line`() throws {
        let line = ProgressLine(isShown: true)
        line.begin("building")

        _ = try mapInParallel(Array(0..<8)) { _ in
            for _ in 0..<1000 {
                line.tick()
                line.clear()
            }
        }
    }
}
