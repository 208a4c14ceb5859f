import Foundation

/// The lines of a Markdown text. A line in a code block is never a heading or an item.
package struct MarkdownPage: Sendable {
    package struct Line: Sendable {
        package var text: String
        package var isInCode: Bool

        /// The text of a heading such as `## Refactor`.
        package func heading(_ mark: String) -> String? {
            isInCode || !text.hasPrefix(mark + " ") ? nil : String(text.dropFirst(mark.count + 1))
        }

        /// What follows the number of a numbered item.
        package var item: String? { isInCode ? nil : Self.item(in: text) }

        fileprivate static func item(in text: String) -> String? {
            let number = text.prefix { $0.isNumber }
            let rest = text.dropFirst(number.count)
            return !number.isEmpty && rest.hasPrefix(". ") ? String(rest.dropFirst(2)) : nil
        }
    }

    package let lines: [Line]

    package init(text: String) {
        var isInCode = false
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = Line(text: String(line), isInCode: isInCode)
            // A code block may start right after the number of an item.
            let text = (Line.item(in: line.text) ?? line.text).drop { $0 == " " }
            if text.hasPrefix("```") { isInCode.toggle() }
            return line
        }
    }

    /// Nil when there is no such file. Line ends may be those of Windows.
    package init?(file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        self.init(text: text.replacing("\r\n", with: "\n"))
    }

    /// The first code block that begins with this mark: the rest of that line, and the lines of the block.
    func block(_ mark: String) -> (title: String, text: String)? {
        guard let start = lines.firstIndex(where: { !$0.isInCode && $0.text.hasPrefix(mark) }) else { return nil }
        let text = lines[(start + 1)...].prefix { $0.text != "```" }.map(\.text).joined(separator: "\n")
        return (String(lines[start].text.dropFirst(mark.count)), text)
    }

    package var text: String { lines.map(\.text).joined(separator: "\n") }
}

extension StringProtocol where SubSequence == Substring {
    /// The texts between backticks.
    var codeSpans: [String] { matches(of: /`([^`]*)`/).map { String($0.output.1) } }
}
