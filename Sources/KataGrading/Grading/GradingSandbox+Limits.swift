import Foundation
import KataKit

extension GradingSandbox {
    /// The reports if the time is over before the green laps are done.
    func greenReportsNotRun(_ submitted: [String: SubmittedFiles]) throws -> [String: LapReport] {
        try katas.reduce(into: [:]) { reports, kata in
            var report = LapReport(missing: kata, reason: deadline.reason)
            let sources = submitted[kata.name]?.sources ?? [:]
            let starter = try starterSources(of: kata)
            report.verdict = sources.isEmpty ? .missing : sources == starter ? .notAttempted : .red
            if report.verdict != .red { report.reason = nil }
            reports[kata.name] = report
        }
    }

    /// The reports if the time is over before the bite laps are done.
    func biteReportsNotRun(_ submitted: [String: SubmittedFiles]) throws -> [String: BiteReport] {
        try katas.reduce(into: [:]) { reports, kata in
            let kata = try source.kata(named: kata.name)
            var notRun = BiteReport(notRun: .red, on: subjects[kata.name]?.mutants ?? [])
            notRun.reason = deadline.reason
            reports[kata.name] = try reportWithoutRun(kata, submitted[kata.name] ?? SubmittedFiles()) ?? notRun
        }
    }
}
