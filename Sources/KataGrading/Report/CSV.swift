/// Comma-separated values, by RFC 4180.
enum CSV {
    /// A field, quoted if necessary. Text that a spreadsheet would read as a formula becomes plain text.
    static func field(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let plain = (isFormula ? "'" : "") + text
        guard plain.contains(where: { ",\"\n\r".contains($0) || $0.isNewline }) || isFormula else { return plain }
        return "\"" + plain.replacing("\"", with: "\"\"") + "\""
    }

    static func rows(in text: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field = ""
        var isQuoted = false
        var characters = Array(text)[...]
        // A spreadsheet may start a file with a byte order mark.
        if characters.first == "\u{FEFF}" { characters.removeFirst() }
        while let character = characters.popFirst() {
            switch character {
            case "\"" where isQuoted && characters.first == "\"":
                characters.removeFirst()
                field.append("\"")
            case "\"":
                isQuoted.toggle()
            case "," where !isQuoted:
                row.append(field)
                field = ""
            case _ where character.isNewline && !isQuoted:
                rows.append(row + [field])
                row = []
                field = ""
            default:
                field.append(character)
            }
        }
        if !field.isEmpty || !row.isEmpty { rows.append(row + [field]) }
        return rows
    }
}
