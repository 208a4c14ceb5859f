import Foundation
import KataKit

extension GradingSandbox {
    func grade(_ submitted: [String: SubmittedFiles]) throws -> GradedKatas {
        let (green, code) = try greenReports(submitted)
        let (bite, tests) = try bugReports(.bite, submitted)
        let (first, both) = try firstReports(submitted)
        let reports = katas.compactMap { kata -> KataReport? in
            guard let green = green[kata.name], let bite = bite[kata.name] else { return nil }
            return KataReport(kata: kata.name, green: green, bite: bite, first: first[kata.name])
        }
        let remarks = (code + tests + both).map { remark in
            var remark = remark
            remark.what = remark.what.shortened(to: ReportText.longestName)
            remark.file = remark.file.map((submitted[remark.kata]?.paths ?? SandboxPaths()).restored)
            return remark
        }
        return GradedKatas(katas: reports, remarks: remarks.limited())
    }

    private func greenReports(_ submitted: [String: SubmittedFiles]) throws -> ([String: LapReport], [Remark]) {
        for kata in katas {
            let own = submitted[kata.name]?.sources ?? [:]
            // A kata without code would break the build of all katas. So it gets the starter, which is not judged.
            // One that was handed in without its test-first lap gets the stubs.
            let starter = try starterSources(of: kata)
            let hasPart = submitted[kata.name]?.code(of: .first).isEmpty == false
            let stubs = hasPart ? [:] : starter.filter { Lap(of: "Sources/\($0.key)") == .first }
            try put(own.isEmpty ? starter : stubs.merging(own) { $1 }, as: kata)
        }
        let laps = katas.laps(.green)
        let present = laps.filter { submitted[$0.kata.name]?.files(of: .green).isEmpty == false }
        let changed = try present.filter { lap in
            try submitted[lap.kata.name]?.files(of: .green) != lap.readFiles(in: lap.kata.starter)
        }
        var remarks: [Remark] = []
        let observer = auditing(changed, ofCode: true) { remarks += $0 }
        let verdicts = try present.isEmpty ? [:] : judge().judge(present, observing: observer)
        let reports = laps.reduce(into: [String: LapReport]()) { reports, lap in
            let files = submitted[lap.kata.name] ?? SubmittedFiles()
            let isStarter = !changed.contains(lap)
            reports[lap.kata.name] = report(on: lap, of: files, verdict: verdicts[lap], isStarter: isStarter)
        }
        return (reports, remarks)
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

    func starterSources(of kata: Kata) throws -> [String: Data] {
        try source.kata(named: kata.name).readStarter().below("Sources")
    }
}
