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
    }

    private var lines: [Line] = []

    /// Reads CSV with a heading that has the columns `submission` and `student`.
    ///
    /// - Throws: ``CommandError`` when the file or a column is missing, or when two lines name one submission.
    init(file: URL) throws {
        func misuse(_ what: String) -> CommandError { CommandError(.misuse, "--roster \(file.relativePath): \(what)") }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw misuse("there is no such text file")
        }
        let rows = CSV.rows(in: text)
        let heading = rows.first?.map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        let names = heading.map { $0.lowercased() }
        guard let submission = names.firstIndex(of: "submission"), let student = names.firstIndex(of: "student") else {
            throw misuse("the first line must be 'submission,student'")
        }
        for row in rows.dropFirst() where row.count > max(submission, student) {
            let others = heading.indices.filter { $0 != submission && $0 != student }
                .map { Column(name: heading[$0], value: $0 < row.count ? row[$0] : "") }
            // Until somebody fills in the names, each submission is a student.
            let isNamed = !row[student].trimmingCharacters(in: .whitespaces).isEmpty
            let name = isNamed ? row[student] : row[submission]
            let line = Line(submission: row[submission], student: name, others: others)
            guard lines.allSatisfy({ $0.submission != line.submission || $0 == line }) else {
                throw misuse("'\(line.submission.printable)' has two students: name each submission once")
            }
            lines.append(line)
        }
    }

    /// Names the students of a report, and adds those who are missing in it.
    ///
    /// - Parameter isWhole: whether the report is on the whole class.
    func complete(_ report: inout GradeReport, isWhole: Bool) {
        for index in report.submissions.indices {
            guard let line = lines.first(where: { $0.submission == report.submissions[index].id }) else { continue }
            (report.submissions[index].student, report.submissions[index].columns) = (line.student, line.others)
        }
        let known = Set(report.submissions.compactMap(\.student))
        for line in isWhole ? lines : [] where !known.contains(line.student) {
            var missing = SubmissionReport(id: line.submission, path: "", status: .missing)
            (missing.student, missing.columns) = (line.student, line.others)
            report.submissions.append(missing)
        }
        report.submissions.sort { $0.id < $1.id }
    }
}
