import Foundation
import KataKit

extension GradingSandbox {
    /// The reports on the test-first laps. None where a submission has no such lap at all: it was handed out by an earlier
    /// kit.
    func firstReports(_ submitted: [String: SubmittedFiles]) throws -> [String: FirstReport] {
        guard submitted.values.contains(where: { !$0.files(of: .first).isEmpty }) else { return [:] }
        let bugs = try bugReports(.first, submitted)
        return try checkReports(submitted).reduce(into: [:]) { reports, part in
            reports[part.key] = bugs[part.key].map { FirstReport(checks: part.value, bugs: $0) }
        }
    }

    /// The reports on the code of the test-first laps, by the kit's checks.
    func checkReports(_ submitted: [String: SubmittedFiles]) throws -> [String: LapReport] {
        let katas = katas(with: .first)
        let trials = try katas.filter { !submitted[$0].code(of: .first).isEmpty }.map { kata in
            let (lap, code) = (kata.kata.lap(.first), kata.given.merging(submitted[kata].code) { $1 })
            return Trial(lap, code: code, tests: try lap.readChecks())
        }
        let verdicts = try judge(trials, in: "checks", says: "building the checks")
        return katas.reduce(into: [:]) { reports, kata in
            let (lap, files) = (kata.kata.lap(.first), submitted[kata])
            let reason = "there is no Swift file in Katas/\(kata.name)/\(lap.lap.codeFolder ?? "")"
            let missing = LapReport(verdict: .missing, total: 0, reason: reason)
            var report = verdicts[lap].map { LapReport($0, shown(files)) } ?? missing
            if files.code(of: .first) == kata.starter.code(of: .first) { report.verdict = .notAttempted }
            // The kit knows how many there are, also where none ran.
            let known = Set(report.outcomes.map(\.test))
            let others = lap.namesOfChecks.filter { !known.contains($0) }
            report.outcomes += others.map { LapReport.Outcome(test: $0, verdict: .notRun) }
            report.total = report.outcomes.count
            reports[kata.name] = report
        }
    }
}
