import Foundation
import KataKit

extension GradingSandbox {
    /// The reports on the test-first laps. None where a submission has no such lap at all: it was handed out by an earlier
    /// kit.
    func firstReports(_ submitted: [String: SubmittedFiles]) throws -> [String: FirstReport] {
        guard submitted.values.contains(where: { !$0.files(of: .first).isEmpty }) else { return [:] }
        let bugs = try bugReports(.first, submitted)
        let code = try laps(.first).compactMap { lap -> (lap: LapID, files: [String: Data])? in
            guard let files = submitted[lap.kata.name], !files.code(of: .first).isEmpty else { return nil }
            return (lap, try lap.kata.readGiven().merging(files.sources.within("Sources")) { $1 })
        }
        let verdicts = try judge().verdicts(of: buildChecks(code))
        return laps(.first).reduce(into: [String: FirstReport]()) { reports, lap in
            let files = submitted[lap.kata.name] ?? SubmittedFiles()
            guard let bugs = bugs[lap.kata.name] else { return }
            let shown = ReportText(folder: kit.root, paths: files.paths)
            let folder = "Katas/\(lap.kata.name)/\(lap.lap.codeFolder ?? "")"
            let reason = "there is no Swift file in \(folder)"
            var checks =
                verdicts[lap].map { LapReport(graded: $0, shown) } ?? LapReport(missing: lap, reason: reason)
            if files.code(of: .first) == (try? lap.readCode(in: lap.kata.starter)) { checks.verdict = .notAttempted }
            // The kit knows how many there are, also where none ran.
            let names = lap.namesOfChecks
            let known = Set(checks.outcomes.map(\.test))
            checks.outcomes += names.filter { !known.contains($0) }.map { OutcomeReport(notRun: $0) }
            checks.total = checks.outcomes.count
            reports[lap.kata.name] = FirstReport(checks: checks, bugs: bugs)
        }
    }
}
