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

    @Test func `the tests of a suite become the list of the step and the headings of its hints`() throws {
        let suite = #"""
            import Testing

            // @Test func `in a comment`() {}
            struct ShopTests {
                let text = "@Test func `in a string`() {}"
                /* @Test func `in a long comment`() {} */
                @Test func `an empty shop sells nothing`() {}
                func `a helper`() {}
                @Test(arguments: [1, 2])
                func `each item is sold once`(item: Int) async throws {}
            }

            final class Spy { func test() {} }

            extension ShopTests {
                @Testing.Test func `a "late" customer waits`() {}
                @Test("a regular customer pays later") func credit() {}
            }

            """#
        try kit.write(suite, to: "Shop.swift")
        defer { kit.remove("Shop.swift") }

        let result = try kata("new", "Shop", "--from-suite", "Shop.swift")

        #expect(result.errors == "")
        let tests = [
            "an empty shop sells nothing", "each item is sold once", "a \"late\" customer waits",
            "a regular customer pays later",
        ]
        let new = try #require(Kit(root: kit.root).katas.last)
        #expect(new.guide.steps.map(\.suite) == ["ShopTests"])
        #expect(new.guide.steps.first?.tests == tests)
        #expect(new.hints?.lists.map(\.test) == tests)
        #expect(new.hints?.lists.map(\.hints.count) == [3, 3, 3, 3])
        #expect(try kit.read("Tests/ShopTests/ShopTests.swift") == suite)
        #expect(try new.officialTests.readFiles().count == 1, "the suite should replace that of the templates")
    }

    @Test func `misuse is one line, and nothing is written`() throws {
        try kit.write("struct Empty {}\n", to: "Empty.swift")
        defer { kit.remove("Empty.swift") }
        let before = try kit.root.readFiles().filter { !$0.key.hasPrefix(".build/") }

        try kata.expectScreen("misuse-of-new")

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
