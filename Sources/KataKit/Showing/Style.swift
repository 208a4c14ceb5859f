import Foundation

/// Color on a terminal, plain text elsewhere, only words for a screen reader.
package struct Style: Sendable {
    package enum Color: Int, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
        case blue = 34
        case cyan = 36
    }

    var isColored: Bool
    /// Whether to write without marks, bars and columns.
    var isPlain = false

    static let plainOption = Command.Option("--plain", "Write only words, for a screen reader or a program.")

    /// NO_COLOR and a pipe turn color off.
    static func ofStandardOutput() -> Style {
        let environment = ProcessInfo.processInfo.environment
        let isRefused = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        return Style(isColored: !isRefused && isatty(STDOUT_FILENO) == 1)
    }

    package func paint(_ text: String, _ color: Color) -> String {
        isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    package func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    /// A tick or a cross.
    package func mark(_ isDone: Bool) -> String { isDone ? paint("✔", .green) : paint("✘", .red) }

    /// `[######----]`
    func bar(_ part: Int, of whole: Int, width: Int = 20) -> String {
        let filled = whole == 0 ? 0 : part * width / whole
        return "[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: width - filled))]"
    }
}
