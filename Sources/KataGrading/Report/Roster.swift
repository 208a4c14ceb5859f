import Foundation
import KataKit

/// Who hands in what, and what else a gradebook knows of them.
struct Roster {
    struct Column: Codable, Equatable, Sendable {
        var name: String
        var value: String
    }

    private struct Line: Equatable {
        var submission: String
        var student: String
        var others: [Column]

        /// A person may write the name of the file.
        func isOf(_ id: String) -> Bool { submission == id || SubmissionFinder.id(ofArchive: submission) == id }
    }

    private var lines: [Line] = []

    /// Reads CSV with a heading that has the columns `submission` and `student`.
    ///
    /// - Throws: ``CommandError`` when the file or a column is missing, or when two lines name one submission.
    init(file: URL) throws {
        let own = ["submission", "student"]
        let table = try TableFile(file, option: "--roster", columns: own)
        for row in table.rows {
            let others = row.cells.filter { !own.contains($0.column.lowercased()) }.map(Column.init)
            let (submission, student) = (row["submission"], row["student"])
            // Until somebody fills in the names, each submission is a student.
            let line = Line(submission: submission, student: student.isEmpty ? submission : student, others: others)
            guard lines.allSatisfy({ $0.submission != line.submission || $0 == line }) else {
                throw table.misuse("'\(line.submission.printable)' has two students: name each submission once")
            }
            if !lines.contains(line) { lines.append(line) }
        }
    }

    /// Names the students of a report, and adds those who are missing in it.
    ///
    /// - Parameter isWhole: whether the report is on the whole class.
    func complete(_ report: inout GradeReport, isWhole: Bool) {
        for index in report.submissions.indices {
            guard let line = lines.first(where: { $0.isOf(report.submissions[index].id) }) else { continue }
            (report.submissions[index].student, report.submissions[index].columns) = (line.student, line.others)
        }
        let ids = report.submissions.map(\.id)
        for line in isWhole ? lines : [] where !ids.contains(where: line.isOf) {
            var missing = SubmissionReport(id: line.submission, path: "", status: .missing)
            (missing.student, missing.columns) = (line.student, line.others)
            report.submissions.append(missing)
        }
        report.submissions.sort { $0.id < $1.id }
    }
}
