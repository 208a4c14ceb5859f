import Foundation
import KataKit

/// A table that an instructor has written, as a spreadsheet saves it.
struct TableFile {
    struct Row {
        /// The first line has the number 1.
        var line: Int
        var fields: [String: String]
        /// The columns that have no meaning here, with their names as they were written.
        var others: [(name: String, value: String)]

        subscript(_ column: String) -> String { fields[column] ?? "" }
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
        let rows = CSV.rows(in: text).map { $0.map { $0.trimmingCharacters(in: .whitespaces) } }
        let heading = rows.first ?? []
        let names = heading.map { $0.lowercased() }
        guard columns.allSatisfy(names.contains) else {
            throw misuse("the first line must be '\(columns.joined(separator: ","))'")
        }
        for (index, row) in rows.enumerated().dropFirst() where row.contains(where: { !$0.isEmpty }) {
            // Somebody may have added lines with another separator.
            let row =
                row.count == 1 ? CSV.rows(in: row[0]).joined().map { $0.trimmingCharacters(in: .whitespaces) } : row
            let fields = Dictionary(zip(names, row)) { first, _ in first }
            guard columns.allSatisfy({ fields[$0] != nil }), fields[columns[0]]?.contains(";") == false else {
                throw misuse("line \(index + 1) does not have the columns of the first line")
            }
            let others = heading.indices.filter { !columns.contains(names[$0]) }
            self.rows.append(
                Row(
                    line: index + 1,
                    fields: fields,
                    others: others.map { (heading[$0], $0 < row.count ? row[$0] : "") }
                )
            )
        }
    }
}
