import Foundation
import KataKit

extension GradingSandbox {
    func grade(_ submitted: [String: SubmittedFiles]) throws -> [KataReport] {
        let green = try greenReports(submitted)
        let bite = try bugReports(.bite, submitted)
        let first = try firstReports(submitted)
        return katas.compactMap { kata -> KataReport? in
            guard let green = green[kata.name], let bite = bite[kata.name] else { return nil }
            return KataReport(kata: kata.name, green: green, bite: bite, first: first[kata.name])
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
            reports[kata.name] = report(on: kata, submitted[kata], verdicts[kata.kata.lap(.green)])
        }
    }

    private func report(on kata: GradedKata, _ files: SubmittedFiles, _ verdict: LapVerdict?) -> LapReport {
        let leftOut = files.leftOut(of: .green)
        guard let verdict, !files.files(of: .green).isEmpty else {
            let reason = ["there is no Swift file in Katas/\(kata.name)/Sources"] + leftOut
            return LapReport(missing: kata.kata.lap(.green), reason: reason.joined(separator: "; "))
        }
        var report = LapReport(graded: verdict, ReportText(folder: kit.root, paths: files.paths))
        let isStarter = files.files(of: .green) == kata.starter.files(of: .green)
        if report.verdict == .red, isStarter { report.verdict = .notAttempted }
        if report.verdict != .green, !leftOut.isEmpty {
            report.reason = [report.reason, "left out: \(leftOut.joined(separator: "; "))"].compactMap { $0 }
                .joined(separator: "; ")
        }
        return report
    }
}
