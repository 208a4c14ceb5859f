import Foundation
import KataKit

/// The ways to write a report.
enum GradeFormat: String, OutputFormat, Sendable {
    // Formats for a whole class.
    case table
    case json
    case csv
    case html
    case junit
    // Formats for one submission.
    case markdown
    case gradescope
    case classroom

    /// Whether each submission has a file of its own.
    var isOfOneSubmission: Bool {
        switch self {
        case .table, .json, .csv, .html, .junit: false
        case .markdown, .gradescope, .classroom: true
        }
    }

    /// One text, or a text for each submission with its file name.
    enum Output {
        case one(String)
        case many([(name: String, text: String)])
    }

    func output(of report: GradeReport) throws -> Output {
        switch self {
        case .table: .one(report.table())
        case .json: .one(try report.json())
        case .csv: .one(report.csv())
        case .html: .one(report.html())
        case .junit: .one(report.junit())
        case .markdown: each(of: report, extension: "md") { $0.markdown() }
        case .gradescope:
            try each(of: report, extension: "json") { try JSONEncoder.readable.text(of: GradescopeResults($0)) + "\n" }
        case .classroom: try each(of: report, extension: "json") { try ClassroomResult($0).inOneLine() }
        }
    }

    private func each(
        of report: GradeReport,
        extension: String,
        _ text: (SubmissionReport) throws -> String
    ) rethrows -> Output {
        let texts = try report.submissions.map(text)
        guard texts.count > 1 else { return .one(texts.joined()) }
        let names = FileNames.names(for: report.submissions.map(\.id), extension: `extension`)
        return .many(zip(names, texts).map { ($0, $1) })
    }
}
