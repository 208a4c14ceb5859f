import Foundation
import KataKit

/// What a submission says in the form that is the same on each machine and in each run: of limited length, without the folder
/// before a path and the addresses of objects, and with the learner's own paths in place of those in the sandbox.
struct ReportText {
    /// The length of the longest message or reason, in Unicode scalars.
    private static let longest = 4_000
    /// The length of the longest name of a test, in Unicode scalars.
    static let longestName = 300
    /// The number of messages of a test, of compile errors of a lap, of tests that kill a mutant, and of remarks.
    static let mostLines = 50

    /// Paths are shown relative to this folder.
    var folder: URL
    var paths: SandboxPaths

    func text(_ text: String) -> String {
        let short = text.shortened(to: Self.longest).replacingOccurrences(of: folder.path + "/", with: "")
        let same = short.replacingOccurrences(of: "0x[0-9a-f]{6,16}", with: "0x…", options: .regularExpression)
        return paths.restored(in: same)
    }

    func texts(_ texts: [String]) -> [String] { texts.limited().map(text) }

    /// The errors in the order of the source: compilers run at the same time, so the order of their errors is random.
    func texts(_ diagnostics: [Diagnostic]) -> [String] {
        let sorted = diagnostics.sorted {
            ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
        }
        return texts(sorted.map { $0.text(from: folder) })
    }
}

extension [Remark] {
    /// Each once, in the order of the source. The first ones, and how many more there are.
    func limited() -> [Remark] {
        let short = map { remark in
            var remark = remark
            remark.what = remark.what.shortened(to: ReportText.longestName)
            return remark
        }
        let sorted = Set(short).sorted {
            ($0.kata, $0.file ?? "", $0.line ?? 0, $0.what) < ($1.kata, $1.file ?? "", $1.line ?? 0, $1.what)
        }
        guard let last = sorted.last, sorted.count > ReportText.mostLines else { return sorted }
        let rest = sorted.count - ReportText.mostLines
        return sorted.prefix(ReportText.mostLines) + [Remark(kata: last.kata, what: "… and \(rest) more")]
    }
}

extension LapReport {
    init(graded verdict: LapVerdict, _ shown: ReportText) {
        self.init(verdict, from: shown.folder)
        if self.verdict == .error { passed = 0 }
        reason = verdict.diagnostics.isEmpty ? verdict.reason.map(shown.text) : nil
        diagnostics = shown.texts(verdict.diagnostics)
        for index in outcomes.indices {
            outcomes[index].messages = shown.texts(outcomes[index].messages)
            outcomes[index].location = outcomes[index].location.map(shown.text)
        }
    }
}

extension BiteReport {
    /// It is green only if all mutants are killed.
    init(graded report: MutationReport, _ shown: ReportText) {
        self.init(report, from: shown.folder)
        if verdict == .green, killed < total { verdict = .red }
        if verdict == .error { leaveOutResult() }
        reason = report.verdict.diagnostics.isEmpty ? report.verdict.reason.map(shown.text) : nil
        diagnostics = shown.texts(report.verdict.diagnostics)
        for index in rejected.indices {
            rejected[index].test = rejected[index].test.shortened(to: ReportText.longestName)
            rejected[index].messages = shown.texts(rejected[index].messages)
        }
        for index in mutants.indices {
            mutants[index].killedBy = mutants[index].killedBy.limited().map { $0.shortened(to: ReportText.longestName) }
        }
    }

    /// A run that contradicts itself has no result. What its tests said may differ from run to run.
    private mutating func leaveOutResult() {
        killed = 0
        rejected = []
        for index in mutants.indices { (mutants[index].killedBy, mutants[index].flaky) = ([], []) }
    }
}

extension [String] {
    /// The first ones, and how many more there are.
    fileprivate func limited() -> [String] {
        let more = count - ReportText.mostLines
        return more > 0 ? prefix(ReportText.mostLines) + ["… and \(more) more"] : self
    }
}
