import TestSupport
import Testing

@testable import KataKit
@testable import KataVerification

@Suite(.serialized)
struct EdgeCaseCheckTests {
    let kit: FixtureKit

    init() throws { kit = try FixtureKit.withEdgeCases("edge-case-checks") }

    private func problems(_ check: (inout KitValidator) throws -> Void) throws -> [String] {
        var validator = KitValidator(kit: try Kit(root: kit.root))
        try check(&validator)
        return validator.problems.map(\.text)
    }

    @Test func `a short test without a loop has no problem`() throws {
        try kit.write(
            """
            struct SumTests {
                @Test func `it adds`() {
                    let sum = answer()

                    #expect(sum == 42, "for each sum")
                }
            }
            """,
            to: "Tests/SumTests/SumTests.swift"
        )

        #expect(try problems { try $0.checkForm() } == [])
    }

    @Test(
        arguments: zip(
            [
                "for sum in sums { check(sum) }", "sums.forEach(check)", "if isRight {", "defer { close() }",
                "let sum = try? answer()",
            ],
            ["for", ".forEach", "if", "defer", "try?"]
        )
    )
    func `a loop or a branch is named with its line`(line: String, word: String) throws {
        try kit.write(
            "struct SumTests {\n    @Test func `it adds`() {\n        \(line)\n    }\n}\n",
            to: "Tests/SumTests/SumTests.swift"
        )

        #expect(try problems { try $0.checkForm() } == ["Tests/SumTests/SumTests.swift:2: 'it adds' has '\(word)'"])
    }

    @Test(arguments: [(13, 0), (14, 1)])
    func `a story test has fifteen lines, with its braces`(lines: Int, problems: Int) throws {
        let body = Array(repeating: "        add()\n", count: lines).joined()
        try kit.write(
            "struct SumTests {\n    @Test func `it adds`() {\n\(body)    }\n}\n",
            to: "Tests/SumTests/SumTests.swift"
        )

        #expect(try self.problems { try $0.checkForm() }.count == problems)
    }

    /// A source with a test of these lines.
    private func suite(_ lines: String) -> String {
        let body = lines.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "        \($0)"
        }
        return "struct SumTests {\n    @Test func `it adds`() throws {\n\(body.joined(separator: "\n"))\n    }\n}\n"
    }

    @Test(arguments: [
        "sum.add(1)\n\n#expect(sum.total == 1)",
        "let sum = Sum()\nsum.limit = 8\n\n#expect(sum.accepts(7))",
        "let sum = Sum()\nsum.add(1)\n\n#expect(try sum.total() == 1)",
        "sum.add(1)\n\nlet total = 1\n#expect(sum.total == total)",
        "sum.fail()\n\n#expect(throws: Full.self) { try sum.add(1) }\n\n#expect(sum.total == 0)",
        "sum.read(\n    \"\"\"\n    1\n\n    2\n\n    3\n    \"\"\"\n)\n\n#expect(sum.total == 6)",
    ])
    func `given, act and checks are paragraphs, and a check may be the act`(lines: String) throws {
        try kit.write(suite(lines), to: "Tests/SumTests/SumTests.swift")

        #expect(try problems { try $0.checkForm() } == [])
    }

    @Test(
        arguments: zip(
            [
                "let sum = Sum()\nsum.add(1)\n\n#expect(sum.total == 1)",
                "let sum = Sum()\n\nsum.add(1)\n#expect(sum.total == 1)",
                "let sum = Sum()\n\nsum.add(1)\n\nsum.add(1)\n\n#expect(sum.total == 2)",
                "sum.add(1)\n\n#expect(sum.total == 1)\n\nsum.add(1)\n\n#expect(sum.total == 2)",
            ],
            [
                "has no blank line above its act", "has an act, or no blank line, right above a check",
                "has 3 paragraphs before its first check: given and act are enough",
                "has an act without a check after its first check",
            ]
        )
    )
    func `a second act and a missing blank line are named`(lines: String, problem: String) throws {
        try kit.write(suite(lines), to: "Tests/SumTests/SumTests.swift")

        #expect(try problems { try $0.checkForm() } == ["Tests/SumTests/SumTests.swift:2: 'it adds' \(problem)"])
    }

    @Test(arguments: zip(["sum.add(1)\n#expect(sum.total == 2)", "sum.add(1)"], [0, 1]))
    func `in an outer loop each act is next to its check`(second: String, problems: Int) throws {
        let guide = try kit.read("docs/katas/Sum.md")
        try kit.write(
            guide.replacing("2. it adds zero", with: "**Outer loop.** It stays red."),
            to: "docs/katas/Sum.md"
        )
        let first = "sum.add(1)\n#expect(sum.total == 1)"
        let last = "sum.add(1)\n#expect(sum.total == 3)"
        try kit.write(suite([first, second, last].joined(separator: "\n\n")), to: "Tests/SumTests/SumTests.swift")
        kit.remove("Tests/SumTests/EdgeCases/SumEdgeCases.swift")

        #expect(try self.problems { try $0.checkForm() }.count == problems)
    }

    @Test func `an outer loop has no edge cases`() throws {
        let guide = try kit.read("docs/katas/Sum.md")
        try kit.write(
            guide.replacing("2. it adds zero", with: "**Outer loop.** It stays red."),
            to: "docs/katas/Sum.md"
        )

        let file = "Tests/SumTests/EdgeCases/SumEdgeCases.swift"
        #expect(try problems { try $0.checkForm() } == ["\(file): an outer loop has only a story"])
    }

    @Test(
        arguments: zip(["Solutions/Sum/Tests/First/SumTests.swift", "Solutions/Sum/Checks/SumChecks.swift"], [15, 20])
    )
    func `a model answer has the form of a story, a check that of an edge case`(file: String, most: Int) throws {
        let lines = Array(repeating: "add()", count: most - 1).joined(separator: "\n")
        try kit.write(suite(lines), to: file)

        let problem = "\(file):2: 'it adds' has \(most + 1) lines: \(most) are enough"
        #expect(try problems { try $0.checkForm() } == [problem])
    }

    @Test func `an edge case belongs to a rule, and a rule has an edge case`() throws {
        let guide = try kit.read("docs/katas/Sum.md")
        try kit.write(guide.replacing("**Again.**", with: "**Sign.**"), to: "docs/katas/Sum.md")

        let problems = try problems { try $0.checkGuides() }

        #expect(problems.contains("Sum, step 1: the rule 'Sign' has no test"))
        #expect(
            problems.contains(
                "Sum, step 1: the test 'Again: a second sum is right' does not begin with a rule of the guide"
            )
        )
    }

    /// A run in which the story kills one mutant and one edge case kills these.
    private func problems(edgeCaseKills mutants: [String]) throws -> [String] {
        let kata = try #require(Kit(root: kit.root).katas.first)
        let story = TestOutcome(id: "1", name: "it adds", suite: "SumTests", verdict: .passed)
        let edgeCase = TestOutcome(id: "2", name: "Again: it is right", suite: "SumEdgeCases", verdict: .passed)
        let results = try kata.mutants(.green).map { mutant in
            let killers = (mutant.name == "first" ? [story] : []) + (mutants.contains(mutant.name) ? [edgeCase] : [])
            return MutationReport.MutantResult(mutant: mutant, killers: killers)
        }
        let verdict = LapVerdict(state: .green, outcomes: [story, edgeCase])
        var evidence = KitValidator.Evidence()
        evidence.mutants[.green] = [
            MutationReport(lap: kata.lap(.green), verdict: verdict, results: results, invalid: [])
        ]
        return try problems { $0.checkEdgeCases(evidence) }
    }

    @Test func `an edge case that kills what the story leaves alive has no problem`() throws {
        #expect(try problems(edgeCaseKills: ["second"]) == [])
    }

    @Test func `an edge case that kills only what the story kills has none to kill`() throws {
        #expect(
            try problems(edgeCaseKills: ["first"]) == [
                "Sum, step 1: 'Again: it is right' kills no mutant that the story leaves alive",
                "Sum, step 1: the guide should say: "
                    + "The story is green on 0 of the 1 wrong programs.",
            ]
        )
    }
}
