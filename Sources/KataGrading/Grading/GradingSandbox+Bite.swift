import KataKit

extension GradingSandbox {
    /// The reports on the learner's own tests in a lap, on its code and on each mutant of that.
    func bugReports(_ lap: Lap, _ submitted: [String: SubmittedFiles]) throws -> [String: BiteReport] {
        var reports: [String: BiteReport] = [:]
        var present: [MutationSubject] = []
        for (kata, subject) in zip(katas(with: lap), try subjects(lap)) {
            reports[kata.name] = reportWithoutRun(kata, subject, submitted[kata])
            guard reports[kata.name] == nil else { continue }
            present.append(subject.measuring(submitted[kata].tests(of: lap)))
        }
        guard !present.isEmpty else { return reports }
        for report in try mutationRun(lap).reports(on: present) {
            let name = report.kata.name
            let shown = ReportText(folder: kit.root, paths: submitted[name]?.paths ?? SandboxPaths())
            reports[name] = BiteReport(graded: report, shown)
            guard reports[name]?.verdict == .red, submitted[name]?.usesXCTest == true else { continue }
            reports[name]?.reason = "XCTest is not counted here: write @Test and #expect"
        }
        return reports
    }

    /// The report if there are no tests, or only those of the starter.
    private func reportWithoutRun(
        _ kata: GradedKata,
        _ subject: MutationSubject,
        _ submitted: SubmittedFiles
    ) -> BiteReport? {
        let lap = subject.lap
        var report = BiteReport(notRun: .missing, on: subject.mutants)
        let tests = submitted.tests(of: lap.lap)
        if tests.isEmpty {
            let reason = ["there is no Swift file in \(lap.folder.path(from: kit.root))"]
            report.reason = (reason + submitted.leftOut(of: lap.lap)).joined(separator: "; ")
        } else if tests == kata.starter.tests(of: lap.lap) {
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
