import Foundation
import KataKit

extension GradingSandbox {
    func grade(_ submitted: [String: SubmittedFiles]) throws -> [KataReport] {
        step("green laps")
        let green = try deadline.result { try greenReports(submitted) } ?? greenReportsNotRun(submitted)
        step("bite laps")
        let bite = try deadline.result { try biteReports(submitted) } ?? biteReportsNotRun(submitted)
        return katas.compactMap { kata in
            guard let green = green[kata.name], let bite = bite[kata.name] else { return nil }
            return KataReport(kata: kata.name, green: green, bite: bite)
        }
    }

    private func greenReports(_ submitted: [String: SubmittedFiles]) throws -> [String: LapReport] {
        for kata in kit.katas {
            let own = submitted[kata.name]?.sources ?? [:]
            // A kata without code would break the build of all katas. So it gets the starter, which is not judged.
            try put(own.isEmpty ? starterSources(of: kata) : own, as: kata)
        }
        let laps = katas.laps([.green])
        let verdicts = try judgeSeparatelyIfSuspicious(
            laps.filter { submitted[$0.kata.name]?.sources.isEmpty == false }
        )
        return try laps.reduce(into: [:]) { reports, lap in
            reports[lap.kata.name] = try report(lap, submitted[lap.kata.name] ?? SubmittedFiles(), verdicts[lap])
        }
    }

    private func judgeSeparatelyIfSuspicious(_ laps: [LapID]) throws -> Judge.Verdicts {
        guard !laps.isEmpty else { return [:] }
        let verdicts = try judgeGreen(laps)
        // One run has all katas: a kata that manipulates it may change the verdicts of the others.
        guard laps.count > 1, verdicts.values.contains(where: { $0.state == .suspicious }) else { return verdicts }
        return try laps.reduce(into: [:]) { $0.merge(try judgeGreen([$1])) { $1 } }
    }

    private func report(_ lap: LapID, _ submitted: SubmittedFiles, _ verdict: LapVerdict?) throws -> LapReport {
        let leftOut = submitted.leftOut.filter { $0.contains("/Sources") }
        guard let verdict else {
            let reason = ["there is no Swift file in Katas/\(lap.kata.name)/Sources"] + leftOut
            return LapReport(missing: lap.kata, reason: reason.joined(separator: "; "))
        }
        var report = LapReport(graded: verdict, from: kit.root)
        let isStarter = try submitted.sources == starterSources(of: lap.kata)
        if report.verdict == .red, isStarter { report.verdict = .notAttempted }
        if report.verdict != .doesNotCompile, !isStarter, let suspicion = try suspicion(lap, submitted.sources) {
            report.verdict = .suspicious
            report.reason = suspicion
        }
        if report.verdict == .suspicious { report.passed = 0 }
        if report.verdict != .green, !leftOut.isEmpty {
            report.reason = [report.reason, "left out: \(leftOut.joined(separator: "; "))"].compactMap { $0 }
                .joined(separator: "; ")
        }
        return report
    }

    private func starterSources(of kata: Kata) throws -> [String: Data] {
        try source.kata(named: kata.name).readStarter().below("Sources")
    }
}
