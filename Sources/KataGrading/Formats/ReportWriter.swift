import Foundation
import KataKit

/// Writes a report to standard output, a file, or a folder with a file for each submission.
struct ReportWriter {
    var format: GradeFormat
    /// The path of the file or folder; nil for standard output.
    var path: String?

    /// Checks the path. Call this before the grading, which takes long.
    ///
    /// - Throws: ``CommandError`` when it cannot be written.
    func check(submissions: Int) throws {
        guard format.isOfOneSubmission, submissions > 1 else { return try target?.requireWritableOutput() ?? () }
        guard let target, [.folder, nil].contains(target.resolved().kind) else {
            let advice = "name a folder with --output FOLDER"
            throw CommandError(.misuse, "--format \(format.rawValue) is a file for each submission: \(advice)")
        }
        try? target.makeFolder()
        try target.appending(path: "report").requireWritableOutput()
    }

    private var target: URL? { path.map { URL(filePath: $0) } }

    func write(_ report: GradeReport) throws {
        // A roster has added those who are missing.
        try check(submissions: report.submissions.count)
        guard let target else { return Console.write(try format.text(of: report)) }
        guard format.isOfOneSubmission, report.submissions.count > 1 else {
            return try target.writeOutput(Data(format.text(of: report).utf8))
        }
        let ending = format == .markdown ? "md" : "json"
        // An id may have a slash, and some file systems ignore case.
        let names = report.submissions.map { $0.id.replacing("/", with: "_") }.numbered { $0.lowercased() }
        for (name, submission) in zip(names, report.submissions) {
            var part = report
            part.submissions = [submission]
            try target.appending(path: "\(name).\(ending)").writeOutput(Data(format.text(of: part).utf8))
        }
    }
}
