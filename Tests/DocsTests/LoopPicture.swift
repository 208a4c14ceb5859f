@testable import KataKit

/// A picture of the loop in four screens, as text in an SVG: it needs no program to be drawn, and its lines can be compared.
struct LoopPicture {
    struct Screen {
        var title: String
        var color: String
        var command: String
        var output: String

        /// The command and the first lines that it prints.
        var lines: [String] {
            let printed = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let shown = printed.drop { $0.isEmpty }.prefix(LoopPicture.rows - 2)
            return ["$ \(command)", ""] + shown
        }
    }

    /// As many as the longest screen has.
    private static let rows = 28
    static let columns = 100
    private static let lineHeight = 18
    private static let columnWidth = 8.4
    private static let margin = 16

    var screens: [Screen]

    var svg: String {
        let height = screens.indices.map(height).reduce(0, +)
        let width = Int(Double(Self.columns) * Self.columnWidth) + 2 * Self.margin
        var top = 0
        var groups: [String] = []
        for index in screens.indices {
            groups.append(group(index, top: top, width: width))
            top += self.height(index)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" font-family="monospace" font-size="14">
            <title>\(screens.map(\.title).joined(separator: ", "))</title>
            <rect width="100%" height="100%" fill="#0d1117"/>
            \(groups.joined(separator: "\n"))
            </svg>

            """
    }

    private func height(_ index: Int) -> Int {
        (screens[index].lines.count + 2) * Self.lineHeight + Self.margin
    }

    private func group(_ index: Int, top: Int, width: Int) -> String {
        let screen = screens[index]
        var lines = [text(screen.title, row: 1, top: top, color: screen.color, isBold: true)]
        for (row, line) in screen.lines.enumerated() where !line.isEmpty {
            lines.append(text(line, row: row + 2, top: top, color: color(of: line)))
        }
        let edge = "<rect x=\"0\" y=\"\(top)\" width=\"6\" height=\"\(height(index) - 4)\" fill=\"\(screen.color)\"/>"
        return ([edge] + lines).joined(separator: "\n")
    }

    private func text(_ line: String, row: Int, top: Int, color: String, isBold: Bool = false) -> String {
        let escaped = line.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        let weight = isBold ? " font-weight=\"bold\"" : ""
        let place = "x=\"\(Self.margin)\" y=\"\(top + row * Self.lineHeight + 4)\""
        return "<text \(place) fill=\"\(color)\" xml:space=\"preserve\"\(weight)>\(escaped)</text>"
    }

    private func color(of line: String) -> String {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("✘") { return "#ff7b72" }
        if words.hasPrefix("✔") || words.hasPrefix("★") { return "#56d364" }
        return words.hasPrefix("$ ") ? "#79c0ff" : "#e6edf3"
    }
}
