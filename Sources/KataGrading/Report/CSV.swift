import KataKit

/// Comma-separated values, by RFC 4180.
///
/// It compares Unicode scalars: a quote with a mark above it is one `Character`, which no program for tables knows.
enum CSV {
    /// How a text begins that a spreadsheet may take for a formula. It skips spaces, quotes, and what nobody sees.
    nonisolated(unsafe) private static let formula =
        #/[\p{C}\p{Mn}\p{Me}\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Quotation_Mark}]*[-=+@\t\r＝＋－＠]/#
        .matchingSemantics(.unicodeScalar)

    /// A field, quoted if necessary. Text that a spreadsheet would read as a formula becomes plain text.
    static func field(_ text: String) -> String {
        let isFormula = text.prefixMatch(of: formula) != nil
        let isQuoted = text.unicodeScalars.contains { "\",;".unicodeScalars.contains($0) || $0.movesText }
        let field = (isFormula ? "'" : "") + text.replacingScalars { $0 == "\"" ? "\"\"" : nil }
        return isFormula || isQuoted ? "\"\(field)\"" : field
    }

    /// What is between two separators.
    struct Field {
        var text: String
        /// Whether it is between quotes, which end.
        let isQuoted: Bool

        var hasOpenQuote: Bool { !isQuoted && text.hasPrefix("\"") && !text.count { $0 == "\"" }.isMultiple(of: 2) }
    }

    static func rows(in text: String) -> [[String]] { fields(in: text).map { $0.map(\.text) } }

    /// Spreadsheets put commas, semicolons or tabs between the columns: the first one decides.
    static func fields(in text: String) -> [[Field]] {
        // A person may put a space before a quote, or after it. A spreadsheet may start a file with a byte order mark, and leave
        // out the end of the last line.
        let text = String(text.unicodeScalars.drop { $0 == "\u{FEFF}" }) + "\n"
        let field =
            switch text.first(where: { ",;\t\n".contains($0) }) {
            case ";": #/(?: *"((?:[^"]|"")*)" *|([^;\r\n]*))(;|\r\n?|\n)/#.matchingSemantics(.unicodeScalar)
            case "\t": #/(?: *"((?:[^"]|"")*)" *|([^\t\r\n]*))(\t|\r\n?|\n)/#.matchingSemantics(.unicodeScalar)
            default: #/(?: *"((?:[^"]|"")*)" *|([^,\r\n]*))(,|\r\n?|\n)/#.matchingSemantics(.unicodeScalar)
            }
        var rows: [[Field]] = [[]]
        for match in text.matches(of: field) {
            let quoted = match.output.1?.replacing(#/""/#.matchingSemantics(.unicodeScalar), with: "\"")
            let field = String(quoted ?? match.output.2 ?? "")
            // As ``field(_:)`` writes what a spreadsheet would take for a formula.
            let isFormula = field.hasPrefix("'") && field.dropFirst().prefixMatch(of: formula) != nil
            let text = isFormula ? String(field.dropFirst()) : field
            rows[rows.count - 1].append(Field(text: text, isQuoted: quoted != nil))
            if ![",", ";", "\t"].contains(match.output.3) { rows.append([]) }
        }
        while let last = rows.last, last.count < 2, last.first?.text.isEmpty != false { rows.removeLast() }
        return rows
    }
}
