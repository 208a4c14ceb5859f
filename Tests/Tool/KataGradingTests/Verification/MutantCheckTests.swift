import TestSupport
import Testing

@testable import KataKit
@testable import KataVerification

@Suite(.serialized)
struct MutantCheckTests {
    @Test func `a lap whose only mutant is not valid has one problem`() throws {
        let tests = [(name: "it answers", body: "#expect(answer() == 42)")]
        let kit = try FixtureKit("mutant-checks", [FixtureKata(name: "Sum", source: "", tests: tests)])
        let patch = FixtureKit.patch("Sources/Code.swift", from: "let a = 1\n", to: "let a = 2\n")
        try kit.write(patch, to: "Solutions/Sum/Mutants/green/stale.patch")
        let kata = try #require(Kit(root: kit.root).katas.first)
        let stale = try kata.mutants(.green).map { InvalidMutant(mutant: $0, reason: "the patch no longer applies") }
        let green = LapVerdict(state: .green)
        var proof = KitValidator.Evidence()
        for (lap, invalid) in [(Lap.green, stale), (.bite, [])] {
            proof.mutants[lap] = [MutationReport(lap: kata.lap(lap), verdict: green, results: [], invalid: invalid)]
        }

        var validator = KitValidator(kit: try Kit(root: kit.root))
        validator.checkMutants(proof)

        let problems = validator.problems.filter { $0.check == "every mutant applies and compiles" }
        #expect(
            problems.map(\.text) == [
                "Sum, green, stale: the patch no longer applies",
                "Sum, bite: there is no mutant",
            ]
        )
    }

    @Test(arguments: [(Lap.green, ["Sum: 'it is odd' of SumTests kills none"]), (.bite, [])])
    func `an official test that kills no mutant is a warning`(lap: Lap, warnings: [String]) throws {
        let kit = try FixtureKit("mutant-checks", [.sum])
        let patch = FixtureKit.patch("Sources/Code.swift", from: "let a = 1\n", to: "let a = 2\n")
        try kit.write(patch, to: "Solutions/Sum/Mutants/green/other.patch")
        let kata = try #require(Kit(root: kit.root).katas.first)
        let tests = ["it answers", "it is odd"].map {
            TestOutcome(id: $0, name: $0, suite: "SumTests", verdict: .passed)
        }
        let mutant = try #require(kata.mutants(.green).first)
        let result = MutationReport.MutantResult(mutant: mutant, killers: [tests[0]])
        let verdict = LapVerdict(state: .green, outcomes: tests)
        var proof = KitValidator.Evidence()
        proof.mutants[lap] = [MutationReport(lap: kata.lap(lap), verdict: verdict, results: [result], invalid: [])]

        var validator = KitValidator(kit: try Kit(root: kit.root))
        validator.checkMutants(proof)

        #expect(validator.findings.filter(\.isWarning).map(\.text) == warnings)
        #expect(validator.problems.map(\.text) == [])
    }
}
