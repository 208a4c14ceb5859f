import KataKit

/// A bite lap for programs, in the same form in each JSON that the tool writes.
struct BiteReport: Codable, Equatable, Sendable {
    struct Rejected: Codable, Equatable, Sendable {
        var test: String
        var messages: [String]
        /// The variants on which the test fails; nil if it fails on the unchanged code.
        var variants: [String]?
        /// The arguments with which it fails on a variant, if only these kill nothing.
        var arguments: [String]?
    }

    struct Mutant: Codable, Equatable, Sendable {
        var mutant: String
        var status: MutationReport.Status
        var killedBy: [String] = []
        /// The tests that failed on it once, but not again each time: they do not kill it.
        var flaky: [String] = []
    }

    /// The verdict of the tests on the unchanged code.
    var verdict: LapVerdict.State
    var killed = 0
    var total: Int
    var reason: String?
    var diagnostics: [String] = []
    /// The tests that fail on the unchanged code or on a variant: they kill nothing.
    var rejected: [Rejected] = []
    var mutants: [Mutant] = []
}

extension BiteReport {
    /// It is green only if all mutants are killed.
    init(graded report: MutationReport, _ shown: ReportText) {
        let lap = report.verdict
        self.init(
            verdict: lap.state == .green && report.killed < report.results.count ? .red : lap.state,
            total: report.results.count,
            reason: lap.diagnostics.isEmpty ? lap.reason.map(shown.text) : nil,
            diagnostics: shown.texts(lap.diagnostics),
            mutants: report.results.map { Mutant(mutant: $0.mutant.name, status: $0.status) }
        )
        // A run that contradicts itself has no result. What its tests said may differ from run to run.
        guard verdict != .error else { return }
        killed = report.killed
        rejected = report.rejected.map { test in
            let variants = report.tooStrict.filter { $0.test.id == test.id }.map(\.variant.name)
            return Rejected(
                test: shown.name(test.name),
                messages: shown.texts(test.failures.flatMap(\.messages)),
                variants: variants.isEmpty ? nil : variants,
                arguments: report.tooStrictCases[test.id]?.sorted()
            )
        }
        for (index, result) in report.results.enumerated() {
            mutants[index].killedBy = shown.names(result.killers)
            mutants[index].flaky = result.flaky.map(\.name)
        }
    }

    /// The report on a bite lap whose tests do not run: every mutant survives.
    init(notRun verdict: LapVerdict.State, on mutants: [KataKit.Mutant]) {
        self.init(
            verdict: verdict,
            total: mutants.count,
            mutants: mutants.map { Mutant(mutant: $0.name, status: .survived) }
        )
    }
}
