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
                "Sum, bite: there is no mutant in Solutions/Sum/Mutants/bite",
            ]
        )
    }
}
