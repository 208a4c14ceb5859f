import KataKit

/// What the learner's own tests of a lap notice. It is green only if all mutants are killed.
struct BiteReport: Codable, Equatable, Sendable {
    struct Rejected: Codable, Equatable, Sendable {
        var test: String
        var messages: [String]
        /// The variants on which the test fails; nil if it fails on the unchanged code.
        var variants: [String]?
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
    /// The tests that fail on the unchanged code or on a variant. They kill only with arguments that are not too strict.
    var rejected: [Rejected] = []
    var mutants: [Mutant] = []
}

extension BiteReport {
    init(_ report: MutationReport, _ shown: ReportText) {
        let state = report.verdict.state
        // A run that contradicts itself has no result. What its tests said may differ from run to run.
        let hasResult = state != .error
        verdict = state == .green && report.killed < report.results.count ? .red : state
        killed = hasResult ? report.killed : 0
        total = report.results.count
        reason = shown.reason(of: report.verdict)
        diagnostics = shown.texts(report.verdict.diagnostics)
        rejected = (hasResult ? report.rejected : []).map { test in
            let variants = report.tooStrict.filter { $0.test.id == test.id }.map(\.variant.name)
            return Rejected(
                test: shown.name(test.name),
                messages: shown.texts(test.failures.flatMap(\.messages)),
                variants: variants.isEmpty ? nil : variants
            )
        }
        mutants = report.results.map { result in
            Mutant(
                mutant: result.mutant.name,
                status: result.status,
                killedBy: hasResult ? result.killers.map { shown.name($0.name) }.limited() : [],
                flaky: hasResult ? result.flaky.map(\.name) : []
            )
        }
    }
}
