import Foundation

/// How often tests run again on the mutants that they killed, and on the unchanged code. A test that fails by chance, by
/// the clock or by a count of its runs then kills none.
///
/// The runs come in random order, and no run says which mutant is on. Take a test to which some mutants look like the
/// unchanged code. Nothing that it can know depends on the order of their runs, so it fails in some set of these runs,
/// and each order is equally likely. It kills a mutant only if all runs of this mutant are in the set, and no run of the
/// unchanged code is. ``falseKills(mutants:runsOfMutant:runsOfUnchanged:)`` counts the orders.
struct RepetitionPlan: Equatable, Sendable {
    var runsOfMutant: Int
    /// The runs of the unchanged code. More of them are cheaper than more runs of each mutant.
    var runsOfUnchanged: Int

    /// The kills by chance that a class may expect, all its tests together.
    static let bound = 0.001
    /// The bite laps of a class of 300 submissions with four katas each.
    static let laps = 1200.0

    /// The plan with the fewest runs that keeps to the bound.
    ///
    /// - Parameters:
    ///   - mutants: how many mutants are repeated; at least one.
    ///   - tests: how many tests the lap has; at least one.
    init(mutants: Int, tests: Int) {
        let allowed = Self.bound / Self.laps / Double(tests)
        func isEnough(_ runsOfMutant: Int, _ runsOfUnchanged: Int) -> Bool {
            let falseKills = Self.falseKills(
                mutants: mutants,
                runsOfMutant: runsOfMutant,
                runsOfUnchanged: runsOfUnchanged
            )
            return falseKills <= allowed
        }
        // Enough at first, with as many runs of the unchanged code as of each mutant.
        (runsOfMutant, runsOfUnchanged) = (2, 2)
        while !isEnough(runsOfMutant, runsOfUnchanged) {
            runsOfMutant += 1
            runsOfUnchanged += 1
        }
        for fewer in (2..<runsOfMutant).reversed() {
            // The fewest runs of the unchanged code, between what is too few and what is not better than the best.
            var tooFew = 0
            var enough = numberOfRuns(mutants: mutants) - 1 - fewer * mutants
            guard enough > 0, isEnough(fewer, enough) else { continue }
            while enough - tooFew > 1 {
                let middle = (enough + tooFew) / 2
                if isEnough(fewer, middle) { enough = middle } else { tooFew = middle }
            }
            (runsOfMutant, runsOfUnchanged) = (fewer, enough)
        }
    }

    func numberOfRuns(mutants: Int) -> Int {
        runsOfMutant * mutants + runsOfUnchanged
    }

    /// The runs, each with its mutant, or nil for the unchanged code. All orders are equally likely.
    func runs<Mutant>(of mutants: [Mutant]) -> [Mutant?] {
        let runs = mutants.flatMap { Array(repeating: Optional($0), count: runsOfMutant) }
        return (runs + Array(repeating: nil, count: runsOfUnchanged)).shuffled()
    }

    /// How many mutants one test kills by chance, at most, on average.
    ///
    /// Of `m` mutants that look like the unchanged code, it kills `m * C(R * (m - 1), s - R) / C(R * m + U, s)`, when it
    /// fails in `s` runs, with `R` runs of each mutant and `U` of the unchanged code. It may know the other mutants by
    /// their behavior, and choose `s`. The most is at one mutant or at all of them.
    static func falseKills(mutants: Int, runsOfMutant: Int, runsOfUnchanged: Int) -> Double {
        max(
            falseKills(lookingUnchanged: 1, runsOfMutant, runsOfUnchanged),
            falseKills(lookingUnchanged: mutants, runsOfMutant, runsOfUnchanged)
        )
    }

    static func falseKills(lookingUnchanged mutants: Int, _ runsOfMutant: Int, _ runsOfUnchanged: Int) -> Double {
        let others = runsOfMutant * (mutants - 1)
        let all = others + runsOfMutant + runsOfUnchanged
        // The logarithms of the factorials: the numbers themselves are too large.
        let factorials = (1...all).reduce(into: [0.0]) { $0.append($0[$1 - 1] + log(Double($1))) }
        func choices(_ count: Int, of all: Int) -> Double {
            factorials[all] - factorials[count] - factorials[all - count]
        }
        let most = (0...others).map { failures in
            choices(failures, of: others) - choices(failures + runsOfMutant, of: all)
        }.max()
        return Double(mutants) * exp(most ?? 0)
    }
}
