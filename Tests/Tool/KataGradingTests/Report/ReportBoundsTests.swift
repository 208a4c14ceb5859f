import Foundation
import Testing

@testable import KataGrading
@testable import KataKit

/// Whatever a submission says, a report stays small.
struct ReportBoundsTests {
    private let folder = URL(filePath: "/sandbox")

    private func outcome(_ messages: [String]) -> TestOutcome {
        var outcome = TestOutcome(id: "S/t()", name: "t", suite: "S")
        outcome.verdict = .failed
        outcome.failures = messages.map { TestOutcome.Failure(messages: [$0]) }
        return outcome
    }

    @Test func `a short report is complete`() {
        let verdict = LapVerdict(state: .red, outcomes: [outcome(["/sandbox/a: no", "é"])], reason: "a reason")
        let report = LapReport(verdict, ReportText(folder: folder, paths: SandboxPaths()))
        #expect(report.outcomes.first?.messages == ["a: no", "é"])
        #expect(report.reason == "a reason")
    }

    @Test func `a flood of text, of messages, of marks or of errors is cut`() {
        let marks = "a" + String(repeating: "\u{301}", count: 100_000)
        let texts = [marks, String(repeating: "x", count: 100_000)] + (0..<5_000).map { "message \($0)" }
        let verdict = LapVerdict(state: .red, outcomes: [outcome(texts)], reason: marks)
        let long = LapReport(verdict, ReportText(folder: folder, paths: SandboxPaths()))
        #expect(long.outcomes[0].messages.count == 51)
        #expect(long.outcomes[0].messages.last == "… and 4952 more")
        #expect((long.outcomes[0].messages + [long.reason ?? ""]).allSatisfy { $0.unicodeScalars.count <= 4_001 })

        let diagnostics = (0..<500).map {
            Diagnostic(file: "/sandbox/A.swift", line: $0, column: 1, severity: .error, message: marks)
        }
        let broken = LapVerdict(state: .doesNotCompile, diagnostics: diagnostics)
        let errors = LapReport(broken, ReportText(folder: folder, paths: SandboxPaths())).diagnostics
        #expect(errors.count == 51)
        #expect(errors.last == "… and 450 more")
        #expect(errors.allSatisfy { $0.unicodeScalars.count <= 4_001 })
    }
}
