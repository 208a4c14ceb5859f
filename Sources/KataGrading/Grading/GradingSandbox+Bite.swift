import KataKit

extension GradingSandbox {
    /// The reports on the learner's own tests in a lap, on its code and on each mutant of that.
    func bugReports(_ lap: Lap, _ submitted: [String: SubmittedFiles]) throws -> [String: BiteReport] {
        var reports: [String: BiteReport] = [:]
        var present: [MutationSubject] = []
        for lap in laps(lap) {
            let submitted = submitted[lap.kata.name] ?? SubmittedFiles()
            reports[lap.kata.name] = try reportWithoutRun(lap, submitted)
            guard reports[lap.kata.name] == nil, let subject = subjects[lap] else { continue }
            present.append(subject.measuring(submitted.tests(of: lap.lap)))
        }
        guard !present.isEmpty else { return reports }
        let run = try mutationRun(lap)
        let built = try run.build(&present)
        for report in try run.reports(on: present, of: built) {
            let name = report.kata.name
            let shown = ReportText(folder: kit.root, paths: submitted[name]?.paths ?? SandboxPaths())
            reports[name] = BiteReport(graded: report, shown)
            guard reports[name]?.verdict == .red, submitted[name]?.usesXCTest == true else { continue }
            reports[name]?.reason = "XCTest is not counted here: write @Test and #expect"
        }
        return reports
    }

    /// The report if there are no tests, or only those of the starter.
    func reportWithoutRun(_ lap: LapID, _ submitted: SubmittedFiles) throws -> BiteReport? {
        var report = BiteReport(notRun: .missing, on: subjects[lap]?.mutants ?? [])
        let tests = submitted.tests(of: lap.lap)
        if tests.isEmpty {
            let reason = ["there is no Swift file in \(lap.folder.path(from: kit.root))"]
            report.reason = (reason + submitted.leftOut(of: lap.lap)).joined(separator: "; ")
        } else if try tests == lap.readTests(in: lap.kata.starter) {
            report.verdict = .notAttempted
        } else {
            return nil
        }
        return report
    }
}

extension SubmittedFiles {
    fileprivate var usesXCTest: Bool {
        tests.values.contains { String(decoding: $0, as: UTF8.self).contains("XCTestCase") }
    }
}
