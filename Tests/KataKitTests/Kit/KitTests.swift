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

    @Test(arguments: [("passive", "PassiveArtistView"), ("mel", "Melodies"), ("V", "VIPArticles")])
    func `the beginning of a name is enough`(typed: String, name: String) throws {
        let kit = try Self.smallKit()

        #expect(try kit.kata(named: typed).name == name)
    }

    @Test(arguments: [
        ("m", "'m' begins more than one name: do you mean MVPEditFields or Melodies?"),
        ("", "no kata is named '': the katas are PassiveArtistView, MVPEditFields, Melodies, VIPArticles"),
        ("Melodies/1", "'Melodies/1' names a step: name the whole kata, Melodies"),
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
