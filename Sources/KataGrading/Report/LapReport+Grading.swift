import Foundation
import KataKit

/// How much of what a submission says is in a report.
private enum ReportLimit {
    /// Of a message or a reason, in Unicode scalars.
    static let text = 4_000
    /// Of the name of a test, in Unicode scalars.
    static let name = 300
    /// Of the messages of a test, of the compile errors of a lap, of the tests that kill a mutant, and of the remarks.
    static let lines = 50
}

extension [Remark] {
    /// Each once, in the order of the source. The first ones, and how many more there are.
    func limited() -> [Remark] {
        let sorted = Set(self)
            .map { Remark(kata: $0.kata, file: $0.file, line: $0.line, what: $0.what.shortened(to: ReportLimit.name)) }
            .sorted {
                ($0.kata, $0.file ?? "", $0.line ?? 0, $0.what) < ($1.kata, $1.file ?? "", $1.line ?? 0, $1.what)
            }
        guard let last = sorted.last, sorted.count > ReportLimit.lines else { return sorted }
        let rest = sorted.count - ReportLimit.lines
        return sorted.prefix(ReportLimit.lines) + [Remark(kata: last.kata, what: "… and \(rest) more")]
    }
}

extension LapReport {
    /// A verdict in the form that is the same on each machine and in each run.
    ///
    /// - Parameter folder: paths are shown relative to this folder.
    init(graded verdict: LapVerdict, from folder: URL) {
        self.init(verdict, from: folder)
        if self.verdict == .error { passed = 0 }
        reason = verdict.diagnostics.isEmpty ? verdict.reason?.normalized(from: folder) : nil
        diagnostics = verdict.diagnostics.texts(from: folder)
        for index in outcomes.indices {
            outcomes[index].messages = outcomes[index].messages.normalized(from: folder)
        }
    }
}

extension BiteReport {
    /// A report in the form that is the same on each machine and in each run. It is green only if all mutants are
    /// killed.
    ///
    /// - Parameter folder: paths are shown relative to this folder.
    init(graded report: MutationReport, from folder: URL) {
        self.init(report, from: folder)
        if verdict == .green, killed < total { verdict = .red }
        if verdict == .error { leaveOutResult() }
        reason = report.verdict.diagnostics.isEmpty ? report.verdict.reason?.normalized(from: folder) : nil
        diagnostics = report.verdict.diagnostics.texts(from: folder)
        for index in rejected.indices {
            rejected[index].test = rejected[index].test.shortened(to: ReportLimit.name)
            rejected[index].messages = rejected[index].messages.normalized(from: folder)
        }
        for index in mutants.indices {
            let killers = mutants[index].killedBy.limited(to: ReportLimit.lines)
            mutants[index].killedBy = killers.map { $0.shortened(to: ReportLimit.name) }
        }
    }

    /// A run that contradicts itself has no result. What its tests said may differ from run to run.
    private mutating func leaveOutResult() {
        killed = 0
        rejected = []
        for index in mutants.indices { (mutants[index].killedBy, mutants[index].flaky) = ([], []) }
    }
}

extension KataReport {
    /// The report with the learner's own paths in place of those in the sandbox.
    func showing(_ paths: SandboxPaths) -> KataReport {
        var report = self
        report.green.reason = green.reason.map(paths.restored)
        report.green.diagnostics = green.diagnostics.map(paths.restored)
        for index in green.outcomes.indices {
            report.green.outcomes[index].messages = green.outcomes[index].messages.map(paths.restored)
            report.green.outcomes[index].location = green.outcomes[index].location.map(paths.restored)
        }
        report.bite.reason = bite.reason.map(paths.restored)
        report.bite.diagnostics = bite.diagnostics.map(paths.restored)
        for index in bite.rejected.indices {
            report.bite.rejected[index].messages = bite.rejected[index].messages.map(paths.restored)
        }
        return report
    }
}

extension [Diagnostic] {
    /// The errors in the order of the source: compilers run at the same time, so the order of their errors is random.
    fileprivate func texts(from folder: URL) -> [String] {
        sorted { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
            .map { $0.text(from: folder) }.limited(to: ReportLimit.lines)
    }
}

extension [String] {
    fileprivate func normalized(from folder: URL) -> [String] {
        limited(to: ReportLimit.lines).map { $0.normalized(from: folder) }
    }

    /// The first ones, none too long, and how many more there are.
    fileprivate func limited(to count: Int) -> [String] {
        let first = prefix(count).map { $0.shortened(to: ReportLimit.text) }
        return self.count > count ? first + ["… and \(self.count - count) more"] : first
    }
}

extension String {
    /// A message without the folder before a path, without addresses of objects, and of limited length.
    fileprivate func normalized(from folder: URL) -> String {
        shortened(to: ReportLimit.text).replacingOccurrences(of: folder.path + "/", with: "")
            .replacingOccurrences(of: "0x[0-9a-f]{6,16}", with: "0x…", options: .regularExpression)
    }
}
