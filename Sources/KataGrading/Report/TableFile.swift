import Foundation
import KataKit

/// A table that an instructor has written, as a spreadsheet saves it.
struct TableFile {
    struct Row {
        /// The first line has the number 1.
        let line: Int
        /// In the order of the columns, with their names as they were written.
        let cells: [(column: String, value: String)]

        subscript(_ column: String) -> String { cells.first { $0.column.lowercased() == column }?.value ?? "" }
    }

    private let prefix: String
    private(set) var rows: [Row] = []

    func misuse(_ what: String) -> CommandError { CommandError(.misuse, "\(prefix): \(what)") }

    /// - Throws: ``CommandError`` when it is not a text of a known encoding, or a line does not fit the first one.
    init(_ file: URL, option: String, columns: [String]) throws {
        prefix = "\(option) \(file.relativePath)"
        guard let data = try? Data(contentsOf: file) else { throw misuse("there is no such file") }
        guard let text = data.decoded?.text else {
            throw misuse("its encoding is unknown: save it as 'CSV UTF-8' in your spreadsheet")
        }
        let rows = Self.rows(in: text)
        let heading = rows.first ?? []
        let places = columns.compactMap(heading.map { $0.lowercased() }.firstIndex)
        guard places.count == columns.count else {
            throw misuse("the first line must be '\(columns.joined(separator: ","))'")
        }
        for (index, row) in rows.enumerated().dropFirst() where row.contains(where: { !$0.isEmpty }) {
            // Somebody may have added lines with another separator.
            let row = row.count == 1 ? Array(Self.rows(in: row[0]).joined()) : row
            guard places.allSatisfy(row.indices.contains), !row[places[0]].contains(";") else {
                throw misuse("line \(index + 1) does not have the columns of the first line")
            }
            let cells = heading.indices.map { (heading[$0], $0 < row.count ? row[$0] : "") }
            self.rows.append(Row(line: index + 1, cells: cells))
        }
    }

    private static func rows(in text: String) -> [[String]] {
        CSV.rows(in: text).map { $0.map { $0.trimmingCharacters(in: .whitespaces) } }
    }
}
