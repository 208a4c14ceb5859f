import Foundation

/// What `kata mutants` writes for programs: the report on each kata's bite lap, and the patches that are not valid
/// mutants.
struct MutantsJSON: Encodable {
    struct Invalid: Encodable {
        var mutant: String
        var reason: String
    }

    private enum CodingKeys: CodingKey {
        case kata, invalid, warnings
    }

    var kata: String
    var bite: BiteReport
    var invalid: [Invalid]
    /// The warnings in the learner's own tests.
    var warnings: [String]

    init(_ report: MutationReport, from folder: URL) {
        kata = report.kata.name
        bite = BiteReport(report, from: folder)
        invalid = report.invalid.map { Invalid(mutant: $0.mutant.name, reason: $0.reason) }
        warnings = report.verdict.warnings.map { $0.text(from: folder) }
    }

    func encode(to encoder: any Encoder) throws {
        try bite.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kata, forKey: .kata)
        try container.encode(invalid, forKey: .invalid)
        try container.encode(warnings, forKey: .warnings)
    }

    static func text(of reports: [MutationReport], from folder: URL) throws -> String {
        try JSONEncoder.readable.text(of: reports.map { MutantsJSON($0, from: folder) })
    }
}
