import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// The test-first lap: the learner's tests obey the laws of the official suites, then their code is checked.
    @Suite(.serialized, .takingTurns)
    struct TestFirstTests {
        typealias Discount = FixtureKata.Discount

        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            var order = FixtureKata(
                name: "Order",
                source: "func answer() -> Int { 42 }\n",
                starter: "func answer() -> Int { 0 }\n",
                tests: [("it answers", "#expect(answer() == 42)")]
            )
            order.hasTestFirstLap = true
            kit = try FixtureKit("test-first", [order])
            kit.remove(".backups")
            kata = KataCommand(in: kit.root)
        }

        private func write(_ tests: [(name: String, body: String)], code: String = Discount.stub) throws {
            try kit.write(Discount.file(tests, of: "Order"), to: "Katas/Order/Tests/First/PriceTests.swift")
            try kit.write(code, to: "Katas/Order/Sources/First/Price.swift")
        }

        @Test func `a first test is red on the stub and on the same code`() throws {
            try write([Discount.tests[0]])

            try kata.expectScreen("test-first/red")
        }

        @Test func `a green suite shows how many bugs of each rule it catches`() throws {
            try write([Discount.tests[0]])
            _ = try kata("test", "Order")
            try write([Discount.tests[0]], code: "func price(of items: Int) -> Int { items * 10 }\n")

            try kata.expectScreen("test-first/rules")
        }

        @Test func `a test that is green on the stub notices nothing`() throws {
            try write([("it has a price", "#expect(price(of: 2) < 100)")])

            try kata.expectScreen("test-first/green-on-the-stub")
        }

        @Test func `hints name the bug that survives, before the test that catches it`() throws {
            let hints = """
                # Hints

                ## Test-first lap: Price

                ### Items

                1. What do two items cost?
                2. Look at `price`.
                3. Two items.

                ### Discount

                1. What changes at ten items?
                2. Look at both sides of ten.
                3. Nine items, and ten.

                """
            try kit.write(hints, to: "docs/katas/Order.hints.md")
            defer { kit.remove("docs/katas/Order.hints.md") }
            let tests = [Discount.tests[0], Discount.tests[2]]
            try write(tests)
            _ = try kata("test", "Order")
            try write(tests, code: Discount.reference)

            try kata.expectScreen("test-first/hints")
        }

        @Test func `the mutants of the lap are counted where the learner works on it`() throws {
            try write([Discount.tests[0]], code: Discount.reference)

            let result = try kata("mutants", "Order", "--all").output

            #expect(result.contains("discount-from-nine"), "\(result)")
        }

        @Test func `a comparison shows the files of the lap once it is done`() throws {
            try kit.write("func answer() -> Int { 6 * 7 }\n", to: "Katas/Order/Sources/Code.swift")
            try write([Discount.tests[0]])
            let early = try kata("compare", "Order").output
            try write(Discount.tests)
            _ = try kata("test", "Order")
            try write(
                Discount.tests,
                code: Discount.reference.replacing("let full", with: "let all").replacing("full", with: "all")
            )
            _ = try kata("test", "Order")

            let late = try kata("compare", "Order").output

            #expect(early.contains("Katas/Order/Sources/Code.swift") && !early.contains("First/"), "\(early)")
            #expect(late.contains("Sources/First/Price.swift"), "\(late)")
        }

        @Test func `after the lap, an open green lap shows its first red test`() throws {
            try kit.write("func answer() -> Int { 1 }\n", to: "Katas/Order/Sources/Code.swift")
            try write(Discount.tests)
            _ = try kata("test", "Order")
            try write(Discount.tests, code: Discount.reference)

            let result = try kata("test", "Order").output

            let hint = try kata("hint", "Order").output
            #expect(result.contains("Next: Order, step 1, OrderSuiteTests\n\n  ✘ it answers"), "\(result)")
            #expect(!hint.contains("no hint is needed"), "\(hint)")
        }

        @Test func `a crash or a hang on the stub is the wrong red`() throws {
            try write(
                [
                    ("it crashes", "#expect([90, 20][price(of: 2)] == 20)"),
                    ("it waits", "while price(of: 2) < 0 {}; #expect(price(of: 2) == 1)"),
                ],
                code: "func price(of items: Int) -> Int { 1 }\n"
            )

            try kata.expectScreen("test-first/wrong-red")
        }

        @Test func `tests that use what the stub lacks do not compile on it`() throws {
            let code = "\(Discount.reference)\nfunc discount() -> Int { 10 }\n"
            try write([("the discount is 10", "#expect(discount() == 10)")], code: code)

            try kata.expectScreen("test-first/not-on-the-stub")
        }

        @Test func `a test that fails on the reference demands more than the rules`() throws {
            let code = Discount.reference.replacing("items < 10", with: "items < 5")
            try write([("five items have a discount", "#expect(price(of: 5) == 40)")], code: code)

            try kata.expectScreen("test-first/too-strict")
        }

        @Test func `a red test that correct code fails too is said while it is red, with what correct code returns`()
            throws
        {
            let guide = "docs/katas/Order.md"
            let text = try String(contentsOf: kit.root.appending(path: guide), encoding: .utf8)
            let table = "\n| rule | also | left open |\n|---|---|---|\n| Items | | fewer than none |\n"
            try kit.write(text + table, to: guide)
            defer { try? kit.write(text, to: guide) }
            let free = Discount.reference.replacing("items * 10", with: "max(items, 0) * 10")
            let variant = "Solutions/Order/Variants/first/free.patch"
            try kit.write(
                FixtureKit.patch(
                    "Sources/First/Price.swift",
                    from: Discount.reference,
                    to: free,
                    effect: "Fewer than none cost nothing.",
                    hint: "Items: it asks for a refund."
                ),
                to: variant
            )
            defer { kit.remove(variant) }
            try write([
                Discount.tests[0], ("one item less is paid back", "#expect(price(of: -1) == -10)"),
                ("one item less is free", "#expect(price(of: -1) == 0)"),
                ("five items have a discount", "#expect(price(of: 5) == 40)"),
            ])

            try kata.expectScreen("test-first/too-strict-while-red")
        }

        @Test func `code that breaks a rule is no refactoring, also where no test notices`() throws {
            try write(Discount.tests, code: Discount.reference)
            _ = try kata("test", "Order")
            try write(
                Discount.tests,
                code: Discount.reference.replacing("items * 10", with: "items * 10 - (items == 0 ? 5 : 0)")
            )

            let broken = try kata("test", "Order").output

            let history = try kata("history", "Order").output
            #expect(broken.contains("your code breaks it") && !broken.contains("refactoring"), "\(broken)")
            #expect(!history.contains("refactoring"), "\(history)")
        }

        @Test func `code that breaks a rule is shown by the rule, once all bugs are caught`() throws {
            try write(
                Discount.tests,
                code: Discount.reference.replacing("items * 10", with: "items * 10 - (items == 0 ? 5 : 0)")
            )

            try kata.expectScreen("test-first/broken-rule")
            let hint = try kata("hint", "Order").output
            #expect(hint.hasPrefix("Order, test-first lap: Discount\n"), "\(hint)")
        }

        @Test func `a bug belongs to one rule, whatever checks of other rules fail on it`() throws {
            let tests = [("three items cost 30", "#expect(price(of: 3) == 30)")] + Discount.tests.dropFirst()
            let code = Discount.reference.replacing("items * 10", with: "items * 10 - (items < 3 ? 5 : 0)")
            try write(tests, code: code)

            let result = try kata("test", "Order").output

            #expect(result.contains("Rule Items") && !result.contains("Rule Discount"), "\(result)")
        }

        @Test func `while the outer test is red, the next thing and a guess are about the newest test`() throws {
            let outer = ("an order of ten", Discount.tests[2].1)
            try write([outer])
            _ = try kata("test", "Order")
            try write([outer, Discount.tests[0]])
            let inner = try kata("test", "Order").output
            try write([outer, Discount.tests[0]], code: "func price(of items: Int) -> Int { items * 10 }\n")
            let part = try kata("test", "Order", "--predict", "green").output

            #expect(inner.contains("make the red test green\n\n  ✘ each item costs 10"), "\(inner)")
            #expect(!part.contains("You guessed"), "\(part)")
            #expect(part.contains("or first test a part of it\n\n  ✘ an order of ten"), "\(part)")
        }

        @Test func `where several errors follow from a missing import, its file is the one to edit`() throws {
            try write([("it costs", "let cost: String = 1; #expect(cost == \"\")")])
            try kit.write("let cost = price(of: 2)\n", to: "Katas/Order/Tests/First/Zero.swift")
            defer { kit.remove("Katas/Order/Tests/First/Zero.swift") }

            let result = try kata("test", "Order").output

            #expect(result.contains("Edit   Katas/Order/Tests/First/Zero.swift\n"), "\(result)")
        }

        @Test func `after the lap, the board says so, and the mutants are still those of the lap`() throws {
            try write(Discount.tests)
            _ = try kata("test", "Order")
            try write(Discount.tests, code: Discount.reference)
            _ = try kata("test", "Order")

            let board = try kata("status").output
            let mutants = try kata("mutants", "Order").output

            #expect(board.contains("★ The test-first lap of Order is done.\n"), "\(board)")
            #expect(!board.contains("mutants killed"), "\(board)")
            #expect(mutants.hasPrefix("Order, test-first lap"), "\(mutants)")
        }

        @Test func `own code of a lap that does not compile is named`() throws {
            try write([Discount.tests[0]], code: "func price(of items: Int) -> Int { items * ten }\n")

            try kata.expectScreen("test-first/does-not-compile")
        }

        @Test func `code of the green lap that does not compile leaves the test-first lap its verdict`() throws {
            try write([Discount.tests[0]], code: Discount.reference)
            try kit.write("func answer() -> Int { forty }\n", to: "Katas/Order/Sources/Code.swift")
            // The learner is at the lap that they changed last.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -60)],
                ofItemAtPath: kit.root.appending(path: "Katas/Order/Sources/Code.swift").path
            )

            let result = try kata("test", "Order")

            #expect(result.output.contains("red             green         each item costs 10"))
        }

        @Test func `a lap is done when all laws hold, and the board knows it`() throws {
            try kit.begin("Katas/Order/Tests/Own.swift")
            try write(Discount.tests)
            _ = try kata("test", "Order")
            try write(Discount.tests, code: Discount.reference)

            try kata.expectScreen("test-first/done")
            let order = try Kit(root: kit.root)
            let run = try History(of: order.kata(named: "Order"), LearnerProgress(of: order)).runs().last
            #expect(run?.suite?.lap == .first && run?.suite?.caught == run?.suite?.bugs)
        }

        @Test func `a kit without the reference shows the stub and the code`() throws {
            defer { kit.remove("Katas/Order/Tests/Own.swift.bak") }
            kit.remove("Solutions")
            try write(Discount.tests)
            _ = try kata("test", "Order")
            try write(Discount.tests, code: Discount.reference)

            try kata.expectScreen("test-first/without-the-reference")
        }

        @Test func `three tests at once, and a change that breaks them, are said with the run`() throws {
            try write([Discount.tests[0]])
            _ = try kata("test", "Order")
            try write(Discount.tests)
            let several = try kata("test", "Order").output
            try write(Discount.tests, code: Discount.reference)
            _ = try kata("test", "Order")
            try write(Discount.tests, code: Discount.stub)
            let broken = try kata("test", "Order").output

            #expect(several.contains("✘ Run 2, tests: write one new test at a time"))
            #expect(broken.contains("✘ Run 4, code: this broke what was green at run 3"))
        }

        @Test func `code before any test is said, and the starter's own test counts for nothing`() throws {
            _ = try kata("test", "Order")
            try kit.write(Discount.reference, to: "Katas/Order/Sources/First/Price.swift")
            let codeFirst = try kata("test", "Order").output
            try write([("the price of an order", Discount.tests[0].1)], code: Discount.reference)
            let together = try kata("test", "Order").output

            #expect(codeFirst.contains("✘ Run 2, code: code before a test: write the test first"), "\(codeFirst)")
            #expect(together.contains("✔ Run 3, tests: green without a red before it"), "\(together)")
        }

        @Test func `what the page asked for is no blame`() throws {
            try write([Discount.tests[0]], code: Discount.reference)
            let neverRed = try kata("test", "Order").output
            try write([Discount.tests[0]], code: Discount.stub)
            let onPurpose = try kata("test", "Order").output
            let board = try kata("status").output
            try write([Discount.tests[0]], code: Discount.reference)
            let undone = try kata("test", "Order").output

            #expect(neverRed.contains("Never red on your code"))
            #expect(neverRed.contains("Next: Order, test-first lap: see each new green test red"), "\(neverRed)")
            #expect(onPurpose.contains("✘ Run 2, code: red on purpose: now undo it"), "\(onPurpose)")
            #expect(onPurpose.contains("Next: Order, test-first lap: undo what broke the code"), "\(onPurpose)")
            #expect(board.contains("Next: Order, test-first lap: undo what broke the code"), "\(board)")
            #expect(onPurpose.contains("Edit   Katas/Order/Sources/First/Price.swift\n"), "\(onPurpose)")
            #expect(!undone.contains("Never red on your code"), "\(undone)")
        }

        @Test(arguments: ["1", "[10][items]"])
        func `a break that the page asked for is to be undone, also if it crashes`(body: String) throws {
            try write([Discount.tests[0]], code: Discount.reference)
            _ = try kata("test", "Order")
            try write([Discount.tests[0]], code: "func price(of items: Int) -> Int { \(body) }\n")

            let result = try kata("test", "Order").output

            #expect(result.contains("on purpose: now undo it"), "\(result)")
            #expect(result.contains("Next: Order, test-first lap: undo what broke the code"), "\(result)")
        }

        @Test func `a test that waits for its turn is not wrong`() throws {
            let tests = Discount.file([Discount.tests[0], Discount.tests[1]], of: "Order")
            let disabled = tests.replacing("@Test func `nine", with: "@Test(.disabled()) func `nine")
            try kit.write(disabled, to: "Katas/Order/Tests/First/PriceTests.swift")
            try kit.write(
                "func price(of items: Int) -> Int { items * 10 }\n",
                to: "Katas/Order/Sources/First/Price.swift"
            )

            let result = try kata("test", "Order").output

            let history = try kata("history", "Order").output
            #expect(result.contains("Next: Order, test-first lap: enable the test that does not run"), "\(result)")
            #expect(result.contains("Edit   Katas/Order/Tests/First/PriceTests.swift\n"), "\(result)")
            #expect(!result.contains("no result on your code"), "\(result)")
            #expect(history.contains("✔ green  1 of 2"), "\(history)")
        }

        @Test func `a bug on which a test crashes is said to be that, and not one that nothing notices`() throws {
            let crashes = "let cost = price(of: 10); if cost == 100 { fatalError() }; #expect(cost == 90)"
            let tests = [Discount.tests[0], Discount.tests[1], ("ten items have a discount", crashes)]
            try write(tests)
            _ = try kata("test", "Order")
            try write(tests, code: Discount.reference)

            let result = try kata("test", "Order").output

            let hints = try [1, 2, 3].map { _ in try kata("hint", "Order").output }.joined()
            #expect(result.contains("1 mutant not counted: a test crashed or hung"), "\(result)")
            #expect(hints.contains("Not counted: a test crashed") && !hints.contains("Survived"), "\(hints)")
        }

        @Test func `a wrong test has the hint, and its repair is no blame`() throws {
            let wrong = ("five items cost 50", "#expect(price(of: 5) == 40)")
            for tests in [[Discount.tests[0]], [Discount.tests[0], wrong]] {
                try write(tests)
                _ = try kata("test", "Order")
            }
            let hint = try kata("hint", "Order").output
            let board = try kata("status").output
            try write([Discount.tests[0], (wrong.0, "#expect(price(of: 5) == 50)")])
            let boardAfter = try kata("status").output
            let repaired = try kata("test", "Order").output

            let after = try kata("hint", "Order").output
            #expect(hint.contains("✘ five items cost 50") && hint.contains("What does its rule say"), "\(hint)")
            #expect(!hint.contains("(price(of: 5) → 50) == 40"), "\(hint)")
            #expect(board.contains("Next: Order, test-first lap: change each test that is wrong"), "\(board)")
            #expect(boardAfter.contains("Next: Order, test-first lap: make the red test green"), "\(boardAfter)")
            #expect(repaired.contains("make the red test green") && !repaired.contains("Run 3"), "\(repaired)")
            #expect(!after.contains("five items cost 50"), "\(after)")
        }

        @Test func `a lap that is done and does not compile has a hint at that, and no test that is green`() throws {
            try write(Discount.tests)
            _ = try kata("test", "Order")
            try write(Discount.tests, code: Discount.reference)
            _ = try kata("test", "Order")
            try write(Discount.tests, code: "func price(of items: Int) -> Int { itms * 10 }\n")

            let hint = try kata("hint", "Order").output

            #expect(hint.contains("cannot find 'itms' in scope"), "\(hint)")
        }

        @Test func `who gives the file of the tests another name edits that one`() throws {
            try kit.write(Discount.file([Discount.tests[0]], of: "Order"), to: "Katas/Order/Tests/First/Own.swift")
            kit.remove("Katas/Order/Tests/First/PriceTests.swift")
            try kit.write("func price(of items: Int) -> Int { 1 }\n", to: "Katas/Order/Sources/First/Price.swift")

            let result = try kata("test", "Order").output

            #expect(result.contains("Katas/Order/Tests/First/Own.swift\n"), "\(result)")
            #expect(!result.contains("PriceTests.swift"), "\(result)")
        }

        @Test func `a hint that was shown for a rule is not shown again after the next bug is caught`() throws {
            for tests in [[Discount.tests[0]], [Discount.tests[0], Discount.tests[1]]] {
                try write(tests)
                _ = try kata("test", "Order")
                try write(tests, code: Discount.reference)
                _ = try kata("test", "Order")
                if tests.count == 1 { _ = try kata("hint", "Order") }
            }

            let hint = try kata("hint", "Order").output

            #expect(hint.contains("Hint 2. The next one"), "\(hint)")
        }

        @Test func `after a reset, nothing is known of the tests before it, and no run blames it`() throws {
            try write([Discount.tests[0]])
            _ = try kata("test", "Order")
            _ = try kata("reset", "Order")
            try write([Discount.tests[0]], code: Discount.reference)

            let result = try kata("test", "Order").output

            #expect(result.contains("Never red on your code"))
            #expect(result.contains("✔ Run 3, tests and code: green without a red before it"))
        }

        @Test func `without a test of the learner, the next thing is the first one, also where the code is there`()
            throws
        {
            let (tests, writeOne) = (
                "Katas/Order/Tests/First/PriceTests.swift", "test-first lap: write one test, see it red"
            )
            try kit.write(Discount.reference, to: "Katas/Order/Sources/First/Price.swift")
            let codeFirst = try kata("test", "Order").output
            try kit.write("func priceTest() {}\n", to: tests)
            let noTest = try kata("test", "Order").output
            kit.remove(tests)
            let noFile = try kata("test", "Order").output

            #expect(codeFirst.contains("✘ Run 1, code: code before a test"), "\(codeFirst)")
            for page in [codeFirst, noTest, noFile] { #expect(page.contains(writeOne), "\(page)") }
            #expect(noFile.contains("cp -Rn .starters/Order/Tests/First Katas/Order/Tests"), "\(noFile)")
        }

        @Test func `a test that is skipped is not said to fail on correct code`() throws {
            let tests = Discount.file([Discount.tests[0]], of: "Order").replacing("@Test", with: "@Test(.disabled())")
            try kit.write(tests, to: "Katas/Order/Tests/First/PriceTests.swift")

            let page = try kata("test", "Order").output

            #expect(page.contains("not run: skipped") && !page.contains("correct code"), "\(page)")
        }

        @Test func `code with another interface than the stub's is named when the checks meet it`() throws {
            let tests = Discount.tests.map { name, body in
                (
                    name,
                    body.replacing(#/(price\(of: \d+\)) == (\d+)/#) { "\"\\(\($0.output.1))\" == \"\($0.output.2)\"" }
                )
            }
            let money = "struct Money: CustomStringConvertible { var description: String }\n"
            let code = Discount.reference.replacing("-> Int", with: "-> Money")
                .replacing(
                    "return items < 10 ? full : full - 10",
                    with: "return Money(description: \"\\(items < 10 ? full : full - 10)\")"
                )
            try write(tests, code: code + money)

            try kata.expectScreen("test-first/other-interface")
        }

        @Test func `the runs say what the order of work was`() throws {
            try write([Discount.tests[0]])
            _ = try kata("test", "Order")
            try write(Array(Discount.tests.prefix(2)), code: Discount.reference)
            let together = try kata("test", "Order").output
            try write(
                Array(Discount.tests.prefix(2)),
                code: Discount.reference.replacing("let full = items", with: "let full = 1 * items")
            )
            let refactored = try kata("test", "Order").output

            #expect(together.contains("✔ Run 2, tests and code: green without a red before it"))
            #expect(refactored.contains("↻ Run 3, code: refactoring"))
        }
    }
}
