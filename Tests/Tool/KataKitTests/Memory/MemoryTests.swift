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
        let cause = ["failure": Data("one".utf8)]
        #expect(try progress.nextHint(for: "A", cause: cause) == 1)
        #expect(try progress.nextHint(for: "A", cause: cause) == 2)

        #expect(try progress.nextHint(for: "B", cause: cause) == 1)

        #expect(progress.hintsSeen(for: "A") == 2)
        #expect(progress.hintsSeen(for: "C") == 0)
        #expect(try progress.nextHint(for: "A", cause: cause) == 3)
    }

    @Test func `with another failure the first hint comes again, and those that were seen are still known`() throws {
        for _ in 1...3 { _ = try progress.nextHint(for: "A", cause: ["failure": Data("one".utf8)]) }

        #expect(try progress.nextHint(for: "A", cause: ["failure": Data("two".utf8)]) == 1)
        #expect(progress.hintsSeen(for: "A") == 3)
    }
}
