import Foundation
import KataKit

/// What a submission says in the form that is the same on each machine and in each run: of limited length, without the folder
/// before a path and the addresses of objects.
struct ReportText {
    /// The length of the longest message or reason, in Unicode scalars.
    private static let longest = 4_000
    /// The length of the longest name of a test, in Unicode scalars.
    private static let longestName = 300
    /// The number of messages of a test, of compile errors of a lap, of tests that kill a mutant, and of remarks.
    fileprivate static let mostLines = 50

    /// Paths are shown relative to this folder.
    var folder: URL

    func text(_ text: String) -> String {
        let short = text.shortened(to: Self.longest).replacingOccurrences(of: folder.path + "/", with: "")
        return short.replacingOccurrences(of: "0x[0-9a-f]{6,16}", with: "0x…", options: .regularExpression)
    }

    func texts(_ texts: [String]) -> [String] { texts.limited().map(text) }

    func name(_ test: String) -> String { test.shortened(to: Self.longestName) }

    /// Why a lap is not green, if its compile errors do not say so.
    func reason(of verdict: LapVerdict) -> String? { verdict.diagnostics.isEmpty ? verdict.reason.map(text) : nil }

    /// The errors in the order of the source: compilers run at the same time, so the order of their errors is random.
    func texts(_ diagnostics: [Diagnostic]) -> [String] {
        let sorted = diagnostics.sorted {
            ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
        }
        return texts(sorted.map { $0.text(from: folder) })
    }
}

extension [String] {
    /// The first ones, and how many more there are.
    func limited() -> [String] {
        let more = count - ReportText.mostLines
        return more > 0 ? prefix(ReportText.mostLines) + ["… and \(more) more"] : self
    }
}

extension [Remark] {
    /// The first ones, each once, in the order of the source.
    func limited() -> [Remark] {
        let sorted = Set(self).sorted { ($0.kata, $0.file, $0.line, $0.what) < ($1.kata, $1.file, $1.line, $1.what) }
        return Array(sorted.prefix(ReportText.mostLines))
    }
}
