import Foundation

/// Mutation reports for programs, in the shape that grading uses.
struct MutationJSON: Encodable {
    struct Rejected: Encodable {
        var test: String
        var messages: [String]
    }

    struct Mutant: Encodable {
        var mutant: String
        var status: MutationReport.Status
        var killedBy: [String]
    }

    struct Misfit: Encodable {
        var mutant: String
        var reason: String
    }

    var kata: String
    /// Of the tests on the unchanged code.
    var verdict: LapVerdict.State
    var killed: Int
    var total: Int
    var reason: String?
    var diagnostics: [String]
    var rejected: [Rejected]
    var mutants: [Mutant]
    var misfits: [Misfit]

    init(_ report: MutationReport, from folder: URL) {
        kata = report.kata.name
        verdict = report.verdict.state
        killed = report.killed
        total = report.results.count
        reason = report.verdict.reason
        diagnostics = report.verdict.diagnostics.map { $0.text(from: folder) }
        rejected = report.rejected.map { Rejected(test: $0.name, messages: $0.failures.flatMap(\.messages)) }
        mutants = report.results.map {
            Mutant(mutant: $0.mutant.name, status: $0.status, killedBy: $0.killers.map(\.name))
        }
        misfits = report.misfits.map { Misfit(mutant: $0.mutant.name, reason: $0.reason) }
    }

    static func text(of reports: [MutationReport], from folder: URL) throws -> String {
        try JSONEncoder.readable.text(of: reports.map { MutationJSON($0, from: folder) })
    }
}
