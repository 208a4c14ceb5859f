import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// The bite lap: own tests on the given code, then on its mutants.
    @Suite(.serialized, .takingTurns)
    struct MutantsTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("mutants", [.bite])
            kata = KataCommand(in: kit.root)
            let folder = kit.root.appending(path: "Solutions/Bite/Mutants")
            try? FileManager.default.removeItem(at: folder)
            for (name, old, new) in FixtureKata.mutants { try write(name, old, new) }
            try kit.write(FixtureKata.review, to: "docs/katas/Bite.review.md")
        }

        @Test func `each mutant has its fate: killed, survived, or not counted`() throws {
            try own([
                ("it answers", "#expect(answer() == 42)"),
                (
                    "it releases a friend",
                    "let person = Person(); person.friend = Person(); #expect(person.friend == nil)"
                ),
                ("it has a half", "#expect(half(of: 4) == 2)"),
                ("it ends", "#expect(sum(3) == 6)"),
            ])

            try kata.expectScreen("mutants/each-fate")
        }

        @Test func `what counts for nothing is named, then the score of each rule, then by hints what survives`() throws
        {
            kit.remove(".build/trodden")
            let condition = #"FileManager.default.createDirectoryOnce(".build/trodden")"#
            try own(
                [
                    ("it answers", "#expect(answer() == 42)"), ("it is wrong", "#expect(answer() == 7, \"seven\")"),
                    ("it has a friend", "let a = Person(); a.friend = Person(); #expect(a.friend != nil)"),
                    ("it is idle", ""), ("it cheats", "#expect(\(condition))"),
                ],
                and: """
                    import Foundation

                    extension FileManager {
                        func createDirectoryOnce(_ path: String) -> Bool {
                            (try? createDirectory(atPath: path, withIntermediateDirectories: false)) != nil
                        }
                    }

                    """
            )

            try kata.expectScreen("mutants/not-counted")
        }

        @Test func `a test that fails on correct code of another shape is too strict, and kills nothing`() throws {
            defer { kit.remove("Solutions/Bite/Variants") }
            let source = FixtureKata.bite.source
            let rounded = source.replacing("{ n / 2 }", with: "{ rounded(Double(n) / 2) }")
                .replacing(
                    "func nobodyAsks() {}",
                    with: "func nobodyAsks() {}\nprivate func rounded(_ n: Double) -> Int { Int(n.rounded(.up)) }"
                )
            for (name, code) in [("rounds-up", rounded), ("sums-up", source.replacing("n == 0 ?", with: "n <= 0 ?"))] {
                try kit.write(
                    FixtureKit.patch(
                        "Sources/Code.swift",
                        from: source,
                        to: code,
                        effect: "A half may be rounded up or down.",
                        hint: "The test demands a half that is rounded down."
                    ),
                    to: "Solutions/Bite/Variants/bite/\(name).patch"
                )
            }
            try own([
                ("it answers", "#expect(answer() == 42)"),
                ("it has a half", "#expect(half(of: 5) == 2 && answer() == 42)"),
            ])

            try kata.expectScreen("mutants/too-strict")
        }

        @Test func `tests of XCTest, one without its attribute, and patches that are no mutants are named`() throws {
            try write("stale", "func gone() {}", "func gone() { print() }")
            try write("untyped", "func answer() -> Int { 42 }", "func answer() -> Int { \"42\" }")
            let old = "nonisolated final class OldTests: XCTestCase {\n    func testAnswer() {}\n}\n"
            try kit.write("import XCTest\n\n\(old)", to: "Katas/Bite/Tests/Old.swift")
            defer { kit.remove("Katas/Bite/Tests/Old.swift") }
            try kit.write(
                """
                import Testing
                import XCTest
                @testable import Bite

                struct OwnTests {
                    @Test func `it answers`() {
                        XCTAssertEqual(answer(), 7)
                    }

                    func `it has a half`() {
                        #expect(half(of: 4) == 7)
                    }
                }

                """,
                to: "Katas/Bite/Tests/Own.swift"
            )

            // That an assertion of XCTest cannot fail here is what the page of compiler errors says.
            try kata.expectScreen("mutants/ignored")
        }

        @Test func `the first green tests are counted without a word, and progress compares the last ones with them`()
            throws
        {
            kit.remove(".backups")
            try kit.write("import Testing\n", to: "Katas/Bite/Tests/Own.swift")
            #expect(try kata("mutants", "Bite").output.contains("\n\n  there is no test in it yet\n\n"))
            try own([("it answers", "#expect(answer() == 42)")])
            #expect(try !kata("test", "Bite").output.contains("killed"))
            try own([
                ("it answers", "#expect(answer() == 42)"),
                ("it has a friend", "let a = Person(); a.friend = Person(); #expect(a.friend == nil)"),
            ])
            try kata("mutants", "Bite")

            try kata.expectScreen("mutants/progress") { $0.replacing(/\d+ min/, with: "… min") }
        }

        @Test func `own tests that crash before the first of them say so, and where`() throws {
            let crash = "func prepare(for test: Test) { fatalError(\"no rows\") }"
            let trait = "struct Prepared: TestTrait { \(crash) }\n@Test(Prepared()) func prepared() {}\n"
            try own([("it answers", "#expect(answer() == 42)")], and: trait)

            let result = try kata("mutants", "Bite")

            #expect(result.output.contains("crashed: Fatal error: no rows: Katas/Bite/Tests/Own.swift:9"))
        }

        // MARK: Steps

        private func own(_ tests: [(name: String, body: String)], and more: String = "") throws {
            let functions = tests.map { "    @Test func `\($0.name)`() {\n        \($0.body)\n    }\n" }
            try kit.write(
                "import Testing\n@testable import Bite\n\nstruct OwnTests {\n\(functions.joined())}\n\(more)",
                to: "Katas/Bite/Tests/Own.swift"
            )
        }

        private func write(_ name: String, _ old: String, _ new: String) throws {
            let mutated = FixtureKata.bite.source.replacingOccurrences(of: old, with: new)
            let original = mutated == FixtureKata.bite.source ? old : FixtureKata.bite.source
            try kit.write(
                FixtureKit.patch("Sources/Code.swift", from: original, to: original == old ? new : mutated),
                to: "Solutions/Bite/Mutants/bite/\(name).patch"
            )
        }
    }
}

extension FixtureKata {
    fileprivate static let bite = FixtureKata(
        name: "Bite",
        source: """
            import Foundation
            func answer() -> Int { 42 }
            func half(of n: Int) -> Int { n / 2 }
            func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }
            func nobodyAsks() {}
            final class Person {
                weak var friend: Person?
            }

            """,
        tests: [("it answers", "#expect(answer() == 42)")]
    )

    fileprivate static let mutants = [
        ("answers-another", "{ 42 }", "{ 7 }"),
        ("crashes", "{ n / 2 }", "{ fatalError() }"),
        ("hangs", "{ n == 0 ? 0 : n + sum(n - 1) }", "{ while true { sleep(1) } }"),
        ("nobody-looks", "func nobodyAsks() {}", "func nobodyAsks() { print() }"),
        ("retains-a-friend", "weak var friend: Person?", "var friend: Person?"),
    ]

    fileprivate static let review = """
        ## Rules and their mutants

        | rule | mutants |
        |---|---|
        | Answer | `answers-another`, `nobody-looks` |
        | Numbers | `crashes`, `hangs` |
        | Friend | `retains-a-friend` |

        """
}
