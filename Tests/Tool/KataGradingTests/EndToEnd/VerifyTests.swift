import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The author's gate, on a kit with all defects at once.
    @Suite(.serialized, .takingTurns)
    struct VerifyTests {
        private static let shown = Result {
            let kit = try FixtureKit("verify", [.sum])
            for defect in Defect.all { try defect.spoil(kit) }
            return try KataCommand(.instructor, in: kit.root).show(Screen("verify"))
        }

        @Test func `the screen has each check`() throws {
            try Screen("verify").expect(Self.shown.get())
        }

        @Test(arguments: Defect.all)
        func `each defect is named`(defect: Defect) throws {
            let lines = try Self.shown.get().split(separator: "\n")
            for name in defect.names {
                #expect(lines.contains { $0.hasPrefix("    ") && $0.contains(name) }, "\(name)")
            }
        }
    }

    /// `kata verify --article KATA` on a kata whose article has two cases: one is weak, one is wrong.
    @Suite(.serialized, .takingTurns)
    struct ArticleTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("article", [.sum])
            kata = KataCommand(.instructor, in: kit.root)
            let reference = try kit.read("Solutions/Sum/Sources/Code.swift")
            for (name, answer) in [("answers-less", "-42"), ("answers-seven", "7")] {
                try kit.write(
                    FixtureKit.patch(
                        "Sources/Code.swift",
                        from: reference,
                        to: "func answer() -> Int {\n    \(answer)\n}\n",
                        effect: "The answer is \(answer)."
                    ),
                    to: "Solutions/Sum/Mutants/green/\(name).patch"
                )
            }
        }

        @Test(arguments: [
            ("weak", "#expect(answer() * answer() == 1764)", "#expect(answer() == 43)"),
            ("better", "#expect(answer() == 42)", "#expect(answer() > 0)"),
            ("does-not-compile", "#expect(anwser() == 42)", ""),
        ])
        func `each green mutant is killed by a case of the article, or survives it`(
            screen: String,
            first: String,
            second: String
        ) throws {
            try kit.write(
                """
                import Testing
                @testable import Sum

                struct Cases {
                    @Test func testAnswer() {
                        \(first)
                    }
                    @Test func testWrong() {
                        \(second)
                    }
                }

                """,
                to: "Tests/ArticleCases/Sum/Cases.swift"
            )
            try kata.expectScreen("article/\(screen)")
        }

        @Test func `a kata without cases of an article is misuse`() throws {
            try kata.expectScreen("article/no-cases")
        }
    }
}

/// Something that `kata verify` finds.
struct Defect: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What the lines on it name.
    var names: [String]
    var spoil: @Sendable (FixtureKit) throws -> Void

    private init(_ name: String, names: String..., spoil: @escaping @Sendable (FixtureKit) throws -> Void) {
        testDescription = name
        self.names = names
        self.spoil = spoil
    }

    private static let answer = "func answer() -> Int {\n    42\n}\n"

    /// Writes a mutant or a variant.
    private static func write(_ path: String, _ code: String, _ kit: FixtureKit) throws {
        let original = path.contains("/green/") ? answer : FixtureKata.sum.source
        let patch = FixtureKit.patch("Sources/Code.swift", from: original, to: code)
        try kit.write(patch, to: "Solutions/Sum/\(path).patch")
    }

    static let all: [Defect] = [
        Defect("a kata that is not its starter", names: ".starters/Sum differs") {
            try $0.write("func answer() -> Int { 42 }\n", to: "Katas/Sum/Sources/Code.swift")
        },
        Defect("a page of no kata", names: "docs/katas/Difference.hints.md") {
            try $0.write("", to: "docs/katas/Difference.hints.md")
        },
        Defect("a starter with a warning", names: "Idle.swift:3:5: warning:") {
            try $0.write(
                "func idle() -> Int {\n    return 1\n    print(2)\n}\n",
                to: ".starters/Sum/Given/Idle.swift"
            )
        },
        Defect("a starter whose own test passes", names: "'an own test'") { _ in },
        Defect("a screen that the reference does not show", names: "'it answers' attaches nothing") {
            try $0.write(
                $0.read("docs/katas/Sum.md") + "\n\n```screen it answers\n│ 41 │\n```\n",
                to: "docs/katas/Sum.md"
            )
        },
        Defect("a guide without its parts", names: "'Refactor'", "Sum, bite lap:", "Sum, step 1:") {
            let rules = "\n\n- **Number.** The answer is a number.\n- **Sum.** The answer is the sum.\n\n## Refactor"
            try $0.write($0.read("docs/katas/Sum.md") + rules, to: "docs/katas/Sum.md")
        },
        Defect("hints for another test", names: "'it answers' of", "'it adds' of", "'it adds' has", "two hints for") {
            let test = "### it adds\n\n1. A nudge.\n2. ```swift\n   func answer() -> Int { 42 }\n   ```"
            try $0.write("# Sum: hints\n\n## Step 1: SumSuiteTests\n\n\(test)", to: "docs/katas/Sum.hints.md")
        },
        Defect("a review without its parts", names: "'Take home'", "'Words' ", "'gone'") {
            let table = "| rule | mutants |\n|---|---|\n| Number | `nobody-looks`, `gone` |\n| Words | |"
            try $0.write("## Rules and their mutants\n\n\(table)", to: "docs/katas/Sum.review.md")
        },
        Defect("a bite mutant that no test kills", names: "Sum: nobody-looks") {
            try write("Mutants/green/answers-another", "func answer() -> Int {\n    7\n}\n", $0)
            try write("Mutants/bite/nobody-looks", "func answer() -> Int { 1 }\n", $0)
        },
        Defect("a green variant that does not compile", names: "Sum, green, no-number") {
            try write("Variants/green/no-number", "func answer() -> String {\n    \"42\"\n}\n", $0)
        },
        Defect("a green variant that is wrong", names: "answers-seven: 'it answers'") {
            try write("Variants/green/answers-seven", "func answer() -> Int {\n    7\n}\n", $0)
        },
        Defect("a bite variant that is no branch", names: "Sum, bite, multiplies") {
            try write("Variants/bite/multiplies", "func answer(_ factor: Int = 6) -> Int { factor * 0 }\n", $0)
        },
        Defect("few variants", names: "Sum, bite: 1 of 2 variants") {
            try write(
                "Variants/green/adds",
                "func answer() -> Int {\n    sum\n}\n\nprivate var sum: Int { 41 + 1 }\n",
                $0
            )
            try write("Variants/green/multiplies", "func answer(_ factor: Int = 6) -> Int {\n    factor * 7\n}\n", $0)
        },
    ]
}
