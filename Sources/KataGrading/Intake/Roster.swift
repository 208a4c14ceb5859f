import Foundation
import KataKit

/// Whose submission is whose.
struct Roster {
    private var students: [String: String] = [:]

    /// Reads CSV with a heading that has the columns `submission` and `student`.
    ///
    /// - Throws: ``Refusal`` when there is no such file, or no such columns.
    init(file: URL) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw Refusal(.misuse, "--roster \(file.relativePath): there is no such text file")
        }
        let rows = CSV.rows(in: text)
        guard let heading = rows.first?.map({ $0.trimmingCharacters(in: .whitespaces).lowercased() }),
            let submission = heading.firstIndex(of: "submission"), let student = heading.firstIndex(of: "student")
        else {
            throw Refusal(.misuse, "--roster \(file.relativePath): the first line has to be 'submission,student'")
        }
        for row in rows.dropFirst() where row.count > max(submission, student) {
            students[row[submission]] = row[student]
        }
    }

    func student(of submission: String) -> String? {
        students[submission]
    }
}

extension GradeReport {
    mutating func name(by roster: Roster) {
        for index in submissions.indices { submissions[index].student = roster.student(of: submissions[index].id) }
    }
}
