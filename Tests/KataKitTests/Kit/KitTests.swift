import Foundation
import TestSupport
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
        let error = #expect(throws: CommandError.self) { try Kit(root: URL(filePath: "/nowhere")) }

        #expect(error?.message == "no Package.swift in /nowhere")
    }
}
