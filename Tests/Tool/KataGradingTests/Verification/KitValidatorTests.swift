import TestSupport
import Testing

@testable import KataKit
@testable import KataVerification

/// The checks of `kata verify` that need no build. `VerifyTests` has the others.
@Suite(.serialized)
struct KitValidatorTests {
    private static let story = "Tests/SumTests/SumTests.swift"
    private static let edgeCases = "Tests/SumTests/EdgeCases/SumEdgeCases.swift"

    let kit: FixtureKit

    init() throws {
        kit = try FixtureKit.withEdgeCases("kit-validator")
        try kit.write("# Review\n", to: "docs/katas/Sum.review.md")
    }

    private func problems(
        isStrict: Bool = true,
        _ check: (inout KitValidator) throws -> Void
    ) throws -> [String] {
        var validator = KitValidator(kit: try Kit(root: kit.root), isStrict: isStrict)
        try check(&validator)
        return validator.problems.map(\.text)
    }

    // MARK: The form of tests

    /// A source with a test of these lines.
    private func suite(_ lines: String) -> String {
        let body = lines.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "        \($0)"
        }
        return "struct SumTests {\n    @Test func `it adds`() throws {\n\(body.joined(separator: "\n"))\n    }\n}\n"
    }

    @Test(arguments: [
        ("sum.add(1)\n\n#expect(sum.total == 1, \"for each sum\")", nil),
        ("let sum = Sum()\nsum.limit = 8\n\n#expect(sum.accepts(7))", nil),
        ("let sum = Sum()\nsum.add(1)\n\n#expect(try sum.total() == 1)", nil),
        ("sum.add(1)\n\nlet total = 1\n#expect(sum.total == total)", nil),
        ("sum.read(\n    \"\"\"\n    1\n\n    2\n\n    3\n    \"\"\"\n)\n\n#expect(sum.total == 6)", nil),
        ("let sum = Sum()\nsum.add(1)\n\n#expect(sum.total == 1)", "has no blank line above its act"),
        (
            "let sum = Sum()\n\nsum.add(1)\n#expect(sum.total == 1)",
            "has an act, or no blank line, right above a check"
        ),
        (
            "let sum = Sum()\n\nsum.add(1)\n\nsum.add(1)\n\n#expect(sum.total == 2)",
            "has 3 paragraphs before its first check: given and act are enough"
        ),
        (
            "sum.add(1)\n\n#expect(sum.total == 1)\n\nsum.add(1)\n\n#expect(sum.total == 2)",
            "has an act without a check after its first check"
        ),
        ("for sum in sums { check(sum) }", "has 'for'"),
        ("sums.forEach(check)", "has '.forEach'"),
        ("let sum = try? answer()", "has 'try?'"),
        (String(repeating: "add()\n", count: 12) + "add()", nil),
        (String(repeating: "add()\n", count: 13) + "add()", "has 16 lines: 15 are enough"),
    ])
    func `a story test has given, act and checks, and no loop or branch`(lines: String, problem: String?) throws {
        try kit.write(suite(lines), to: Self.story)

        let expected = problem.map { ["\(Self.story):2: 'it adds' \($0)"] } ?? []
        #expect(try problems { try $0.checkForm() } == expected)
        #expect(try problems(isStrict: false) { try $0.checkForm() } == [])
    }

    @Test(arguments: ["Tests/SumTests/More.swift", "Solutions/Sum/Tests/More.swift", "Solutions/Sum/Checks/More.swift"])
    func `a test that does not run is named`(file: String) throws {
        try kit.write("extension Sum {\n    @Test func `it adds`() {}\n}\n", to: file)

        let advice = "it is in an extension of a type of the kata, so give it a suite of its own"
        let problem = "\(file):2:17: warning: 'it adds' does not run here: \(advice)"
        #expect(try problems { try $0.checkForm() } == [problem])
    }

    @Test(arguments: [
        ("@Test func `it adds`() { #expect(a); #expect(b); #expect(c) }", "has 3 checks: 2 are enough"),
        ("@Test func `it adds`() { add(1); if isRight { add(2) } }", "has 'if'"),
        ("@Test(arguments: [\n    1, 2,\n])\nfunc `it adds`(a: Int) { #expect(a); #expect(b) }", nil),
        ("@Test func `it adds`() { add { $0 + 1 } }", nil),
    ])
    func `a test in one line has the form of others, and ends with its line`(test: String, problem: String?) throws {
        let next = "@Test func `it ends`() {\n    #expect(a)\n    #expect(b)\n}\n"
        try kit.write("\(test)\n\n\(next)", to: Self.story)

        let expected = problem.map { ["\(Self.story):1: 'it adds' \($0)"] } ?? []
        #expect(try problems { try $0.checkForm() } == expected)
    }

    @Test(arguments: [
        ("Solutions/Sum/Tests/First/SumTests.swift", 15), ("Solutions/Sum/Checks/SumChecks.swift", 20),
    ])
    func `a model answer has the form of a story, a check that of an edge case`(file: String, most: Int) throws {
        try kit.write(suite(String(repeating: "add()\n", count: most - 2) + "add()"), to: file)

        let problem = "\(file):2: 'it adds' has \(most + 1) lines: \(most) are enough"
        #expect(try problems { try $0.checkForm() } == [problem])
    }

    @Test func `in an outer loop each act is next to its check, and it has no edge cases`() throws {
        let guide = try kit.read("docs/katas/Sum.md").replacing("2. it adds zero", with: "**Outer loop.** It is red.")
        try kit.write(guide, to: "docs/katas/Sum.md")
        let acts = (1...3).map { "sum.add(1)\n#expect(sum.total == \($0))" }
        try kit.write(suite(acts.joined(separator: "\n\n")), to: Self.story)
        #expect(try problems { try $0.checkForm() } == ["\(Self.edgeCases): an outer loop has only a story"])

        kit.remove(Self.edgeCases)
        try kit.write(suite([acts[0], "sum.add(1)", acts[2]].joined(separator: "\n\n")), to: Self.story)
        let problem = "\(Self.story):2: 'it adds' has an act without a check after its first check"
        #expect(try problems { try $0.checkForm() } == [problem])
    }

    // MARK: Pages

    private static let hints = """
        ## Step 1: SumTests

        ### it adds

        1. A nudge.
        2. More.
        3. Most.
        """
    private static let hintsForMessage = "\(hints)\n\nIf the failure says \"gone\":\n\n1. More.\n2. More.\n3. it adds"

    @Test(arguments: [
        ("docs/katas/Sum.md", "**Again.**", "**Sign.**", "Sum, step 1: the rule 'Sign' has no test"),
        (
            "docs/katas/Sum.md", "**Again.**", "**Sign.**",
            "Sum, step 1: the test 'Again: a second sum is right' does not begin with a rule of the guide"
        ),
        ("docs/katas/Sum.hints.md", "", hints, "Sum, 'it adds': the last hint has no code"),
        ("docs/katas/Sum.hints.md", "", hintsForMessage, "Sum, 'it adds' after \"gone\": no test has this message"),
        (
            "docs/katas/Sum.hints.md", "", hintsForMessage,
            "Sum, 'it adds' after \"gone\": a hint restates the name of the test"
        ),
    ])
    func `what a page lacks is named`(page: String, old: String, new: String, problem: String) throws {
        let text = old.isEmpty ? new : try kit.read(page).replacing(old, with: new)
        #expect(try !problems { try $0.checkGuides() }.contains(problem))

        try kit.write(text, to: page)

        #expect(try problems { try $0.checkGuides() }.contains(problem))
    }

    // MARK: Runs

    /// What is said of a run in which the story kills the first of two mutants, and an edge case kills this one.
    private func findings(
        edgeCaseKills mutant: String,
        onStarter: TestOutcome.Verdict = .failed
    ) throws -> [KitValidator.Finding] {
        var validator = KitValidator(kit: try Kit(root: kit.root))
        let kata = validator.kit.katas[0]
        let story = TestOutcome(id: "1", name: "it adds", suite: "SumTests", verdict: .passed)
        let edgeCase = TestOutcome(id: "2", name: "Again: it is right", suite: "SumEdgeCases", verdict: .passed)
        let idle = TestOutcome(id: "3", name: "it is idle", suite: "SumTests", verdict: .passed)
        let results = try kata.mutants(.green).map {
            let killers = ($0.name == "first" ? [story] : []) + ($0.name == mutant ? [edgeCase] : [])
            return MutationReport.MutantResult(mutant: $0, killers: killers)
        }
        let verdict = LapVerdict(state: .green, outcomes: [story, edgeCase, idle])
        let report = MutationReport(lap: kata.lap(.green), verdict: verdict, results: results, invalid: [])
        let starter = [story, idle].map { TestOutcome(id: $0.id, name: $0.name, suite: $0.suite, verdict: onStarter) }
        let verdicts = [kata.lap(.green): LapVerdict(state: .red, outcomes: starter)]
        validator.check([
            .suites: KitValidator.Evidence(reports: [report]), .starters: KitValidator.Evidence(verdicts: verdicts),
        ])
        return validator.findings
    }

    @Test(arguments: [
        ("second", []),
        (
            "first",
            [
                "Sum, step 1: 'Again: it is right' kills no mutant that the story leaves alive",
                "Sum, step 1: the guide should say: The story is green on 0 of the 1 wrong programs.",
            ]
        ),
    ])
    func `an edge case kills what the story leaves alive`(mutant: String, problems: [String]) throws {
        let findings = try findings(edgeCaseKills: mutant)

        #expect(findings.filter { $0.check.hasPrefix("each edge case kills") }.map(\.text) == problems)
    }

    // MARK: Guards

    @Test func `a guard is green on the starter, and a mutant makes it red`() throws {
        let guide = try kit.read("docs/katas/Sum.md")
        try kit.write(
            guide.replacing("2. it adds zero", with: "2. it is idle\n\n**Guards.** 2"),
            to: "docs/katas/Sum.md"
        )

        let problems = try findings(edgeCaseKills: "second", onStarter: .passed).map(\.text)

        #expect(problems.contains("Sum, green lap: 'it is idle' of SumTests kills none"))
        #expect(
            problems.contains(
                "Sum, green lap: 'it adds' of SumTests: passed, so check more in it, or list it as a guard"
            )
        )
        let red = try findings(edgeCaseKills: "second", onStarter: .failed).map(\.text)
        #expect(red.contains("Sum, green lap: 'it is idle' of SumTests: failed, and the guide lists it as a guard"))
    }
}
