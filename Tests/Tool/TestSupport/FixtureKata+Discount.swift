extension FixtureKata {
    /// A kata with a test-first lap, whose green lap is green.
    package static var order: FixtureKata {
        var order = FixtureKata(
            name: "Order",
            source: "func answer() -> Int { 42 }\n",
            starter: "func answer() -> Int { 0 }\n",
            tests: sum.tests
        )
        order.hasTestFirstLap = true
        return order
    }

    /// The test-first lap of a fixture: the price of an order. Each rule has a bug and a check.
    package enum Discount {
        package static let stub = "func price(of items: Int) -> Int { -1 }\n"
        package static let reference = """
            func price(of items: Int) -> Int {
                let full = items * 10
                return items < 10 ? full : full - 10
            }

            """
        /// The tests of the model answer, by name.
        package static let tests = [
            ("each item costs 10", "#expect(price(of: 2) == 20)"),
            ("nine items have no discount", "#expect(price(of: 9) == 90)"),
            ("ten items have a discount of 10", "#expect(price(of: 10) == 90)"),
        ]

        /// A file with these tests of a kata.
        package static func file(_ tests: [(name: String, body: String)], of kata: String) -> String {
            let functions = tests.map { "    @Test func `\($0.name)`() {\n        \($0.body)\n    }\n" }
            return "import Testing\n@testable import \(kata)\n\nstruct PriceTests {\n\(functions.joined())}\n"
        }

        static func files(of kata: String) -> [String: String] {
            let start = file([("the price of an order", "Issue.record(\"Start here.\")")], of: kata)
            let checks = [
                ("Items: two items cost 20", "#expect(price(of: 2) == 20, \"two items should cost 20\")"),
                ("Discount: ten items cost 90", "#expect(price(of: 10) == 90, \"ten items should cost 90\")"),
                ("Discount: no order costs less than nothing", "#expect(price(of: 0) == 0, \"nothing should cost 0\")"),
            ]
            let patches = [
                ("Mutants/first/costs-eleven", "items * 10", "items * 11"),
                ("Mutants/first/discount-from-eight", "items < 10", "items < 8"),
                ("Mutants/first/discount-from-nine", "items < 10", "items < 9"),
                ("Mutants/first/no-discount", "full - 10", "full"),
                ("Variants/first/adds", "items * 10", "items * 9 + items"),
            ].map { name, old, new in
                let changed = reference.replacing(old, with: new)
                let patch = FixtureKit.patch("Sources/First/Price.swift", from: reference, to: changed)
                return ("Solutions/\(kata)/\(name).patch", patch)
            }
            return [
                "Katas/\(kata)/Sources/First/Price.swift": stub,
                "Katas/\(kata)/Tests/First/PriceTests.swift": start,
                ".starters/\(kata)/Sources/First/Price.swift": stub,
                ".starters/\(kata)/Tests/First/PriceTests.swift": start,
                "Solutions/\(kata)/Sources/First/Price.swift": reference,
                "Solutions/\(kata)/Tests/First/PriceTests.swift": file(tests, of: kata),
                "Solutions/\(kata)/Checks/PriceChecks.swift": file(checks, of: kata),
                "docs/katas/\(kata).review.md": review,
            ].merging(patches) { $1 }
        }

        private static let review = """
            # Review

            ## The test-first lap

            | rule | mutants |
            |---|---|
            | Items | `costs-eleven` |
            | Discount | `discount-from-eight`, `discount-from-nine`, `no-discount` |

            """

        static func section(of kata: String) -> String {
            """

            ## Test-first lap: Price

            **5 minutes.** Edit `Katas/\(kata)/Tests/First/PriceTests.swift`, `Katas/\(kata)/Sources/First/Price.swift`.

            **To learn.** One test at a time.

            - **Items.** Each item costs 10.
            - **Discount.** Ten items and more cost 10 less.
            """
        }
    }
}
