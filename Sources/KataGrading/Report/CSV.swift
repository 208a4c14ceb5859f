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
            if "\",".unicodeScalars.contains(scalar) || scalar.properties.generalCategory.isBreak { isQuoted = true }
        }
        return isQuoted ? "\"\(field)\"" : field
    }

    static func rows(in text: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field = ""
        var isQuoted = false
        var scalars = Array(text.unicodeScalars)[...]
        // A spreadsheet may start a file with a byte order mark.
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"" where isQuoted && scalars.first == "\"":
                scalars.removeFirst()
                field.append("\"")
            case "\"":
                isQuoted.toggle()
            case "," where !isQuoted:
                row.append(field)
                field = ""
            case "\r" where !isQuoted && scalars.first == "\n":
                break
            case "\n" where !isQuoted, "\r" where !isQuoted:
                rows.append(row + [field])
                row = []
                field = ""
            default:
                field.unicodeScalars.append(scalar)
            }
        }
        if !field.isEmpty || !row.isEmpty { rows.append(row + [field]) }
        return rows
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

extension Unicode.GeneralCategory {
    /// Whether the character ends a line.
    fileprivate var isBreak: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(self)
    }
}
