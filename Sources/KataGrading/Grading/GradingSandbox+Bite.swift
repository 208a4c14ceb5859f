import Foundation
import KataKit

extension GradingSandbox {
    /// The reports on the learner's own tests, on the given code and on each of its mutants, and the remarks on them.
    func biteReports(_ submitted: [String: SubmittedFiles]) throws -> ([String: BiteReport], [Remark]) {
        var reports: [String: BiteReport] = [:]
        var present: [MutationSubject] = []
        for kata in katas {
            let kata = try source.kata(named: kata.name)
            let submitted = submitted[kata.name] ?? SubmittedFiles()
            reports[kata.name] = try reportWithoutRun(kata, submitted)
            guard reports[kata.name] == nil, let subject = subjects[kata.name] else { continue }
            let folder = kit.root.appending(path: "own-tests/\(kata.name)")
            try sync(submitted.tests, to: folder)
            present.append(subject.measuring(folder))
        }
        guard !present.isEmpty else { return (reports, []) }
        let laps = katas.filter { reports[$0.name] == nil }.laps([.bite])
        var remarks: [Remark] = []
        for report in try mutationRun().reports(on: present, observing: auditing(laps) { remarks += $0 }) {
            let name = report.kata.name
            let shown = ReportText(folder: source.root, paths: submitted[name]?.paths ?? SandboxPaths())
            reports[name] = BiteReport(graded: report, shown)
            guard reports[name]?.verdict == .red, submitted[name]?.usesXCTest == true else { continue }
            reports[name]?.reason = "XCTest is not counted here: write @Test and #expect"
        }
        return (reports, remarks)
    }

    /// The report if there are no tests, or only those of the starter.
    func reportWithoutRun(_ kata: Kata, _ submitted: SubmittedFiles) throws -> BiteReport? {
        var report = BiteReport(notRun: .missing, on: subjects[kata.name]?.mutants ?? [])
        if submitted.tests.isEmpty {
            let reason = ["there is no Swift file in Katas/\(kata.name)/Tests"] + submitted.leftOut(of: .bite)
            report.reason = reason.joined(separator: "; ")
        } else if try submitted.tests == kata.starter.appending(path: "Tests").readFiles() {
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
