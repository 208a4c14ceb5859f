import Foundation
import Testing

@testable import KataKit

struct RepetitionPlanTests {
    @Test(arguments: [1, 2, 10, 30], [1, 20, 250])
    func `a plan keeps to the bound, and one run less does not`(mutants: Int, tests: Int) {
        let plan = RepetitionPlan(mutants: mutants, tests: tests)
        let allowed = 0.001 / 1200 / Double(tests)

        #expect(falseKills(mutants, plan.runsOfMutant, plan.runsOfUnchanged) <= allowed)
        #expect(falseKills(mutants, plan.runsOfMutant, plan.runsOfUnchanged - 1) > allowed)
        for runsOfMutant in 2...15 {
            let runsOfUnchanged = plan.numberOfRuns(mutants: mutants) - 1 - runsOfMutant * mutants
            guard runsOfUnchanged > 0 else { continue }
            #expect(falseKills(mutants, runsOfMutant, runsOfUnchanged) > allowed, "\(plan), \(runsOfMutant)")
        }
    }

    @Test func `few mutants need more runs of each`() {
        #expect(RepetitionPlan(mutants: 1, tests: 20).runsOfMutant == 14)
        #expect(RepetitionPlan(mutants: 23, tests: 20).runsOfMutant == 6)
    }

    @Test(arguments: [1, 2, 5, 12, 29], [3, 6])
    func `the worst number of mutants that look unchanged is one or all`(mutants: Int, runsOfMutant: Int) {
        for runsOfUnchanged in [runsOfMutant, 3 * runsOfMutant, 12 * runsOfMutant] {
            let worst =
                (1...mutants).map {
                    RepetitionPlan.falseKills(lookingUnchanged: $0, runsOfMutant, runsOfUnchanged)
                }.max() ?? 0
            #expect(falseKills(mutants, runsOfMutant, runsOfUnchanged) == worst)
        }
    }

    @Test func `the formula is what happens`() {
        // Two mutants and the unchanged code, two runs of each: a test that fails in any three of them kills one mutant
        // in 4 of 20 cases.
        #expect(abs(RepetitionPlan.falseKills(lookingUnchanged: 2, 2, 2) - 0.2) < 1e-9)
        let (mutants, runsOfMutant, runsOfUnchanged, failures) = (3, 2, 4, 3)
        let classes = (0..<mutants).flatMap { [$0, $0] } + Array(repeating: mutants, count: runsOfUnchanged)
        let orders = 40_000
        var kills = 0
        for _ in 0..<orders {
            let failed = classes.shuffled().prefix(failures)
            guard !failed.contains(mutants) else { continue }
            kills += (0..<mutants).count { mutant in failed.count { $0 == mutant } == runsOfMutant }
        }
        let expected = RepetitionPlan.falseKills(lookingUnchanged: mutants, runsOfMutant, runsOfUnchanged)
        #expect(Double(kills) / Double(orders) <= expected * 1.1)
        #expect(Double(kills) / Double(orders) >= expected * 0.9, "three failures are the worst of this case")
    }

    @Test func `each mutant and the unchanged code have their runs, in another order each time`() {
        let plan = RepetitionPlan(mutants: 5, tests: 10)
        let (runs, others) = (plan.runs(of: ["a", "b", "c", "d", "e"]), plan.runs(of: ["a", "b", "c", "d", "e"]))

        #expect(runs.count == plan.numberOfRuns(mutants: 5))
        for mutant in ["a", "b", "c", "d", "e"] { #expect(runs.count { $0 == mutant } == plan.runsOfMutant) }
        #expect(runs.count { $0 == nil } == plan.runsOfUnchanged)
        #expect(runs != others)
    }

    private func falseKills(_ mutants: Int, _ runsOfMutant: Int, _ runsOfUnchanged: Int) -> Double {
        RepetitionPlan.falseKills(mutants: mutants, runsOfMutant: runsOfMutant, runsOfUnchanged: runsOfUnchanged)
    }
}
