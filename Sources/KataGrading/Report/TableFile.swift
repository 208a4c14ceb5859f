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
        // A spreadsheet's own file is a zip or, from an older program, begins so.
        guard ![[0x50, 0x4B, 3, 4], [0xD0, 0xCF, 0x11, 0xE0]].contains(where: data.starts) else {
            throw misuse("it is not CSV: save it as 'CSV UTF-8' in your spreadsheet")
        }
        guard let text = data.decoded?.text else {
            throw misuse("its encoding is unknown: save it as 'CSV UTF-8' in your spreadsheet")
        }
        let rows = CSV.fields(in: text)
        // Excel may put a line with the separator first.
        let start = rows.firstIndex { !$0.isBlank && !$0[0].text.hasPrefix("sep=") } ?? 0
        let heading = rows.isEmpty ? [] : rows[start].map(\.text.trimmed)
        let names = heading.map { $0.lowercased() }
        let places = columns.compactMap(names.firstIndex)
        guard places.count == columns.count else {
            throw misuse("the first line must be '\(columns.joined(separator: ","))'")
        }
        if let double = columns.first(where: { column in names.count { $0 == column } > 1 }) {
            throw misuse("the first line has the column '\(double)' twice: rename one")
        }
        for (index, row) in rows.enumerated().dropFirst(start + 1) where !row.isBlank {
            // Somebody may have added lines with another separator.
            var row = row.count == 1 ? Array(CSV.fields(in: row[0].text).joined()) : row
            let surplus = row.dropFirst(heading.count).map(\.text).filter { !$0.isBlank }
            if !surplus.isEmpty {
                // A comma before a blank is one of a text, and that may be in the last column.
                guard names.last == columns.last, surplus.allSatisfy({ $0.hasPrefix(" ") }) else {
                    let advice = "put a text with a comma between quotes"
                    throw misuse("line \(index + 1) has more columns than the first line: \(advice)")
                }
                row[heading.count - 1].text += ",\(surplus.joined(separator: ","))"
            }
            if row.contains(where: \.hasOpenQuote) { throw misuse("line \(index + 1) has a quote that does not end") }
            let hasOther = places[0] < row.count && !row[places[0]].isQuoted && row[places[0]].text.contains(";")
            guard places.allSatisfy(row.indices.contains), !hasOther else {
                throw misuse("line \(index + 1) does not have the columns of the first line")
            }
            let cells = heading.indices.map { (heading[$0], $0 < row.count ? row[$0].text.trimmed : "") }
            self.rows.append(Row(line: index + 1, cells: cells))
        }
    }
}

extension [CSV.Field] {
    fileprivate var isBlank: Bool { allSatisfy(\.text.isBlank) }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

    fileprivate var isBlank: Bool { trimmed.isEmpty }
}
