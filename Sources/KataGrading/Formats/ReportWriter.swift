import Foundation
import KataKit

/// Writes a report to standard output, a file, or a folder with a file for each submission.
struct ReportWriter {
    var format: GradeFormat
    /// The path of the file or folder; nil for standard output.
    var path: String?

    /// Checks the path. Call this before the grading, which takes long.
    ///
    /// - Throws: ``CommandError`` when the folder to write to does not exist.
    func check(submissions: Int) throws {
        let target = path.map { URL(filePath: $0).resolvingSymlinksInPath() }
        if format.isOfOneSubmission, submissions > 1 {
            guard let target, [.folder, nil].contains(target.kind) else {
                let advice = "name a folder with --output FOLDER"
                throw CommandError(.misuse, "--format \(format.rawValue) is a file for each submission: \(advice)")
            }
        } else if let path, let target {
            guard target.kind != .folder else {
                throw CommandError(.misuse, "--output \(path): this is a folder: name a file")
            }
            guard target.deletingLastPathComponent().kind == .folder else { throw Self.unwritable(path) }
        }
    }

    private static func unwritable(_ path: String) -> CommandError {
        CommandError(.misuse, "--output \(path): it cannot be written: name a file in a folder that exists")
    }

    func write(_ report: GradeReport) throws {
        try check(submissions: report.submissions.count)
        guard let path else { return FileHandle.standardOutput.write(Data(try format.text(of: report).utf8)) }
        let target = URL(filePath: path)
        guard format.isOfOneSubmission, report.submissions.count > 1 else {
            return try write(format.text(of: report), to: target)
        }
        try? target.makeFolder()
        let ending = format == .markdown ? "md" : "json"
        let names = FileNames.names(for: report.submissions.map(\.id), extension: ending)
        for (name, submission) in zip(names, report.submissions) {
            var part = report
            part.submissions = [submission]
            try write(format.text(of: part), to: target.appending(path: name))
        }
    }

    private func write(_ text: String, to file: URL) throws {
        do {
            try Data(text.utf8).write(to: file.resolvingSymlinksInPath(), options: .atomic)
        } catch {
            throw Self.unwritable(file.relativePath)
        }
    }
}
