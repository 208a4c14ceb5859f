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
            reports[name] = BiteReport(report, shown)
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
        let tests = submitted.tests(of: lap.lap)
        guard !tests.isEmpty else {
            var report = BiteReport(notRun: .missing, on: subject.mutants)
            report.reason = submitted.reason(
                "there is no Swift file in \(lap.folder.path(from: kit.root))",
                in: lap.lap
            )
            return report
        }
        return tests == kata.starter.tests(of: lap.lap) ? BiteReport(notRun: .notAttempted, on: subject.mutants) : nil
    }
}

extension SubmittedFiles {
    fileprivate var usesXCTest: Bool {
        all.contains { $0.hasPrefix("Tests/") && String(decoding: $1, as: UTF8.self).contains("XCTestCase") }
    }
}
