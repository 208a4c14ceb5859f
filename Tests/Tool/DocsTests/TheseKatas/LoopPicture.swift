@testable import KataKit

/// A picture of the loop in some screens, as text in an SVG: it needs no program to be drawn, and its lines can be compared. Its
/// colors follow the reader's light or dark mode.
struct LoopPicture {
    struct Screen {
        var title: String
        /// The class of its color: `red`, `green`, `blue` or `violet`.
        var color: String
        var lines: [String]
    }

    private static let width = 800
    private static let margin = 16

    /// How many letters fit in a line.
    var columns: Int
    var screens: [Screen]

    // A letter of a monospaced font is three fifths of its height wide.
    private var fontSize: Int { (Self.width - 2 * Self.margin) * 5 / 3 / columns }
    private var lineHeight: Int { fontSize * 6 / 5 }

    var svg: String {
        var top = 0
        var groups: [String] = []
        for screen in screens {
            groups.append(group(screen, top: top))
            top += height(of: screen)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(top)" font-family="monospace" font-size="\(fontSize)">
            <title>\(screens.map(\.title).joined(separator: ", "))</title>
            <style>
            .page { fill: #ffffff } .text { fill: #1f2328 } .red { fill: #c4232c } .green { fill: #1a7f37 }
            .blue { fill: #0969da } .violet { fill: #8250df }
            @media (prefers-color-scheme: dark) {
            .page { fill: #0d1117 } .text { fill: #e6edf3 } .red { fill: #ff7b72 } .green { fill: #56d364 }
            .blue { fill: #79c0ff } .violet { fill: #d2a8ff }
            }
            \(motion)</style>
            <rect class="page" width="100%" height="100%" rx="8"/>
            \(groups.joined(separator: "\n"))
            </svg>

            """
    }

    /// One screen comes after the other. For readers who want no motion, all are there at once.
    private var motion: String {
        let delays = screens.indices.map { "g:nth-of-type(\($0 + 1)) { animation-delay: \($0 * 2)s }" }
        return """
            @keyframes come { from { opacity: 0 } }
            @media (prefers-reduced-motion: no-preference) {
            g { animation: come 0.5s backwards }
            \(delays.joined(separator: "\n"))
            }

            """
    }

    private func height(of screen: Screen) -> Int { (screen.lines.count + 2) * lineHeight }

    private func group(_ screen: Screen, top: Int) -> String {
        var lines = [text(screen.title, y: top + lineHeight, color: screen.color, isBold: true)]
        for (row, line) in screen.lines.enumerated() where !line.isEmpty {
            lines.append(text(line, y: top + (row + 2) * lineHeight, color: color(of: line)))
        }
        let edge = "<rect class=\"\(screen.color)\" y=\"\(top)\" width=\"6\" height=\"\(height(of: screen) - 6)\"/>"
        return (["<g>", edge] + lines + ["</g>"]).joined(separator: "\n")
    }

    private func text(_ line: String, y: Int, color: String, isBold: Bool = false) -> String {
        let escaped = line.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        let weight = isBold ? " font-weight=\"bold\"" : ""
        let place = "x=\"\(Self.margin)\" y=\"\(y)\""
        return "<text class=\"\(color)\" \(place) xml:space=\"preserve\"\(weight)>\(escaped)</text>"
    }

    private func color(of line: String) -> String {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("✘") { return "red" }
        if words.hasPrefix("✔") || words.hasPrefix("★") || words.hasSuffix(" green") { return "green" }
        return words.hasPrefix("$ ") ? "blue" : "text"
    }
}
