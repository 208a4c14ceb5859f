import Foundation
import KataKit

/// Points that an instructor gives, or takes where the number is below 0.
struct Correction: Codable, Equatable, Sendable {
    var lap: Lap
    var points: Int
    var reason: String

    var text: String { "\(lap.title): \(points > 0 ? "+" : "")\(points) by hand: \(reason)" }
}

/// A file of corrections. It is read for each report, so grading again loses none.
struct Corrections {
    private let table: TableFile
    private let lines: [(row: TableFile.Row, correction: Correction)]

    /// - Throws: ``CommandError`` when a line is not a correction.
    init(file: URL) throws {
        let table = try TableFile(file, option: "--corrections", columns: ["id", "kata", "lap", "points", "reason"])
        self.table = table
        lines = try table.rows.map { row in
            guard let lap = Lap(rawValue: row["lap"].lowercased()), let points = Int(row["points"]) else {
                throw table.misuse("line \(row.line): lap is green, bite or first, and points a number such as -2")
            }
            return (row, Correction(lap: lap, points: points, reason: row["reason"]))
        }
    }

    /// Puts the corrections into a report, in place of those that it has.
    ///
    /// - Parameter isWhole: whether the report is on the whole class.
    /// - Returns: what the lines name that the report does not have.
    func complete(_ report: inout GradeReport, isWhole: Bool) -> [String] {
        for index in report.submissions.indices {
            for kata in report.submissions[index].katas.indices {
                report.submissions[index].katas[kata].corrections = nil
            }
        }
        return lines.compactMap { row, correction in
            guard let index = report.submissions.firstIndex(where: { $0.id == row["id"] }),
                let kata = report.submissions[index].katas.firstIndex(where: { kata in
                    kata.kata == row["kata"] && kata.parts.contains { $0.lap == correction.lap }
                })
            else {
                let what = "no submission '\(row["id"])' with a \(correction.lap.title) of '\(row["kata"])'".printable
                return isWhole ? table.misuse("line \(row.line): \(what)").message : nil
            }
            report.submissions[index].katas[kata].corrections =
                (report.submissions[index].katas[kata].corrections ?? []) + [correction]
            return nil
        }
    }
}
