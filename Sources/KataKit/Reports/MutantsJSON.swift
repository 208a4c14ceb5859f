import Foundation

/// What `kata mutants` writes of a kata for programs: its bite lap, and the patches that are not valid mutants.
struct MutantsJSON: Encodable {
    struct Invalid: Encodable {
        var mutant: String
        var reason: String
    }

    var kata: String
    var bite: BiteReport
    var invalid: [Invalid]
    var warnings: [String]

    init(_ report: MutationReport, from folder: URL) {
        kata = report.kata.name
        bite = BiteReport(report, from: folder)
        invalid = report.invalid.map { Invalid(mutant: $0.mutant.name, reason: $0.reason) }
        warnings = report.verdict.warnings.map { $0.text(from: folder) }
    }

    static func json(of reports: [MutationReport], from folder: URL) throws -> String {
        try JSONEncoder.readable.text(of: reports.map { MutantsJSON($0, from: folder) })
    }
}
