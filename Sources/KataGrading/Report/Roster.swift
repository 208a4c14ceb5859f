import Foundation
import KataKit

/// Which student made which submission.
struct Roster {
    private var students: [String: String] = [:]

    /// Reads CSV with a heading that has the columns `submission` and `student`.
    ///
    /// - Throws: ``CommandError`` when the file or one of these columns is missing, or when two lines name one
    ///   submission.
    init(file: URL) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CommandError(.misuse, "--roster \(file.relativePath): there is no such text file")
        }
        let rows = CSV.rows(in: text)
        guard let heading = rows.first?.map({ $0.trimmingCharacters(in: .whitespaces).lowercased() }),
            let submission = heading.firstIndex(of: "submission"), let student = heading.firstIndex(of: "student")
        else {
            throw CommandError(.misuse, "--roster \(file.relativePath): the first line must be 'submission,student'")
        }
        for row in rows.dropFirst() where row.count > max(submission, student) {
            let known = students.updateValue(row[student], forKey: row[submission])
            guard known == nil || known == row[student] else {
                let line = "--roster \(file.relativePath): '\(row[submission].printable)' has two students"
                throw CommandError(.misuse, "\(line): name each submission once")
            }
        }
    }

    func student(of submission: String) -> String? {
        students[submission]
    }
}

extension GradeReport {
    mutating func addStudents(of roster: Roster) {
        for index in submissions.indices { submissions[index].student = roster.student(of: submissions[index].id) }
    }
}
