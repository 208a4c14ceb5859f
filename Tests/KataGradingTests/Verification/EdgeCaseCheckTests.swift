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

        #expect(try problems { $0.checkForm() } == [])
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

        #expect(try problems { $0.checkForm() } == ["Tests/SumTests/SumTests.swift:2: 'it adds' has '\(word)'"])
    }

    @Test(arguments: [(13, 0), (14, 1)])
    func `a story test has fifteen lines, with its braces`(lines: Int, problems: Int) throws {
        let body = Array(repeating: "        add()\n", count: lines).joined()
        try kit.write(
            "struct SumTests {\n    @Test func `it adds`() {\n\(body)    }\n}\n",
            to: "Tests/SumTests/SumTests.swift"
        )

        #expect(try self.problems { $0.checkForm() }.count == problems)
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
                    + "The story is green on 0 of the 1 wrong programs that this step knows.",
            ]
        )
    }
}
