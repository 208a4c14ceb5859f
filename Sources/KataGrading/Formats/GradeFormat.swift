import Foundation
import KataKit

/// The forms in which `kata grade` can write a report. The first is the default.
enum GradeFormat: String, CaseIterable, Sendable {
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

    static let option = Command.Option("--format", value: names.joined(separator: "|"), help)
    private static let help = "How to write the results (default: \(names[0]))."
    private static let names = allCases.map(\.rawValue)

    init(_ arguments: Arguments) throws {
        let name = arguments.value(of: Self.option) ?? Self.names[0]
        guard let format = Self(rawValue: name) else {
            throw CommandError(.misuse, "--format \(name): choose from \(Self.names.joined(separator: ", "))")
        }
        self = format
    }

    /// Whether each submission has a file of its own.
    var isOfOneSubmission: Bool { [.markdown, .gradescope, .classroom].contains(self) }

    /// One text, or a text for each submission with its file name.
    func texts(of report: GradeReport) throws -> [(name: String?, text: String)] {
        switch self {
        case .table: [(nil, report.table())]
        case .json: [(nil, try JSONEncoder.inOneLine.text(of: report) + "\n")]
        case .csv: [(nil, report.csv())]
        case .html: [(nil, report.html())]
        case .junit: [(nil, report.junit())]
        case .markdown: each(of: report, extension: "md") { $0.markdown(in: report) }
        case .gradescope:
            try each(of: report, extension: "json") { try JSONEncoder.readable.text(of: GradescopeResults($0)) + "\n" }
        case .classroom: try each(of: report, extension: "json") { try ClassroomResult($0).inOneLine() }
        }
    }

    private func each(
        of report: GradeReport,
        extension: String,
        _ text: (SubmissionReport) throws -> String
    ) rethrows -> [(name: String?, text: String)] {
        let names = FileNames.names(for: report.submissions.map(\.id), extension: `extension`)
        let isOne = names.count == 1
        return try zip(names, report.submissions).map { (isOne ? nil : $0, try text($1)) }
    }
}
