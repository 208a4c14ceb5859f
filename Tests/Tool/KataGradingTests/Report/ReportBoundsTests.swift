import Foundation
import Testing

@testable import KataGrading
@testable import KataKit

/// Whatever a submission says, a report stays small.
struct ReportBoundsTests {
    private let shown = ReportText(folder: URL(filePath: "/sandbox"))

    private func report(_ messages: [String], reason: String) -> LapReport {
        var outcome = TestOutcome(id: "S/t()", name: "t", suite: "S")
        outcome.verdict = .failed
        outcome.failures = messages.map { TestOutcome.Failure(messages: [$0]) }
        return LapReport(LapVerdict(state: .red, outcomes: [outcome], reason: reason), shown)
    }

    @Test func `a flood of text, of messages, of marks or of errors is cut`() {
        let marks = "a" + String(repeating: "\u{301}", count: 100_000)
        let texts = [marks, String(repeating: "x", count: 100_000)] + (0..<5_000).map { "message \($0)" }
        let diagnostics = (0..<500).map {
            Diagnostic(file: "/sandbox/A.swift", line: $0, column: 1, severity: .error, message: marks)
        }
        let long = report(texts, reason: marks)
        let errors = LapReport(LapVerdict(state: .doesNotCompile, diagnostics: diagnostics), shown).diagnostics

        #expect(long.outcomes[0].messages.last == "… and 4952 more" && errors.last == "… and 450 more")
        #expect(long.outcomes[0].messages.count == 51 && errors.count == 51)
        let all = long.outcomes[0].messages + errors + [long.reason ?? ""]
        #expect(all.allSatisfy { $0.unicodeScalars.count <= 4_001 })
    }
}
