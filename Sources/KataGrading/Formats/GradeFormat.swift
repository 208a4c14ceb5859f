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
        self = Self(rawValue: try arguments.choice(of: Self.option)) ?? .table
    }

    /// Whether each submission has a file of its own.
    var isOfOneSubmission: Bool { [.markdown, .gradescope, .classroom].contains(self) }

    func text(of report: GradeReport) throws -> String {
        let submissions = report.submissions
        switch self {
        case .table: return report.table()
        case .json: return try JSONEncoder.inOneLine.text(of: report) + "\n"
        case .csv: return report.csv()
        case .html: return report.html()
        case .junit: return report.junit()
        case .markdown: return submissions.map { $0.markdown(in: report) }.joined()
        case .gradescope:
            return try submissions.map { try JSONEncoder.readable.text(of: GradescopeResults($0)) + "\n" }.joined()
        case .classroom:
            return try submissions.map { try JSONEncoder.inOneLine.text(of: ClassroomResult($0)) + "\n" }.joined()
        }
    }
}
