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
        let code = ["Code.swift": Data("one".utf8)]
        #expect(try progress.nextHint(for: "A", code: code) == 1)
        #expect(try progress.nextHint(for: "A", code: code) == 2)

        #expect(try progress.nextHint(for: "B", code: code) == 1)

        #expect(progress.hintsSeen(for: "A") == 2)
        #expect(progress.hintsSeen(for: "C") == 0)
        #expect(try progress.nextHint(for: "A", code: code) == 3)
    }

    @Test func `after an edit the first hint comes again, and those that were seen are still known`() throws {
        for _ in 1...3 { _ = try progress.nextHint(for: "A", code: ["Code.swift": Data("one".utf8)]) }

        #expect(try progress.nextHint(for: "A", code: ["Code.swift": Data("two".utf8)]) == 1)
        #expect(progress.hintsSeen(for: "A") == 3)
    }
}
