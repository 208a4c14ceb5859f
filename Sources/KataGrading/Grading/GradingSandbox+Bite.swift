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
            reports[report.kata.name] = BiteReport(graded: report, from: source.root)
        }
        return (reports, remarks)
    }

    /// Finds the mutants that give points, before any submission, so that none can change them.
    func findMutants() throws {
        let run = try mutationRun(isOwnBuild: true)
        let katas = try katas.map { try source.kata(named: $0.name) }
        let valid = try run.valid(katas.map { try run.bite($0, tests: $0.starter.appending(path: "Tests")) })
        subjects = Dictionary(uniqueKeysWithValues: zip(katas.map(\.name), valid))
    }

    private func mutationRun(isOwnBuild: Bool = false) throws -> MutationRun {
        let judge = try judge(of: source, isOwnBuild: isOwnBuild)
        return MutationRun(judge, stage: "grading-bite-\(number)", key: key, repeatsKills: true)
    }

    /// The report if there are no tests, or only those of the starter.
    func reportWithoutRun(_ kata: Kata, _ submitted: SubmittedFiles) throws -> BiteReport? {
        var report = BiteReport(notRun: .missing, on: subjects[kata.name]?.mutants ?? [])
        if submitted.tests.isEmpty {
            let leftOut = submitted.leftOut.filter { $0.contains("/Tests") }
            let reason = ["there is no Swift file in Katas/\(kata.name)/Tests"] + leftOut
            report.reason = reason.joined(separator: "; ")
        } else if try submitted.tests == kata.starter.appending(path: "Tests").readFiles() {
            report.verdict = .notAttempted
        } else {
            return nil
        }
        return report
    }
}
