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
        guard let text = Self.text(of: data) else {
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

    /// UTF-8, UTF-16, Korean (CP949) or Western European (CP1252); nil where that cannot be decided.
    private static func text(of data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        if data.contains(0) {
            let isLittle = data.count > 1 && data[1] == 0
            return String(data: data, encoding: isLittle ? .utf16LittleEndian : .utf16BigEndian)
        }
        if let text = String(data: data, encoding: .utf8) { return text }
        // Codes below that of a first letter are letters of a Mac, or signs.
        let western = String(data: data, encoding: .windowsCP1252)
            .flatMap { $0.contains(/[^\x00-\x7FÀ-ÖØ-öø-ÿ]|[^\x00-\x7F]{3}/) ? nil : $0 }
        // Foundation has no name for this encoding.
        let korean = String(data: data, encoding: String.Encoding(rawValue: 0x8000_0422))
            .flatMap { $0.contains(/[^\x00-\x7F\p{Hangul}\p{P}]/) ? nil : $0 }
        // `ÇÃ` within a word is a syllable too.
        let isWord = korean?.contains(/[A-Za-z]\p{Hangul}|\p{Hangul}[A-Za-z]/) == true
        return isWord ? western ?? korean : korean ?? western
    }
}
