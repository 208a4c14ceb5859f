import Foundation
import KataKit
import TestSupport
import Testing

extension EndToEnd {
    /// `kata new X --from-suite FILE… --solution FILE… --stub FILE…` on suites of every shape.
    @Suite(.serialized, .takingTurns)
    struct FromSuiteTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("from-suite", withTemplatesAnd: [.sum])
            kata = KataCommand(.instructor, in: kit.root)
            kit.remove("from")
            for (path, text) in Self.files { try kit.write(text, to: "from/\(path)") }
        }

        @Test func `a suite of any shape becomes steps with all its tests, which are green on its solution`() throws {
            let words = ["new", "Shop", "--from-suite", "from/Tests/ShopTests.swift", "from/Tests/More Tests.swift"]
            let result = try kata(
                words + ["--solution", "from/Store/Sources/ShopExample.swift", "from/Store/Sources/Rate.swift"]
                    + ["--stub", "from/Rate/Rate.swift", "from/Store/Sources/Shop.swift"]
            )

            #expect(!result.errors.contains("error"))
            #expect(result.output.contains("has it in nonisolatedKatas.\nCopied too: Helper.swift.\n"))
            let open = "2 of 18 tests, 'it stops', 'not today' (skipped)."
            #expect(result.output.contains("Not green on the solution: \(open)"))
            let new = try #require(Kit(root: kit.root).katas.last)
            #expect(result.output.contains("Green on the stub too: 1."))
            #expect(new.guide.steps.map(\.guards) == [[], [], [], [], [], ["another"], []])
            #expect(new.guide.steps.map { [$0.suite] + $0.tests } == Self.steps)
            #expect(new.hints?.lists.map { $0.test ?? "" } == Self.steps.flatMap { $0.dropFirst() })
            #expect(try kit.read("Package.swift").contains("let nonisolatedKatas: [String] = [\"Shop\"]\n"))
            #expect(try kit.read("Tests/ShopTests/ShopTests.swift").contains("@testable import Shop\n"))
            #expect(try kit.read("Solutions/Shop/Sources/Shop.swift").contains("    count * 10\n"))
            #expect(try kit.read("Solutions/Shop/Sources/Rate.swift").contains("let value = 10"))
        }

        @Test func `what cannot be a kata is named in one line, and nothing is written`() throws {
            let before = try kit.root.readFiles().filter { !$0.key.hasPrefix(".build/") }

            try kata.expectScreen("misuse-of-from-suite")

            #expect(try kit.root.readFiles().filter { !$0.key.hasPrefix(".build/") } == before)
        }

        private static let steps = [
            [
                "ShopTests", "an empty shop is cheap", "in an extension", "a \"late\" customer", "on_one_line",
                "not today",
            ],
            ["ShopTests/Prices", "a price", "split", "both"],
            ["Space/Inner", "in an enum"],
            ["`a raw suite`", "a raw test"],
            ["Twins", "first()", "second()", "over()", "over(_:)"],
            ["More Tests", "a test without a suite", "it stops", "another"],
            ["Last", "last"],
        ]

        private static let files = [
            "Store/Sources/Shop.swift": "func price(_ count: Int) -> Int { -1 }\n",
            "Store/Sources/ShopExample.swift": "func price(_ count: Int) -> Int {\n  count * 10\n}\n",
            "Store/Sources/Rate.swift": "struct Rate {\n  let value = 10\n  struct Tax {}\n}\n",
            "Rate/Rate.swift": "struct Rate {\n  let value = 0\n  struct Tax {}\n}\n",
            "Tests/Doubles/Helper.swift": "func tens(_ count: Int) -> Int { count * 10 }\n",
            "Tests/ShopTests.swift": #"""
            import Testing
            @testable import Store

            let all = true

            /// The class of all tests.
            @Suite struct ShopTests {
              // @Test func `in a comment`() {}
              let parts = (Store.price(1), Store.Rate(), Rate.Tax())
              let text = "@Test func `in a string`() {} struct here"
              struct Fixture { let count = 0 }
              @Test(.enabled(if: all)) func `an empty shop is cheap`() { #expect(price(Fixture().count) == tens("Store.x".count - 7)) }
              func `a helper`() {}

              struct Prices {
                @Test(arguments: [1, 2]) func `a price`(count: Int) async throws { #expect(price(count) == tens(count)) }
                @available(macOS 14, *) @Test func
                  split() { #expect(price(1) == 10) }
                #if canImport(Testing)
                  @Test func both() { #expect(price(2) == 20) }
                #else
                  @Test func neither() {}
                #endif
              }
            }

            final class Spy { func test() {} }

            extension ShopTests {
              @MainActor @Testing.Test func `in an extension`() { #expect(price(3) == 30) }
              @Test("a \"late\" customer") func late() { #expect(price(4) == 40) }
              @Test func on_one_line() { #expect(price(5) == 50) }
              @Test("not today", .disabled("it is closed")) func closed() {}
            }

            enum Space { struct Inner { @Test func `in an enum`() { #expect(price(6) == 60) } } }

            @Suite struct `a raw suite` { @Test func `a raw test`() { #expect(price(7) == 70) } }

            struct Twins {
              @Test("twin") func first() { #expect(price(8) == 80) }
              @Test("twin") func second() { #expect(price(9) == 90) }
              @Test func over() { #expect(price(1) == 10) }
              @Test(arguments: [1]) func over(_ count: Int) { #expect(price(count) == 10) }
            }
            """#,
            "Tests/More Tests.swift": """
            import Testing
            import Store
            @testable import Rate
            @testable import rate

            // Once in an XCTestCase.
            let rate = Rate()
            @Test func `a test without a suite`() { #expect(rate.value == 10) }
            @Test func `it stops`() { fatalError() }
            @Test func another() { #expect(price(2) != 21) }
            struct Last { @Test func last() { #expect(price(3) == 30) } }
            """,
            "wrong/Broken.swift": "struct Broken {\n",
            "wrong/Empty.swift": "struct Empty {}\n",
            "wrong/Code.swift": "let code = nothing\n",
            "wrong/Foreign.swift": """
            import Testing
            @testable import Store

            struct Own { @Test func known() {} }

            extension Own { @Test func own() { #expect(price(1) == 10) } }
            extension Rate {
              @Test func `a rate`() { #expect(value == 10) }
            }
            """,
            "wrong/Module.swift": "import Testing\nimport Elsewhere\n@Test func module() {}\n",
            "wrong/Name.swift": "import Testing\n@Test(\"two\\nlines\") func name() {}\n",
            "wrong/Overloads.swift": """
            import Testing
            @testable import Store

            struct Overloads {
              @Test(arguments: [1]) func over(_ count: Int) { #expect(price(count) == 10) }
              @Test(arguments: ["1"]) func over(_ text: String) { #expect(price(text.count) == 10) }
            }
            """,
            "wrong/XC.swift": "// The cases were of XCTest.\nimport XCTest\nfinal class Old: XCTestCase {}\n",
            "other/Shop.swift": "",
        ]
    }
}
