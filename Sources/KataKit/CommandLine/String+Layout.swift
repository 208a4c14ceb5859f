extension String {
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text, wrapped between words. Each new line keeps the indentation. Code between ``` stays as it is.
    func wrapped(to width: Int) -> String {
        var isCode = false
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.contains("```") { isCode.toggle() }
            guard !isCode, line.count > width else { return String(line) }
            let margin = String(line.prefix { $0 == " " })
            var rows = [margin]
            for word in line.split(separator: " ") {
                let row = rows[rows.count - 1]
                if row == margin {
                    rows[rows.count - 1] += word
                } else if row.count + 1 + word.count <= width {
                    rows[rows.count - 1] += " \(word)"
                } else {
                    rows.append("\(margin)\(word)")
                }
            }
            return rows.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    package func indented(by spaces: Int) -> String {
        let margin = String(repeating: " ", count: spaces)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }
            .joined(separator: "\n")
    }
}
