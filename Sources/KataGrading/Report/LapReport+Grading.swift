import Foundation
import KataKit

/// How much of what a submission says is in a report.
private enum Limit {
    /// Of a message or a reason, in Unicode scalars.
    static let text = 4_000
    /// Of the name of a test, in Unicode scalars.
    static let name = 300
    /// Of the messages of a test.
    static let messages = 20
    /// Of the compile errors of a lap, and of the tests that kill a mutant.
    static let lines = 50
}

extension LapReport {
    /// A verdict in the form that is the same on each machine and in each run.
    ///
    /// - Parameter folder: paths are shown relative to this folder.
    init(graded verdict: LapVerdict, from folder: URL) {
        self.init(verdict, from: folder)
        if self.verdict == .suspicious { withhold() }
        reason = verdict.diagnostics.isEmpty ? verdict.reason?.normalized(from: folder) : nil
        diagnostics = verdict.diagnostics.inSourceOrder.map { $0.text(from: folder) }.limited(to: Limit.lines)
        for index in outcomes.indices {
            outcomes[index].messages = outcomes[index].messages.normalized(from: folder)
        }
    }

    /// The report with the learner's own paths in place of those that the build had.
    func showing(_ paths: OwnPaths) -> LapReport {
        var report = self
        report.reason = paths.own(reason)
        report.diagnostics = paths.own(diagnostics)
        for index in outcomes.indices {
            report.outcomes[index].messages = paths.own(outcomes[index].messages)
            report.outcomes[index].location = paths.own(outcomes[index].location)
        }
        return report
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
        if verdict == .suspicious { withhold() }
        reason = report.verdict.diagnostics.isEmpty ? report.verdict.reason?.normalized(from: folder) : nil
        diagnostics = report.verdict.diagnostics.inSourceOrder.map { $0.text(from: folder) }.limited(to: Limit.lines)
        for index in rejected.indices {
            rejected[index].test = rejected[index].test.shortened(to: Limit.name)
            rejected[index].messages = rejected[index].messages.normalized(from: folder)
        }
        for index in mutants.indices {
            let killers = mutants[index].killedBy.limited(to: Limit.lines)
            mutants[index].killedBy = killers.map { $0.shortened(to: Limit.name) }
        }
    }

    /// The report with the learner's own paths in place of those that the build had.
    func showing(_ paths: OwnPaths) -> BiteReport {
        var report = self
        report.reason = paths.own(reason)
        report.diagnostics = paths.own(diagnostics)
        for index in rejected.indices { report.rejected[index].messages = paths.own(rejected[index].messages) }
        return report
    }
}

extension [Diagnostic] {
    /// Compilers run at the same time, so the order of their errors is random.
    fileprivate var inSourceOrder: [Diagnostic] {
        sorted { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
    }
}

extension [String] {
    fileprivate func normalized(from folder: URL) -> [String] {
        limited(to: Limit.messages).map { $0.normalized(from: folder) }
    }

    /// The first ones, none too long, and how many more there are.
    fileprivate func limited(to count: Int) -> [String] {
        let first = prefix(count).map { $0.shortened(to: Limit.text) }
        return self.count > count ? first + ["… and \(self.count - count) more"] : first
    }
}

extension String {
    /// A message without the folder before a path, without addresses of objects, and of limited length.
    fileprivate func normalized(from folder: URL) -> String {
        shortened(to: Limit.text).replacingOccurrences(of: folder.path + "/", with: "")
            .replacingOccurrences(of: "0x[0-9a-f]{6,16}", with: "0x…", options: .regularExpression)
    }
}
