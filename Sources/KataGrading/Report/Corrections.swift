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

    init(file: URL) throws {
        table = try TableFile(file, option: "--corrections", columns: ["id", "kata", "lap", "points", "reason"])
    }

    /// Puts the corrections into a report, in place of those that it has.
    ///
    /// - Throws: ``CommandError`` when a line is not a correction.
    func complete(_ report: inout GradeReport) throws {
        for index in report.submissions.indices {
            for kata in report.submissions[index].katas.indices {
                report.submissions[index].katas[kata].corrections = nil
            }
        }
        for row in table.rows {
            guard let lap = Lap(rawValue: row["lap"].lowercased()), let points = Int(row["points"]) else {
                throw table.misuse("line \(row.line): lap is green, bite or first, and points a number such as -2")
            }
            guard let index = report.submissions.firstIndex(where: { $0.id == row["id"] }),
                let kata = report.submissions[index].katas.firstIndex(where: { $0.kata == row["kata"] })
            else {
                Console.say(table.misuse("line \(row.line): '\(row["id"].printable)' has no such kata here").message)
                continue
            }
            let correction = Correction(lap: lap, points: points, reason: row["reason"])
            report.submissions[index].katas[kata].corrections =
                (report.submissions[index].katas[kata].corrections ?? []) + [correction]
        }
    }
}
