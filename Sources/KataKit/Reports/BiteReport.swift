import Foundation

/// A bite lap for programs, in the same form in each JSON that the tool writes.
package struct BiteReport: Codable, Equatable, Sendable {
    package struct Rejected: Codable, Equatable, Sendable {
        package var test: String
        package var messages: [String]
        /// The variants on which the test fails; nil if it fails on the unchanged code.
        package var variants: [String]?
        /// The arguments with which it fails on a variant, if only these kill nothing.
        package var arguments: [String]?
    }

    package struct Mutant: Codable, Equatable, Sendable {
        package var mutant: String
        package var status: MutationReport.Status
        package var killedBy: [String] = []
        /// The tests that failed on it once, but not again each time: they do not kill it.
        package var flaky: [String] = []
    }

    /// The verdict of the tests on the unchanged code.
    package var verdict: LapVerdict.State
    package var killed = 0
    package var total: Int
    package var reason: String?
    package var diagnostics: [String] = []
    /// The tests that fail on the unchanged code or on a variant: they kill nothing.
    package var rejected: [Rejected] = []
    package var mutants: [Mutant] = []
}

extension BiteReport {
    /// - Parameter folder: paths are shown relative to this folder.
    package init(_ report: MutationReport, from folder: URL) {
        verdict = report.verdict.state
        killed = report.killed
        total = report.results.count
        reason = report.verdict.reason
        diagnostics = report.verdict.diagnostics.map { $0.text(from: folder) }
        rejected = report.rejected.map { test in
            let variants = report.tooStrict.filter { $0.test.id == test.id }.map(\.variant.name)
            let messages = test.failures.flatMap(\.messages)
            var rejected = Rejected(test: test.name, messages: messages)
            rejected.variants = variants.isEmpty ? nil : variants
            rejected.arguments = report.tooStrictCases[test.id]?.sorted()
            return rejected
        }
        mutants = report.results.map {
            Mutant(
                mutant: $0.mutant.name,
                status: $0.status,
                killedBy: $0.killers.map(\.name),
                flaky: $0.flaky.map(\.name)
            )
        }
    }

    /// The report on a bite lap whose tests do not run: every mutant survives.
    package init(notRun verdict: LapVerdict.State, on mutants: [KataKit.Mutant]) {
        self.verdict = verdict
        total = mutants.count
        self.mutants = mutants.map { Mutant(mutant: $0.name, status: .survived) }
    }
}
