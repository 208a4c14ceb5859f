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
        var seen: Set<[String]> = []
        lines = try table.rows.map { row in
            guard seen.insert(row.cells.map(\.value)).inserted else {
                throw table.misuse("line \(row.line) is there twice: each correction counts once")
            }
            guard let lap = Lap(rawValue: row["lap"].lowercased()), let points = Int(row["points"]) else {
                let form = "lap is green, bite or first, and points a whole number such as -2"
                throw table.misuse("line \(row.line): \(form)")
            }
            return (row, Correction(lap: lap, points: points, reason: row["reason"]))
        }
    }

    /// Puts the corrections into a report, in place of those that it has.
    ///
    /// - Returns: what the lines name that the report does not have.
    func complete(_ report: inout GradeReport) -> [String] {
        for index in report.submissions.indices {
            for kata in report.submissions[index].katas.indices {
                report.submissions[index].katas[kata].corrections = nil
            }
        }
        return lines.compactMap { row, correction in
            let (id, name) = (row["id"].printable, row["kata"].printable)
            guard let index = report.submissions.map(\.id).place(of: row["id"]) else {
                // It may be in another part of the class.
                return report.shards == nil ? table.misuse("line \(row.line): no submission '\(id)'").message : nil
            }
            guard report.submissions[index].status != .missing else {
                return table.misuse("line \(row.line): '\(id)' was not handed in").message
            }
            guard let kata = report.submissions[index].katas.map(\.kata).place(of: row["kata"]) else {
                return table.misuse("line \(row.line): '\(id)' has no kata '\(name)' here").message
            }
            guard report.submissions[index].katas[kata].parts.contains(where: { $0.lap == correction.lap }) else {
                return table.misuse("line \(row.line): \(name) has no \(correction.lap.title)").message
            }
            report.submissions[index].katas[kata].corrections =
                (report.submissions[index].katas[kata].corrections ?? []) + [correction]
            return nil
        }
    }
}
