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

    private func greenReports(_ submitted: [String: SubmittedFiles]) throws -> [String: LapReport] {
        let laps = laps(.green)
        let present = laps.filter { submitted[$0.kata.name]?.files(of: .green).isEmpty == false }
        let trials = try present.map { lap in
            let files = submitted[lap.kata.name] ?? SubmittedFiles()
            // One that was handed in without its test-first lap gets the stubs.
            let hasPart = !files.code(of: .first).isEmpty
            let stubs = hasPart ? [:] : try lap.kata.readStarter().filter { Lap(of: $0.key) == .first }
            let code = try lap.kata.readGiven().merging(stubs.merging(files.sources.within("Sources")) { $1 }) { $1 }
            return Trial(lap, code: code)
        }
        let changed = try present.filter { lap in
            try submitted[lap.kata.name]?.files(of: .green) != lap.readFiles(in: lap.kata.starter)
        }
        let verdicts = try judge().verdicts(of: buildGreen(trials))
        return laps.reduce(into: [String: LapReport]()) { reports, lap in
            let files = submitted[lap.kata.name] ?? SubmittedFiles()
            let isStarter = !changed.contains(lap)
            reports[lap.kata.name] = report(on: lap, of: files, verdict: verdicts[lap], isStarter: isStarter)
        }
    }

    private func report(on lap: LapID, of files: SubmittedFiles, verdict: LapVerdict?, isStarter: Bool) -> LapReport {
        let leftOut = files.leftOut(of: .green)
        guard let verdict else {
            let reason = ["there is no Swift file in Katas/\(lap.kata.name)/Sources"] + leftOut
            return LapReport(missing: lap, reason: reason.joined(separator: "; "))
        }
        var report = LapReport(graded: verdict, ReportText(folder: kit.root, paths: files.paths))
        if report.verdict == .red, isStarter { report.verdict = .notAttempted }
        if report.verdict != .green, !leftOut.isEmpty {
            report.reason = [report.reason, "left out: \(leftOut.joined(separator: "; "))"].compactMap { $0 }
                .joined(separator: "; ")
        }
        return report
    }
}
