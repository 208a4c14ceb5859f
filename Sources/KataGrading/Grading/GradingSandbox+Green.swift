import Foundation
import KataKit

extension GradingSandbox {
    func grade(_ submitted: [String: SubmittedFiles]) throws -> [KataReport] {
        let green = try greenReports(submitted)
        let bite = try bugReports(.bite, submitted)
        let first = try firstReports(submitted)
        return katas.compactMap { kata -> KataReport? in
            guard let green = green[kata.name] else { return nil }
            // A kata need not have a bite lap. It then has no points.
            let bite = bite[kata.name] ?? BiteReport(notRun: .notAttempted, on: [])
            var report = KataReport(kata: kata.name, green: green, bite: bite, first: first[kata.name])
            report.leftOut = submitted[kata].leftOut.isEmpty ? nil : submitted[kata].leftOut
            return report
        }
    }

    func greenReports(_ submitted: [String: SubmittedFiles]) throws -> [String: LapReport] {
        let trials = katas.map { kata in
            let files = submitted[kata]
            // One that was handed in without its test-first lap gets the stubs.
            let stubs = files.code(of: .first).isEmpty ? kata.starter.code(of: .first) : [:]
            return Trial(kata.kata.lap(.green), code: kata.given.merging(stubs) { $1 }.merging(files.code) { $1 })
        }
        let verdicts = try judge(trials, in: "green", says: "building the katas")
        return katas.reduce(into: [:]) { reports, kata in
            let files = submitted[kata]
            guard let verdict = verdicts[kata.kata.lap(.green)] else { return }
            var report = LapReport(verdict, shown(files))
            let isStarter = files.files(of: .green) == kata.starter.files(of: .green)
            if report.verdict == .red, isStarter { report = report.notAttempted }
            if report.verdict != .green { report.reason = files.reason(report.reason, in: .green) }
            reports[kata.name] = report
        }
    }
}

extension LapReport {
    /// Of a starter: a guard, which is green on it, gives no point.
    fileprivate var notAttempted: LapReport {
        var report = self
        (report.verdict, report.passed) = (.notAttempted, 0)
        for index in outcomes.indices where outcomes[index].verdict == .passed {
            report.outcomes[index].verdict = .notRun
        }
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
