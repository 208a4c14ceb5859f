import TestSupport
import Testing

@testable import KataKit
@testable import KataVerification

@Suite(.serialized)
struct VariantCheckTests {
    /// Two for each step of the green lap, one for every two rules of another lap, at least two.
    @Test(arguments: [
        (1, 0, ["Sum, green: 0 of 2 variants", "Sum, bite: 1 of 2 variants"]),
        (2, 5, ["Sum, green: 0 of 4 variants", "Sum, bite: 1 of 2 variants"]),
        (1, 7, ["Sum, green: 0 of 2 variants", "Sum, bite: 1 of 3 variants"]),
    ])
    func `a long lap needs more variants than a short one`(steps: Int, rules: Int, problems: [String]) throws {
        let tests = [(name: "it answers", body: "#expect(answer() == 42)")]
        let kit = try FixtureKit("variant-checks", [FixtureKata(name: "Sum", source: "", tests: tests)])
        let guide = (1...steps).map { "## Step \($0): Sum\($0)Tests" } + ["## Bite lap: answer"]
        let items = (0..<rules).map { "- **Rule \($0).** Words." }
        try kit.write((guide + items).joined(separator: "\n"), to: "docs/katas/Sum.md")
        let patch = FixtureKit.patch("Given/Model.swift", from: "struct Model {}\n", to: "struct Model { }\n")
        try kit.write(patch, to: "Solutions/Sum/Variants/bite/spaces.patch")
        let kata = try #require(Kit(root: kit.root).katas.first)
        var proof = KitValidator.Evidence()
        for lap in [Lap.green, .bite] {
            let verdict = LapVerdict(state: .green)
            proof.mutants[lap] = [MutationReport(lap: kata.lap(lap), verdict: verdict, results: [], invalid: [])]
        }

        var validator = KitValidator(kit: try Kit(root: kit.root))
        validator.checkVariants(proof)

        #expect(validator.problems.map(\.text) == problems)
    }
}
