import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// The test-first lap: the learner's tests obey the laws of the official suites, then their code is checked.
    @Suite(.serialized, .takingTurns)
    struct TestFirstTests {
        typealias Discount = FixtureKata.Discount
        typealias Tests = [(name: String, body: String)]

        private static let ownTests = "Katas/Order/Tests/First/PriceTests.swift"
        private static let price = "Katas/Order/Sources/First/Price.swift"
        /// It breaks a rule that no test is about.
        private static let broken = Discount.reference.replacing(
            "items * 10",
            with: "items * 10 - (items == 0 ? 5 : 0)"
        )

        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("test-first", [.order])
            kit.remove(".backups")
            kata = KataCommand(in: kit.root)
        }

        private func write(_ tests: Tests, code: String = Discount.stub) throws {
            try kit.write(Discount.file(tests, of: "Order"), to: Self.ownTests)
            try kit.write(code, to: Self.price)
        }

        /// The page after these tests and this code were saved.
        @discardableResult
        private func test(_ tests: Tests, code: String = Discount.stub) throws -> String {
            try write(tests, code: code)
            return try kata("test", "Order").output
        }

        @Test func `from the first red test to the star and beyond, each run says what it was`() throws {
            try kit.begin("Katas/Order/Tests/Own.swift")
            try kit.write("func answer() -> Int { 6 * 7 }\n", to: "Katas/Order/Sources/Code.swift")
            try write([Discount.tests[0]])
            try kata.expectScreen("test-first/red")
            let early = try kata("compare", "Order").output
            let several = try test(Discount.tests)
            try write(Discount.tests, code: Discount.reference)
            try kata.expectScreen("test-first/done")
            let order = try Kit(root: kit.root)
            let run = try History(of: order.kata(named: "Order"), LearnerProgress(of: order)).runs().last
            let renamed = Discount.reference.replacing("let full", with: "let all").replacing("full", with: "all")
            let refactored = try test(Discount.tests, code: renamed)
            let (late, mutants) = (try kata("compare", "Order").output, try kata("mutants", "Order").output)
            try kit.write("func price(of items: Int) -> Int { itms * 10 }\n", to: Self.price)
            let hint = try kata("hint", "Order").output
            let red = try test(Discount.tests)

            #expect(early.contains("Katas/Order/Sources/Code.swift") && !early.contains("First/"), "\(early)")
            #expect(several.contains("\n  Run 2, tests: write one new test or row at a time"), "\(several)")
            #expect(run?.suite?.lap == .first && run?.suite?.caught == run?.suite?.bugs)
            #expect(refactored.contains("↻ Run 4, code: refactoring"), "\(refactored)")
            #expect(late.contains("Sources/First/Price.swift"), "\(late)")
            #expect(mutants.hasPrefix("Order, test-first lap"), "\(mutants)")
            #expect(hint.contains("cannot find 'itms' in scope"), "\(hint)")
            #expect(red.contains("this broke what was green at run 4"), "\(red)")
        }

        @Test func `a quarter of each rule's bugs is enough for the star, and the others are listed`() throws {
            try write([Discount.tests[0], Discount.tests[1]], code: Discount.reference)

            try kata.expectScreen("test-first/star")
        }

        @Test func `before the green lap begins, hints and the comparison are about the lap that has the star`() throws
        {
            try kit.write("func answer() -> Int { 0 }\n", to: "Katas/Order/Sources/Code.swift")
            let code = Discount.reference.replacing("let full", with: "let all").replacing("full", with: "all")
            let page = try test([Discount.tests[0], Discount.tests[1]], code: code)

            let (hint, comparison) = (try kata("hint", "Order").output, try kata("compare", "Order").output)

            #expect(page.contains("Next: Order, green lap, ") && !page.contains("Stuck?"), "\(page)")
            #expect(hint.hasPrefix("Order, test-first lap: Discount, 2 of 3 bugs caught"), "\(hint)")
            #expect(
                comparison.contains("Sources/First/Price.swift") && !comparison.contains("Code.swift"),
                "\(comparison)"
            )
            #expect(!comparison.contains("not started"), "\(comparison)")
        }

        @Test func `hints name the bug that survives, before the test that catches it, and none comes again`() throws {
            let hints = """
                # Hints

                ## Test-first lap: Price

                ### Discount

                1. What changes at ten items?
                2. Look at both sides of ten.
                3. Nine items, and ten.

                """
            try kit.write(hints, to: "docs/katas/Order.hints.md")
            defer { kit.remove("docs/katas/Order.hints.md") }
            try test([Discount.tests[0]])
            try test([Discount.tests[0]], code: Discount.reference)
            let first = try kata("hint", "Order").output
            try test([Discount.tests[0], Discount.tests[2]])
            try write([Discount.tests[0], Discount.tests[2]], code: Self.broken)

            try kata.expectScreen("test-first/hints")
            #expect(first.contains("Order, test-first lap: Discount\n\n  What changes at ten items?\n"), "\(first)")
            let all = try kata("mutants", "Order", "--all").output
            try kata("reset", "Order")
            try kata("history", "Order", "--restore", "1")
            let later = try kata("hint", "Order", "--again").output
            #expect(all.contains("discount-from-nine"), "\(all)")
            // Nothing was counted since.
            #expect(!later.contains("0 of"), "\(later)")
        }

        @Test func `a test that is green on the stub, crashes or hangs there is the wrong red`() throws {
            try write(
                [
                    ("it has a price", "#expect(price(of: 2) < 100)"),
                    ("it crashes", "#expect([90, 20][price(of: 2)] == 20)"),
                    ("it waits", "while price(of: 2) < 0 {}; #expect(price(of: 2) == 1)"),
                ],
                code: "func price(of items: Int) -> Int { 1 }\n"
            )

            try kata.expectScreen("test-first/wrong-red")
        }

        @Test func `a hint at a crash on the stub says more than the page`() throws {
            try write([("one item costs 10", "#expect(Array(0...20)[price(of: 1)] == 10)")])
            _ = try kata("test", "Order")

            let hint = try kata("hint", "Order").output

            #expect(hint.contains("Expect something before the line that crashes"), "\(hint)")
        }

        @Test func `a test that the starter passes is right where the learner's code fails it, or a bug`() throws {
            let tests = [Discount.tests[0], ("nine items never cost 80", "#expect(price(of: 9) != 80)")]

            let red = try test(tests, code: Discount.reference.replacing("< 10", with: "< 9"))
            let green = try test(tests, code: Discount.reference)
            let later = try test(tests + [("one item costs 9", "#expect(price(of: 1) == 9)")], code: Discount.reference)

            #expect(red.contains("make the red test green\n\n  ✘ nine items never cost 80"), "\(red)")
            #expect(!later.contains("The starter passes this test too"), "\(later)")
            #expect(green.contains("★ The test-first lap of Order is done"), "\(green)")
        }

        @Test func `a red test that is weakened until it is green is weak, and a disabled one is not`() throws {
            let weak = ("ten items have a discount of 10", "#expect(price(of: 10) != 80)")
            try test([Discount.tests[2]])
            let page = try test([weak])
            try test(Discount.tests)
            let file = Discount.file(Discount.tests, of: "Order")
            try kit.write(file.replacing("@Test func `ten", with: "@Test(.disabled()) func `ten"), to: Self.ownTests)
            try kit.write(Discount.reference, to: Self.price)
            try kata("test", "Order")
            let enabled = try test(Discount.tests, code: Discount.reference)

            #expect(page.contains("a red test turned green by its own change, not by the code"), "\(page)")
            #expect(page.contains("test-first lap: change 'ten items have a discount of 10': it is not red"), "\(page)")
            #expect(enabled.contains("★") && !enabled.contains("by its own change"), "\(enabled)")
        }

        @Test func `tests that use what the stub lacks do not compile on it`() throws {
            let code = "\(Discount.reference)\nfunc discount() -> Int { 10 }\n"
            try write([("the discount is 10", "#expect(discount() == 10)")], code: code)

            try kata.expectScreen("test-first/not-on-the-stub")
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

        @Test func `code that breaks a rule is no refactoring, nor is its repair, and the star comes back`() throws {
            try test(Discount.tests, code: Discount.reference)
            try write(Discount.tests, code: Self.broken)

            try kata.expectScreen("test-first/broken-rule")
            let hint = try kata("hint", "Order").output
            let undone = try test(Discount.tests, code: Discount.reference)
            let history = try kata("history", "Order").output
            #expect(hint.hasPrefix("Order, test-first lap: Discount\n"), "\(hint)")
            #expect(undone.contains("★ The test-first lap of Order is done"), "\(undone)")
            #expect(undone.contains("\n  Run 3, code: the code does something else now"), "\(undone)")
            #expect(!history.contains("refactoring"), "\(history)")
        }

        @Test func `while the outer test is red, the next thing and a guess are about the newest test`() throws {
            let outer = ("an order of ten", Discount.tests[2].1)
            try test([outer])
            let inner = try test([outer, Discount.tests[0]])
            try kit.write("func price(of items: Int) -> Int { items * 10 }\n", to: Self.price)
            let part = try kata("test", "Order", "--predict", "green").output
            kit.remove(Self.price)
            try kit.write("func price(of count: Int) -> Int { count * 10 }\n", to: "Katas/Order/Sources/First/A.swift")
            let moved = try kata("test", "Order").output

            #expect(inner.contains("make the red test green\n\n  ✘ each item costs 10"), "\(inner)")
            #expect(part.hasPrefix("You guessed right: 'each item costs 10' is green.\n"), "\(part)")
            #expect(part.contains("or first test a part of it\n\n  ✘ an order of ten"), "\(part)")
            #expect(moved.contains("Edit   Katas/Order/Sources/First/A.swift\n"), "\(moved)")
        }

        @Test func `where several errors follow from a missing import, its file is the one to edit`() throws {
            try kit.write("let cost = price(of: 2)\n", to: "Katas/Order/Tests/First/Zero.swift")
            let page = try test([("it costs", "let cost: String = 1; #expect(cost == \"\")")])

            #expect(page.contains("Edit   Katas/Order/Tests/First/Zero.swift\n"), "\(page)")
        }

        @Test func `own code of a lap that does not compile is named`() throws {
            try write([Discount.tests[0]], code: "func price(of items: Int) -> Int { items * ten }\n")

            try kata.expectScreen("test-first/does-not-compile")
        }

        @Test(.long) func `a kit without the reference shows the stub and the code`() throws {
            kit.remove("Solutions")
            try write(Discount.tests, code: Discount.reference)

            try kata.expectScreen("test-first/without-the-reference")
        }

        @Test func `code before any test is said, and the next thing is the first test, whatever is left of its file`()
            throws
        {
            try kata("test", "Order")
            try kit.write(Discount.reference, to: Self.price)
            let codeFirst = try kata("test", "Order").output
            try kit.write("func priceTest() {}\n", to: Self.ownTests)
            let noTest = try kata("test", "Order").output
            kit.remove(Self.ownTests)
            let noFile = try kata("test", "Order").output
            // The starter's own test counts for nothing.
            let together = try test([("the price of an order", Discount.tests[0].1)], code: Discount.reference)

            #expect(codeFirst.contains("\n  Run 2, code: code before a test: write the test first"), "\(codeFirst)")
            for page in [codeFirst, noTest, noFile] {
                #expect(page.contains("test-first lap: write one test, see it red"), "\(page)")
            }
            #expect(noFile.contains("cp -Rn .starters/Order/Tests/First Katas/Order/Tests"), "\(noFile)")
            #expect(together.contains("passes the kit's hidden tests") && !together.contains("Run 3"), "\(together)")
        }

        @Test func `what the page asked for is no blame, and is to be undone, also if it crashes`() throws {
            let tests = [("one item costs something", "#expect(price(of: 1) > 0)")]
            let undo = "Next: Order, test-first lap: undo what broke the code"
            let neverRed = try test(tests, code: Discount.reference)
            let onPurpose = try test(tests, code: "func price(of items: Int) -> Int { [10][items] }\n")
            let board = try kata("status").output
            let undone = try test(tests, code: Discount.reference)

            #expect(neverRed.contains("Never red on your code or on a bug, only on the starter. Break the code"))
            #expect(neverRed.contains("Next: Order, test-first lap: see each new green test red"), "\(neverRed)")
            #expect(onPurpose.contains("Run 2, code: red on purpose: now undo it"), "\(onPurpose)")
            #expect(onPurpose.contains(undo) && board.contains(undo), "\(onPurpose)\(board)")
            #expect(onPurpose.contains("Edit   Katas/Order/Sources/First/Price.swift\n"), "\(onPurpose)")
            #expect(!undone.contains("Never red"), "\(undone)")
        }

        @Test func `in a red run, the test that was green at once is named, and the red one comes first`() throws {
            let code = "func price(of items: Int) -> Int { 5 }\n"
            try test([Discount.tests[0]], code: code)

            let page = try test([Discount.tests[0], ("one item is not free", "#expect(price(of: 1) > 0)")], code: code)

            let line = "\n  Run 2, tests: green at once, since your code did this already: 'one item is not free'\n"
            #expect(page.contains(line), "\(page)")
            #expect(page.contains("make the red test green\n\n  ✘ each item costs 10"), "\(page)")
        }

        @Test(.long) func `where the code hangs, the tests have run on the starter`() throws {
            try write(Discount.tests, code: "func price(of items: Int) -> Int { while items > 0 {}; return 0 }\n")

            let page = try kata("test", "Order", "--timeout", "1").output

            #expect(page.contains("red             hang          each item costs 10"), "\(page)")
            #expect(page.contains("red             not run       ten items have a discount of 10"), "\(page)")
            #expect(page.contains("test-first lap: make the red test green"), "\(page)")
        }

        @Test func `a test that waits for its turn is not wrong, in a file of whatever name`() throws {
            let tests = Discount.file([Discount.tests[0], Discount.tests[1]], of: "Order")
            let disabled = tests.replacing("@Test func `nine", with: "@Test(.disabled()) func `nine")
            try kit.write(disabled, to: "Katas/Order/Tests/First/Own.swift")
            kit.remove(Self.ownTests)
            try kit.write("func price(of items: Int) -> Int { items * 10 }\n", to: Self.price)

            let page = try kata("test", "Order").output

            #expect(page.contains("Next: Order, test-first lap: enable the test that does not run"), "\(page)")
            #expect(page.contains("not run: skipped") && !page.contains("correct code"), "\(page)")
            #expect(!page.contains("no result on your code"), "\(page)")
            #expect(try kata("history", "Order").output.contains("✔ green  1 of 2"))
            #expect(page.contains("Katas/Order/Tests/First/Own.swift\n") && !page.contains("PriceTests.swift"))
        }

        @Test(.long) func `a bug on which a test crashes is said to be that, and not one that nothing notices`() throws
        {
            let crashes = "let cost = price(of: 10); if cost == 100 { fatalError() }; #expect(cost == 90)"
            let tests = [Discount.tests[0], ("ten items have a discount", crashes)]
            try test(tests)
            let page = try test(tests, code: Discount.reference)

            let hints = try [1, 2, 3, 4, 5, 6].map { _ in try kata("hint", "Order").output }.joined()
            #expect(page.contains("1 bug not counted as caught (Discount): a test crashed or hung"), "\(page)")
            #expect(page.contains("its last one.\n    ten items have a discount\n"), "\(page)")
            #expect(hints.contains("Not counted: a test crashed"), "\(hints)")
        }

        @Test(.long) func `a wrong test has the hint, and its repair is no blame`() throws {
            let wrong = ("five items cost 50", "#expect(price(of: 5) == 40)")
            try test([Discount.tests[0]])
            try test([Discount.tests[0], wrong])
            let (hint, board) = (try kata("hint", "Order").output, try kata("status").output)
            try write([Discount.tests[0], (wrong.0, "#expect(price(of: 5) == 50)")])
            let boardAfter = try kata("status").output
            let repaired = try kata("test", "Order").output

            let after = try kata("hint", "Order").output
            #expect(hint.contains("✘ five items cost 50") && hint.contains("What does its rule say"), "\(hint)")
            #expect(!hint.contains("(price(of: 5) → 50) == 40"), "\(hint)")
            #expect(board.contains("Next: Order, test-first lap: change each test that is wrong"), "\(board)")
            #expect(boardAfter.contains("Next: Order, test-first lap: make the red test green"), "\(boardAfter)")
            #expect(repaired.contains("make the red test green") && !repaired.contains("Run 3"), "\(repaired)")
            let later = try kata("hint", "Order").output
            #expect(!after.contains("What does its rule say"), "\(after)")
            #expect(after.contains("The red test first: what does its message say that your code does?"), "\(after)")
            #expect(!later.contains("The red test first"), "\(later)")
        }

        @Test func `a test that the starter passes by luck is to be seen red`() throws {
            let luck = ("one item has a price", "guard price(of: 1) > 0 else { return }; #expect(price(of: 1) == 10)")
            let page = try test([luck])

            #expect(page.contains(": green at once, since your code did this already\n"), "\(page)")
            #expect(page.contains("test-first lap: see each new green test red on your code"), "\(page)")
        }

        @Test func `a test that fails on correct code, but not each time, is flaky`() throws {
            let onReference = """
                let file = "\(kit.root.path)/ran", ran = FileManager.default.fileExists(atPath: file)
                if price(of: 1) == 10 { FileManager.default.createFile(atPath: file, contents: nil) }
                #expect(ran)
                """
            let tests = Discount.file([Discount.tests[0], ("it has luck", onReference)], of: "Order")
            try kit.write("import Foundation\n\(tests)", to: Self.ownTests)
            defer { kit.remove("ran") }

            let page = try kata("test", "Order").output

            #expect(page.contains("flaky: it failed, then passed, on the same code"), "\(page)")
        }

        @Test(.long) func `code with another interface than the stub's is named when the checks meet it`() throws {
            let tests = Discount.tests.map { name, body in
                let inText = body.replacing(#/(price\(of: \d+\)) == (\d+)/#) {
                    "\"\\(\($0.output.1))\" == \"\($0.output.2)\""
                }
                return (name, inText)
            }
            let money = "struct Money: CustomStringConvertible { var description: String }\n"
            let code = Discount.reference.replacing("-> Int", with: "-> Money").replacing(
                "return items < 10 ? full : full - 10",
                with: "return Money(description: \"\\(items < 10 ? full : full - 10)\")"
            )
            try write(tests, code: code + money)

            try kata.expectScreen("test-first/other-interface")
        }
    }
}
