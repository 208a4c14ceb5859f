import Foundation
import KataKit

extension LapReport {
    /// A verdict in the form that is the same on each machine and in each run.
    ///
    /// - Parameter folder: paths are shown relative to this folder.
    init(graded verdict: LapVerdict, from folder: URL) {
        self.init(verdict, from: folder)
        if self.verdict == .suspicious { withhold() }
        reason = verdict.diagnostics.isEmpty ? verdict.reason?.normalized(from: folder) : nil
        diagnostics = verdict.diagnostics.inSourceOrder.map { $0.text(from: folder) }
        for index in outcomes.indices {
            outcomes[index].messages = outcomes[index].messages.map { $0.normalized(from: folder) }
        }
    }

    /// Stops the lap: it earns nothing until the instructor accepts it.
    mutating func stop(_ findings: [AuditFinding]) {
        reason = findings.reason
        withhold()
    }

    private mutating func withhold() {
        verdict = .suspicious
        withheld = withheld ?? passed
        passed = 0
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
        diagnostics = report.verdict.diagnostics.inSourceOrder.map { $0.text(from: folder) }
        for index in rejected.indices {
            rejected[index].messages = rejected[index].messages.map { $0.normalized(from: folder) }
        }
    }

    /// Stops the lap: it earns nothing until the instructor accepts it.
    mutating func stop(_ findings: [AuditFinding]) {
        reason = findings.reason
        withhold()
    }

    private mutating func withhold() {
        verdict = .suspicious
        withheld = withheld ?? killed
        killed = 0
    }
}

extension [AuditFinding] {
    /// How many findings a report names.
    private static let most = 5

    fileprivate var reason: String {
        let texts = prefix(Self.most).map(\.text)
        return (texts + (count > Self.most ? ["and \(count - Self.most) more"] : [])).joined(separator: "; ")
    }
}

extension [Diagnostic] {
    /// Compilers run at the same time, so the order of their errors is random.
    fileprivate var inSourceOrder: [Diagnostic] {
        sorted { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
    }
}

extension String {
    /// A message without the folder before a path, without addresses of objects, and of limited length.
    fileprivate func normalized(from folder: URL) -> String {
        let short = count > 4_000 ? String(prefix(4_000)) + "…" : self
        return short.replacingOccurrences(of: folder.path + "/", with: "")
            .replacingOccurrences(of: "0x[0-9a-f]{6,16}", with: "0x…", options: .regularExpression)
    }
}
