import Foundation
import KataKit
import TestSupport
import Testing

/// What `kata new` writes, on a kit with the templates of this one. Nothing is built.
@Suite(.serialized, .offThePool)
struct NewKataTests {
    let kit: FixtureKit
    let kata: KataCommand

    init() throws {
        kit = try FixtureKit("new-kata", withTemplatesAnd: [.sum])
        kata = KataCommand(.instructor, in: kit.root)
    }

    @Test func `misuse is one line, and nothing is written`() throws {
        let before = try kit.root.readFiles().filter { !$0.key.hasPrefix(".build/") }

        try kata.expectScreen("misuse-of-new")
        #expect(try kata("new", "").errors == "kata: name the kata: kata new NAME\n")

        #expect(try kit.root.readFiles().filter { !$0.key.hasPrefix(".build/") } == before)
    }
}

extension FixtureKit {
    /// A kit of these katas, in which `kata new` works.
    init(_ name: String, withTemplatesAnd katas: [FixtureKata]) throws {
        try self.init(name, katas)
        let templates = "Sources/KataVerification/NewKata"
        try sync(Checkout.root.appending(path: templates).readFiles(), to: root.appending(path: templates))
    }
}
