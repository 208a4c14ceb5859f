extension String {
    package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columns)) }

    /// Wraps between words, not inside of a command. A new line keeps the indentation. Code between ``` stays as it is.
    func wrapped(to width: Int) -> String {
        let command = /(?:swift run|swift test|cp) [^,;()']+/
        var isCode = false
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.contains("```") { isCode.toggle() }
            let row = line.replacing(command) { $0.output.replacing(" ", with: "\u{A0}") }
            return isCode ? String(line) : row[...].wrapped(to: width).replacing("\u{A0}", with: " ")
        }.joined(separator: "\n")
    }

    /// The text without the line breaks inside of its paragraphs: it was wrapped for another width.
    func withParagraphsInOneLine() -> String {
        var isCode = false
        var lines: [String] = []
        for line in split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let isText = !isCode && !line.isEmpty && !["- ", "| ", " ", "```"].contains(where: line.hasPrefix)
            if line.contains("```") { isCode.toggle() }
            if isText, let last = lines.last, !last.isEmpty, !last.contains("```") {
                lines[lines.count - 1] = "\(last) \(line)"
            } else {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    package func indented(by spaces: Int) -> String {
        let margin = String(repeating: " ", count: spaces)
        return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }
            .joined(separator: "\n")
    }

    /// How many columns it takes on a terminal: colors take none, and Korean letters take two each.
    package var columns: Int {
        let text = contains("\u{1B}") ? replacing(#/\u{1B}\[[0-9;]*m/#, with: "") : self
        return text.reduce(0) { $0 + $1.columns }
    }

    /// The text with a capital letter at its beginning.
    package var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Substring {
    /// One line, wrapped between words. The spaces between two words of a row stay as they are. In a row of a table, what
    /// follows the label stays in its column.
    fileprivate func wrapped(to width: Int) -> String {
        guard String(self).columns > width else { return String(self) }
        var margin = String(prefix { $0 == " " })
        let label = firstMatch(of: /^\ *\S.*?\ {2,}/).map { String($0.output).columns } ?? width
        var rows: [String] = []
        var row = margin
        var gap = ""
        for part in dropFirst(margin.count).split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            if part.isEmpty {
                gap += " "
            } else {
                if row != margin, row.columns + gap.count + 1 + part.columns > width {
                    rows.append(row)
                    if label <= width / 2 { margin = String(repeating: " ", count: label) }
                    row = margin
                }
                row += row == margin ? part : "\(gap) \(part)"
                gap = ""
            }
        }
        return (rows + [row]).joined(separator: "\n")
    }
}

extension Character {
    /// What Unicode calls wide: the letters of Korean, Chinese and Japanese, and most pictures.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]

    fileprivate var columns: Int {
        guard !isASCII, let first = unicodeScalars.first?.value else { return 1 }
        return Self.wide.contains { $0.contains(first) } ? 2 : 1
    }
}
