import Foundation
import KataKit

/// The ways to write a report.
enum GradeFormat: String, CaseIterable, Sendable {
    // Of a whole class.
    case table
    case json
    case csv
    case html
    case junit
    // Of one submission.
    case markdown
    case gradescope
    case classroom
    case exercism

    static let option = Command.Option(
        "--format",
        value: "FORMAT",
        "How to write the scores: \(names) (default: table)."
    )

    private static var names: String {
        allCases.map(\.rawValue).joined(separator: ", ")
    }

    init(_ arguments: Arguments) throws {
        let name = arguments.value(of: Self.option.name) ?? Self.table.rawValue
        guard let format = GradeFormat(rawValue: name) else {
            throw Refusal(.misuse, "--format \(name): choose from \(Self.names)")
        }
        self = format
    }

    /// The ending of files of this format.
    private var ending: String {
        self == .markdown ? "md" : "json"
    }

    /// How a submission is written that has a file of its own; nil where the class has one file.
    private var single: ((SubmissionReport) throws -> String)? {
        switch self {
        case .table, .json, .csv, .html, .junit: nil
        case .markdown: { $0.markdown() }
        case .gradescope: { try text(GradescopeResults($0)) }
        case .classroom: { try text(ClassroomResult($0)) }
        case .exercism: { try text(ExercismResults($0)) }
        }
    }

    private func text(_ value: some Encodable) throws -> String {
        try JSONEncoder.readable.text(of: value) + "\n"
    }

    /// Hands a text over, piece by piece.
    typealias Text = (_ write: (String) throws -> Void) throws -> Void

    /// What to write, by file name; one text without a name where it is one.
    enum Output {
        case one(Text)
        case many([(name: String, text: String)])
    }

    /// - Throws: ``Refusal`` where a format knows one submission, and there are more.
    func output(of report: GradeReport) throws -> Output {
        guard let single else {
            return .one(whole(report))
        }
        let texts = try report.submissions.map { try single($0) }
        if texts.count == 1 || self == .markdown && texts.isEmpty { return .one { try texts.forEach($0) } }
        return .many(zip(report.submissions, texts).map { (Self.fileName($0.id) + "." + ending, $1) })
    }

    /// - Throws: ``Refusal`` before anything is graded that could not be written.
    func checkOutput(_ path: String?, submissions: Int) throws {
        guard single != nil, submissions > 1, path.map(Self.isFolder) != true else { return }
        throw Refusal(
            .misuse,
            "--format \(rawValue) is a file for each submission: name a folder that exists with --output FOLDER"
        )
    }

    static func isFolder(_ path: String) -> Bool {
        FileKind(of: URL(filePath: path).resolvingSymlinksInPath()) == .folder
    }

    private func whole(_ report: GradeReport) -> Text {
        switch self {
        case .csv: { try $0(report.csv()) }
        case .html: { try $0(report.html()) }
        case .junit: { try $0(report.junit()) }
        case .json: report.json
        case .table, .markdown, .gradescope, .classroom, .exercism: { try $0(report.table()) }
        }
    }

    private static func fileName(_ id: String) -> String {
        String(id.map { $0.isLetter || $0.isNumber || " ._+-@(),".contains($0) ? $0 : "_" })
    }
}
