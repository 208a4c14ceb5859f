import Foundation
import KataKit

extension Worker {
    /// The learner's own tests, on the given code and on each of its mutants.
    func biteReports(on katas: [Kata], _ handedIn: [String: HandedIn]) throws -> [String: BiteReport] {
        var reports: [String: BiteReport] = [:]
        var subjects: [MutationRun.Subject] = []
        for kata in katas {
            let kata = try source.kata(named: kata.name)
            let handedIn = handedIn[kata.name] ?? HandedIn()
            reports[kata.name] = try withoutARun(kata, handedIn)
            guard reports[kata.name] == nil else { continue }
            let folder = kit.root.appending(path: "own-tests/\(kata.name)")
            try lay(handedIn.tests, in: folder)
            subjects.append(try .bite(kata, tests: folder))
        }
        guard !subjects.isEmpty else { return reports }
        let run = MutationRun(
            kit: source,
            toolbox: toolbox,
            stage: biteStage,
            runLimit: options.runLimit,
            buildLimit: options.buildLimit
        )
        for report in try run.reports(on: subjects) { reports[report.kata.name] = biteReport(report) }
        return reports
    }

    /// Where there is nothing to run, or nothing that may be.
    private func withoutARun(_ kata: Kata, _ handedIn: HandedIn) throws -> BiteReport? {
        let mutants = try kata.mutants(.bite).map { BiteReport.Mutant(mutant: $0.name, status: .survived) }
        var report = BiteReport(verdict: .missing, total: mutants.count, mutants: mutants)
        if handedIn.tests.isEmpty {
            let leftOut = handedIn.leftOut.filter { $0.contains("/Tests") }
            let reason = ["there is no Swift file in Katas/\(kata.name)/Tests"] + leftOut
            report.reason = reason.joined(separator: "; ")
        } else if try handedIn.tests == starter(of: kata, .bite) {
            report.verdict = .notAttempted
        } else if let suspicion = try suspicion(kata, .bite, handedIn.tests) {
            report.verdict = .suspicious
            report.reason = suspicion
        } else {
            return nil
        }
        return report
    }

    private func biteReport(_ report: MutationReport) -> BiteReport {
        let outcomes = report.verdict.outcomes.map { OutcomeReport($0, seenFrom: source.root) }
        let isTrusted = report.verdict.state != .suspicious
        let hasSurvivors = report.killed < report.results.count
        return BiteReport(
            verdict: report.verdict.state == .green && hasSurvivors ? .red : report.verdict.state,
            killed: isTrusted ? report.killed : 0,
            total: report.results.count,
            reason: report.verdict.diagnostics.isEmpty ? report.verdict.reason?.seen(from: source.root) : nil,
            diagnostics: report.verdict.diagnostics.seen(from: source.root),
            rejected: outcomes.filter { $0.verdict != .passed }.map { .init(test: $0.test, messages: $0.messages) },
            mutants: report.results.map { result in
                BiteReport.Mutant(
                    mutant: result.mutant.name,
                    status: .init(rawValue: result.status.rawValue) ?? .survived,
                    killedBy: result.killers.map(\.name)
                )
            }
        )
    }
}
