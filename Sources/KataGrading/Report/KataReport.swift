import KataKit

struct KataReport: Codable, Equatable, Sendable {
    var kata: String
    /// Nil without a result for every lap.
    var percent: Int?
    var green: LapReport
    var bite: BiteReport
    /// Nil where the kata has no test-first lap.
    var first: FirstReport?
    /// The files that did not count, and why.
    var leftOut: [String]?
    /// The names of what has beaten the kit, as the submission says. They give no points.
    var attacks: [String]?
    var corrections: [Correction]?

    /// Its laps, and a test-first lap as two: the code and the tests.
    var parts: [GradedPart] {
        let reports: [(Lap, String, (any GradedLap)?)] = [
            (.green, "", green), (.bite, "", bite.total > 0 ? bite : nil),
            (.first, ", code", first?.checks), (.first, ", tests", first?.bugs),
        ]
        return reports.compactMap { lap, half, report in
            report.map { GradedPart(kata: kata, lap: lap, name: "\(lap.title)\(half)", report: $0) }
        }
    }

    var laps: [LapScore] {
        Dictionary(grouping: parts, by: \.lap).sorted { $0.key < $1.key }.map { lap, parts in
            LapScore(lap: lap, parts: parts, corrections: (corrections ?? []).filter { $0.lap == lap })
        }
    }

    /// `18/21 + 5/8 + 9/12`: tests, mutants, the test-first lap.
    var text: String { laps.map(\.text).joined(separator: " + ") }

    var isAttempted: Bool { !parts.allSatisfy { [.missing, .notAttempted].contains($0.report.verdict) } }

    /// What the points do not show, a line each.
    var notes: [String] {
        let laps = parts.flatMap { part in
            let tooStrict = ((part.report as? BiteReport)?.rejected ?? []).filter { $0.variants != nil }
            let noResult = ["no result", part.report.reason].compactMap { $0 }.joined(separator: ": ")
            let words = [
                LapVerdict.State.doesNotCompile: "does not compile", .missing: "missing", .error: noResult,
            ]
            return ([words[part.report.verdict]].compactMap { $0 } + tooStrict.map { "too strict: \($0.test)" })
                .map { "\(part.name): \($0)" }
        }
        let beaten = (attacks ?? []).map { "beats the kit, as the learner says: \($0)" }
        return laps + beaten + (leftOut ?? []).map { "left out: \($0)" } + (corrections ?? []).map(\.text)
    }

    var items: [GradedItem] { laps.flatMap { $0.parts.flatMap(\.items) + $0.correction } }

    /// The points of all laps; nil without a result for every lap.
    var points: Int? { laps.reduce(0) { sum, lap in sum.flatMap { sum in lap.points.map { sum + $0 } } } }
    var possible: Int { laps.reduce(0) { $0 + $1.total } }

    /// The points from 0 to 1; nil without a result for every lap. Without weights, each point weighs the same.
    func share(_ weights: Weights?) -> Double? {
        guard points != nil else { return nil }
        let laps = laps.filter { $0.total > 0 }.map { lap in
            (share: Double(lap.points ?? 0) / Double(lap.total), weight: Double(weights?[lap.lap] ?? lap.total))
        }
        let whole = laps.reduce(0) { $0 + $1.weight }
        return whole == 0 ? 0 : laps.reduce(0) { $0 + $1.share * $1.weight } / whole
    }
}

/// The points of a lap, corrected by hand.
struct LapScore {
    let lap: Lap
    let parts: [GradedPart]
    let corrections: [Correction]

    private var earned: Int { parts.reduce(0) { $0 + $1.report.points } }
    var total: Int { parts.reduce(0) { $0 + $1.report.total } }

    /// Nil without a result.
    var points: Int? {
        guard !parts.contains(where: { $0.report.verdict == .error }) else { return nil }
        return min(max(corrections.reduce(earned) { $0 + $1.points }, 0), total)
    }

    /// `5/8`
    var text: String { "\(points.map(String.init) ?? "open")/\(total)" }

    /// What the corrections make of the points: one item, or none.
    var correction: [GradedItem] {
        guard let points, !corrections.isEmpty else { return [] }
        return [
            GradedItem(
                kata: parts[0].kata,
                name: "corrected by hand",
                outcome: points < earned ? .failed : .passed,
                message: corrections.map(\.text).joined(separator: "\n"),
                group: lap.title,
                correction: points - earned
            )
        ]
    }
}

/// A test-first lap. Its points come from the checks of the code and the bugs that the tests catch, not from the number of tests.
struct FirstReport: Codable, Equatable, Sendable {
    var checks: LapReport
    var bugs: BiteReport
    /// The colors and times of the learner's runs.
    var runs: [String] = []

    private enum CodingKeys: String, CodingKey {
        case checks, bugs
        // Schema 1 has the word that the kit had at first.
        case runs = "lights"
    }
}
