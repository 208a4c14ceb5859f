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

/// The learner's own paths of files that a build had by another path.
struct OwnPaths {
    private let pairs: [(built: String, own: String)]

    /// - Parameter paths: the learner's own paths, by those of the build, from `Sources` or `Tests` on.
    init(_ paths: [String: String]) {
        // The runtime names a file without its folders: `Counter/renamed-1.swift:7: Fatal error`.
        pairs = paths.sorted { $0.key < $1.key }.flatMap { built, own in
            [(built, own), (built.lastName, own.lastName)].filter { $0.0 != $0.1 }
                .map { ("/\($0.0):", "/\($0.1):") }
        }
    }

    func own(_ text: String) -> String {
        pairs.reduce(text) { $0.replacingOccurrences(of: $1.built, with: $1.own) }
    }

    func own(_ text: String?) -> String? { text.map(own) }
    func own(_ texts: [String]) -> [String] { texts.map(own) }
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

    fileprivate var lastName: String {
        split(separator: "/").last.map(String.init) ?? self
    }
}
