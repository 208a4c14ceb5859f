import Foundation
import KataKit

extension GradingSandbox {
    func grade(_ submitted: [String: SubmittedFiles]) throws -> [KataReport] {
        let (green, checks) = try codeReports(submitted)
        let bite = try bugReports(.bite, submitted)
        // One that was handed out by an earlier kit has no test-first lap at all.
        let hasFirst = submitted.values.contains { !$0.files(of: .first).isEmpty }
        let bugs = hasFirst ? try bugReports(.first, submitted) : [:]
        return katas.compactMap { kata -> KataReport? in
            guard let green = green[kata.name] else { return nil }
            // A kata need not have a bite lap. It then has no points.
            let bite = bite[kata.name] ?? BiteReport(verdict: .notAttempted, total: 0)
            var report = KataReport(kata: kata.name, green: green, bite: bite)
            if let checks = checks[kata.name], let bugs = bugs[kata.name] {
                report.first = FirstReport(checks: checks, bugs: bugs)
            }
            report.leftOut = submitted[kata].leftOut.isEmpty ? nil : submitted[kata].leftOut
            return report
        }
    }

    /// The reports on the code of the green laps and of the test-first laps, by kata. One build has the suites and the checks.
    func codeReports(
        _ submitted: [String: SubmittedFiles]
    ) throws -> (green: [String: LapReport], checks: [String: LapReport]) {
        let trials = try katas.flatMap { kata -> [Trial] in
            let files = submitted[kata]
            let hasFirst = !files.code(of: .first).isEmpty
            // Without its test-first lap, it gets the stubs.
            let stubs = hasFirst ? [:] : kata.starter.code(of: .first)
            let code = kata.given.merging(stubs) { $1 }.merging(files.code) { $1 }
            let (green, first) = (kata.kata.lap(.green), kata.kata.lap(.first))
            let checks = hasFirst && kata.has(.first) ? [Trial(first, code: code, tests: try first.readChecks())] : []
            return [Trial(green, code: code)] + checks
        }
        let verdicts = try judge(trials, in: "code", says: "building the katas")
        let green = katas.map { ($0.name, greenReport($0, submitted[$0], verdicts[$0.kata.lap(.green)])) }
        let checks = katas.filter { $0.has(.first) }
            .map { ($0.name, checkReport($0, submitted[$0], verdicts[$0.kata.lap(.first)])) }
        return (Dictionary(uniqueKeysWithValues: green), Dictionary(uniqueKeysWithValues: checks))
    }

    private func greenReport(_ kata: GradedKata, _ files: SubmittedFiles, _ verdict: LapVerdict?) -> LapReport {
        var report = verdict.map { LapReport($0, shown) } ?? LapReport(verdict: .missing, total: 0)
        let isStarter = files.files(of: .green) == kata.starter.files(of: .green)
        if report.verdict == .red, isStarter {
            // A guard is green on the starter too. That earns nothing.
            (report.verdict, report.passed) = (.notAttempted, 0)
            for index in report.outcomes.indices where report.outcomes[index].verdict == .passed {
                report.outcomes[index].verdict = .notRun
            }
        }
        if report.verdict != .green { report.reason = files.reason(report.reason, in: .green) }
        return report
    }

    private func checkReport(_ kata: GradedKata, _ files: SubmittedFiles, _ verdict: LapVerdict?) -> LapReport {
        let lap = kata.kata.lap(.first)
        let reason = "there is no Swift file in Katas/\(kata.name)/\(lap.lap.codeFolder ?? "")"
        let missing = LapReport(verdict: .missing, total: 0, reason: reason)
        var report = verdict.map { LapReport($0, shown) } ?? missing
        if files.code(of: .first) == kata.starter.code(of: .first) { report.verdict = .notAttempted }
        // The kit knows how many there are, also where none ran.
        let known = Set(report.outcomes.map(\.test))
        let others = lap.namesOfChecks.filter { !known.contains($0) }
        report.outcomes += others.map { LapReport.Outcome(test: $0, verdict: .notRun) }
        report.total = report.outcomes.count
        return report
    }
}

extension SubmittedFiles {
    /// Why a lap is not green, with what was left out of it.
    func reason(_ reason: String?, in lap: Lap) -> String? {
        let leftOut = leftOut(of: lap).joined(separator: "; ")
        guard !leftOut.isEmpty else { return reason }
        return [reason, "left out: \(leftOut)"].compactMap { $0 }.joined(separator: "; ")
    }
}
