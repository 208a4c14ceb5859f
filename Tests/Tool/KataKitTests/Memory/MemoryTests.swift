import Foundation
import TestSupport
import Testing

@testable import KataKit

struct MemoryTests: ~Copyable {
    let root: URL
    let progress: LearnerProgress

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID().uuidString)")
        try root.write("let katas = [\"A\"]", to: "Package.swift")
        try root.write("# A\n", to: "docs/katas/A.md")
        progress = LearnerProgress(of: try Kit(root: root))
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    @Test func `a hint for another test does not change what was seen`() throws {
        #expect(try next("A", "one") == 0)
        #expect(try next("A", "one") == 1)

        #expect(try next("B", "one") == 0)

        #expect(progress.hintsSeen(for: "A") == [0, 1])
        #expect(progress.hintsSeen(for: "C") == [])
        #expect(try next("A", "one") == 2)
        #expect(try next("A", "one") == 2)
    }

    @Test func `with another failure the first hint comes again, and those that were seen are still known`() throws {
        for _ in 1...3 { _ = try next("A", "one") }

        #expect(try next("A", "two") == 0)
        #expect(progress.hintsSeen(for: "A") == [0, 1, 2])
    }

    private func next(_ test: String, _ cause: String) throws -> Int {
        try progress.nextHint(for: test, among: [0, 1, 2], cause: cause)
    }
}
