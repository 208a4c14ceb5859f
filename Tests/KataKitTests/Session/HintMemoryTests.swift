import Foundation
import Testing

@testable import KataKit

struct HintMemoryTests {
    let file = FileManager.default.temporaryDirectory.appending(path: "hints-\(UUID().uuidString).json")

    @Test func `a hint for another test does not change what was seen`() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let code = ["Code.swift": Data("one".utf8)]
        var memory = HintMemory(file: file)
        #expect(try memory.nextLevel(for: "A", code: code) == 1)
        #expect(try memory.nextLevel(for: "A", code: code) == 2)

        #expect(try memory.nextLevel(for: "B", code: code) == 1)

        var later = HintMemory(file: file)
        #expect(later.seen(for: "A") == 2)
        #expect(later.seen(for: "C") == 0)
        #expect(try later.nextLevel(for: "A", code: code) == 3)
    }
}
