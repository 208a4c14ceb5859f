extension String {
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text, wrapped between words. Each new line keeps the indentation. Code between ``` stays as it is.
    func wrapped(to width: Int) -> String {
        var isCode = false
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.contains("```") { isCode.toggle() }
            return isCode ? String(line) : line.wrapped(to: width)
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
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }
            .joined(separator: "\n")
    }
}

extension Substring {
    /// One line, wrapped between words. The spaces between two words of a row stay as they are.
    fileprivate func wrapped(to width: Int) -> String {
        guard String(self).columns > width else { return String(self) }
        let margin = String(prefix { $0 == " " })
        var rows: [String] = []
        var row = margin
        var gap = ""
        for part in dropFirst(margin.count).split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            if part.isEmpty {
                gap += " "
            } else if row == margin {
                row += part
            } else if row.columns + gap.count + 1 + part.columns <= width {
                row += "\(gap) \(part)"
                gap = ""
            } else {
                rows.append(row)
                row = margin + part
                gap = ""
            }
        }
        return (rows + [row]).joined(separator: "\n")
    }
}

extension String {
    /// How many columns it takes on a terminal: colors take none.
    fileprivate var columns: Int {
        contains("\u{1B}") ? replacing(#/\u{1B}\[[0-9;]*m/#, with: "").count : count
    }
}
