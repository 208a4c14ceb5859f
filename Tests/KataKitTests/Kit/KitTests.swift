import Foundation
import TestSupport
import Testing

@testable import KataKit

struct KitTests {
    /// The kit, with the katas that these tests name.
    private static func smallKit() throws -> Kit {
        var kit = try Kit(root: Checkout.root)
        let names = ["PassiveArtistView", "MVPEditFields", "Melodies", "VIPArticles"]
        kit.katas.removeAll { !names.contains($0.name) }
        return kit
    }

    @Test func `the katas are the manifest's list, in its order`() throws {
        let kit = try Kit(root: Checkout.root)

        let names = kit.katas.map(\.name)
        #expect(names.first == "PassiveArtistView")
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { Checkout.root.appending(path: "Katas/\($0)").exists })
    }

    @Test func `a name in a comment is not a kata`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "commented-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let manifest = "let katas = [\n    // \"A\", [a note]\n    \"B\", // \"C\",\n]\n"
        let guide = try Data(contentsOf: Checkout.root.appending(path: "docs/katas/Melodies.md"))
        let guides = ["A", "B", "C"].map { ("docs/katas/\($0).md", guide) }
        try sync(["Package.swift": Data(manifest.utf8)].merging(guides) { $1 }, to: root)

        #expect(try Kit(root: root).katas.map(\.name) == ["B"])
    }

    @Test(arguments: [("passive", "PassiveArtistView"), ("mel", "Melodies"), ("V", "VIPArticles")])
    func `the beginning of a name is enough`(typed: String, name: String) throws {
        let kit = try Self.smallKit()

        #expect(try kit.kata(named: typed).name == name)
    }

    @Test(arguments: [
        ("m", "no kata is named 'm': the katas are PassiveArtistView, MVPEditFields, Melodies, VIPArticles"),
        ("", "no kata is named '': the katas are PassiveArtistView, MVPEditFields, Melodies, VIPArticles"),
        ("Melodies/1", "no kata is named 'Melodies/1': did you mean Melodies?"),
        ("Melodeis", "no kata is named 'Melodeis': did you mean Melodies?"),
    ])
    func `a name that means no kata is refused with the nearest one`(typed: String, message: String) throws {
        let kit = try Self.smallKit()

        let error = #expect(throws: CommandError.self) { try kit.kata(named: typed) }
        #expect(error?.message == message)
    }

    @Test func `a folder without a manifest is not a kit`() {
        let error = #expect(throws: CommandError.self) { try Kit(root: URL(filePath: "/nowhere")) }

        #expect(error?.message == "no Package.swift in /nowhere")
    }
}
