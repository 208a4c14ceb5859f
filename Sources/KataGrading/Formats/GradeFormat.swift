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
    var isOfOneSubmission: Bool { single != nil }

    private var fileExtension: String {
        self == .markdown ? "md" : "json"
    }

    /// Writes one submission; nil when the class has one file.
    private var single: ((SubmissionReport) throws -> String)? {
        switch self {
        case .table, .json, .csv, .html, .junit: nil
        case .markdown: { $0.markdown() }
        case .gradescope: { try text(GradescopeResults($0)) }
        case .classroom: { try ClassroomResult($0).text() }
        }
    }

    private func text(_ value: some Encodable) throws -> String {
        try JSONEncoder.readable.text(of: value) + "\n"
    }

    /// One text, or a text for each submission with its file name.
    enum Output {
        case one(String)
        case many([(name: String, text: String)])
    }

    func output(of report: GradeReport) throws -> Output {
        guard let single else { return .one(try whole(report)) }
        let texts = try report.submissions.map { try single($0) }
        if texts.count == 1 || self == .markdown && texts.isEmpty { return .one(texts.joined()) }
        return .many(
            zip(FileNames.names(for: report.submissions.map(\.id), extension: fileExtension), texts).map { ($0, $1) }
        )
    }

    private func whole(_ report: GradeReport) throws -> String {
        switch self {
        case .csv: report.csv()
        case .html: report.html()
        case .junit: report.junit()
        case .json: try report.json()
        case .table, .markdown, .gradescope, .classroom: report.table()
        }
    }
}
