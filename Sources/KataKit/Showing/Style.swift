import Foundation

/// Colour on a terminal, plain text elsewhere, words alone for a screen reader.
struct Style: Sendable {
    enum Colour: Int, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
        case cyan = 36
    }

    var isColoured: Bool
    /// Without marks, bars and columns.
    var isPlain = false

    static let plainOption = Command.Option("--plain", "Write words alone, for a screen reader or a program.")

    /// NO_COLOR and a pipe are respected.
    static func ofStandardOutput() -> Style {
        let environment = ProcessInfo.processInfo.environment
        let isRefused = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        return Style(isColoured: !isRefused && isatty(STDOUT_FILENO) == 1)
    }

    /// In columns; nil where standard output is no terminal.
    static func widthOfStandardOutput() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    func paint(_ text: String, _ colour: Colour) -> String {
        isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }

    func bold(_ text: String) -> String {
        isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }

    /// A tick or a cross, in plain text a word.
    func mark(_ isDone: Bool) -> String {
        guard !isPlain else { return isDone ? "green:" : "red:" }
        return isDone ? paint("✔", .green) : paint("✘", .red)
    }

    /// `[######----]`
    func bar(_ part: Int, of whole: Int, width: Int = 20) -> String {
        let filled = whole == 0 ? 0 : part * width / whole
        return "[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: width - filled))]"
    }
}

extension String {
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// Broken between words; what follows keeps the indentation of its line. Code between ``` stays as it is.
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
