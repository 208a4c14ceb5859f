import Foundation
import Testing

@testable import KataKit

struct KitTests {
    @Test func `the katas are the manifest's list, in its order`() throws {
        let kit = try Kit(root: Checkout.root)

        let names = kit.katas.map(\.name)
        #expect(names.first == "PassiveArtistView")
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { Checkout.root.appending(path: "Katas/\($0)").exists })
    }

    @Test func `a folder without a manifest is no kit`() {
        let refusal = #expect(throws: Refusal.self) { try Kit(root: URL(filePath: "/nowhere")) }

        #expect(refusal?.message == "no Package.swift in /nowhere")
    }

    @Test func `a folder is laid out byte for byte, and what is the same is not touched`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try lay(["kept": Data("same".utf8), "changed": Data("old".utf8), "deep/gone": Data()], in: folder)
        let date = try modified(folder.appending(path: "kept"))

        try lay(["kept": Data("same".utf8), "changed": Data("new".utf8)], in: folder)

        #expect(try folder.files == ["kept": Data("same".utf8), "changed": Data("new".utf8)])
        #expect(try modified(folder.appending(path: "kept")) == date)
    }

    private func modified(_ file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
