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
        func isOf(_ id: String) -> Bool { [submission, SubmissionFinder.id(ofArchive: submission)].contains(id) }

        /// Or leave out the folder.
        func isOfEntry(_ id: String) -> Bool { isOf(id.split(separator: "/").last.map(String.init) ?? id) }

        func isLike(_ id: String) -> Bool {
            let ids = [id, id.split(separator: "/").last.map(String.init)].map { $0?.inShort }
            return [submission, SubmissionFinder.id(ofArchive: submission)].contains { ids.contains($0.inShort) }
        }
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
            guard !lines.contains(line) else { continue }
            if let other = lines.first(where: { line.isOf($0.submission) || $0.isOf(submission) }) {
                let reason = "'\(other.submission.printable)' has another student above: name each submission once"
                throw table.misuse("line \(row.line): \(reason)")
            }
            lines.append(line)
        }
    }

    /// Names the students of a report, and adds those who are missing in it, in place of what an earlier roster said.
    ///
    /// - Parameter isWhole: whether the report is on the whole class.
    func complete(_ report: inout GradeReport, isWhole: Bool) {
        report.submissions.removeAll { $0.status == .missing }
        for index in report.submissions.indices {
            (report.submissions[index].student, report.submissions[index].columns) = (nil, nil)
        }
        let ids = report.submissions.map(\.id)
        let rest = ids.filter { id in !lines.contains { $0.isOf(id) } }
        let open = lines.filter { !ids.contains(where: $0.isOf) }
        for line in lines {
            // Who is in several folders has handed in again.
            let entries = rest.filter(line.isOfEntry)
            let like = entries.count > 1 ? entries : rest.only(where: line.isLike).map { [$0] } ?? []
            let isClear = isWhole && like.allSatisfy { id in open.count { $0.isLike(id) } == 1 }
            let found = ids.first(where: line.isOf).map { [$0] } ?? (isClear ? like : [])
            if found.isEmpty, isWhole {
                report.submissions.append(SubmissionReport(id: line.submission, path: "", status: .missing))
            }
            let named = found.isEmpty ? [line.submission] : found
            for index in report.submissions.indices where named.contains(report.submissions[index].id) {
                (report.submissions[index].student, report.submissions[index].columns) = (line.student, line.others)
            }
        }
        report.submissions.sort { $0.id < $1.id }
    }
}
