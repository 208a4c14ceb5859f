/// Comma-separated values, by RFC 4180.
///
/// It compares Unicode scalars: a quote with a mark above it is one `Character`, which no program for tables knows.
enum CSV {
    /// A field, quoted if necessary. Text that a spreadsheet would read as a formula becomes plain text.
    static func field(_ text: String) -> String {
        let isFormula = text.unicodeScalars.isFormula
        var field = isFormula ? "'" : ""
        var isQuoted = isFormula
        for scalar in text.unicodeScalars {
            if scalar == "\"" { field.append("\"") }
            field.unicodeScalars.append(scalar)
            let isBreak = [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
            if isBreak || scalar == "\"" || scalar == "," { isQuoted = true }
        }
        return isQuoted ? "\"\(field)\"" : field
    }

    /// Spreadsheets of half the world put semicolons between the columns: the first one decides.
    static func rows(in text: String) -> [[String]] {
        // A spreadsheet may start a file with a byte order mark, and leave out the end of the last line.
        let text = String(text.unicodeScalars.drop { $0 == "\u{FEFF}" }) + "\n"
        let hasSemicolons = text.first { ",;\n".contains($0) } == ";"
        let field =
            (hasSemicolons
            ? #/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n?|\n)/# : #/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n?|\n)/#)
            .matchingSemantics(.unicodeScalar)
        var rows: [[String]] = [[]]
        for match in text.matches(of: field) {
            let quoted = match.output.1?.replacing(#/""/#.matchingSemantics(.unicodeScalar), with: "\"")
            rows[rows.count - 1].append(String(quoted ?? match.output.2 ?? ""))
            if ![",", ";"].contains(match.output.3) { rows.append([]) }
        }
        return rows.filter { ![[], [""]].contains($0) }
    }
}

extension String.UnicodeScalarView {
    /// Whether a spreadsheet may take the text for a formula. It skips spaces, quotes, and what nobody sees.
    fileprivate var isFormula: Bool {
        for scalar in self {
            if "=+-@\t\r＝＋－＠".unicodeScalars.contains(scalar) { return true }
            let properties = scalar.properties
            let isSkipped =
                properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.isQuotationMark
                || [.control, .format, .nonspacingMark, .enclosingMark, .unassigned].contains(
                    properties.generalCategory
                )
            guard isSkipped else { return false }
        }
        return false
    }
}
