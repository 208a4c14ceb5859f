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
        package var item: String? {
            let number = text.prefix { $0.isNumber }
            let rest = text.dropFirst(number.count)
            return !isInCode && !number.isEmpty && rest.hasPrefix(". ") ? String(rest.dropFirst(2)) : nil
        }

        /// The cells of a row of a table; empty for other lines.
        package var cells: [String] {
            guard !isInCode, text.hasPrefix("|") else { return [] }
            let cells = text.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
            return cells.map { $0.trimmingCharacters(in: .whitespaces) }.dropLast(text.hasSuffix("|") ? 1 : 0)
        }
    }

    /// A heading of the second level, with the lines below it.
    package struct Section: Sendable {
        package let heading: String
        package fileprivate(set) var lines: [Line] = []

        /// The lines that are in no code block.
        var prose: [Line] { lines.filter { !$0.isInCode } }

        /// The paragraphs that begin with this mark, without it, each in one line. An empty line ends a paragraph.
        func paragraphs(_ mark: String) -> [String] {
            var isOpen = false
            return prose.reduce(into: []) { paragraphs, line in
                if line.text.hasPrefix(mark) {
                    isOpen = true
                    paragraphs.append(line.text.dropFirst(mark.count).trimmingCharacters(in: .whitespaces))
                } else if isOpen, !line.text.isEmpty {
                    paragraphs[paragraphs.count - 1] += " " + line.text.trimmingCharacters(in: .whitespaces)
                } else {
                    isOpen = false
                }
            }
        }
    }

    package let lines: [Line]

    package var sections: [Section] {
        lines.reduce(into: []) { sections, line in
            if let heading = line.heading("##") {
                sections.append(Section(heading: heading))
            } else if !sections.isEmpty {
                sections[sections.count - 1].lines.append(line)
            }
        }
    }

    package init(text: String) {
        var isInCode = false
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = Line(text: String(line), isInCode: isInCode)
            // A code block may start right after the number of an item.
            let text = (line.item ?? line.text).drop { $0 == " " }
            if text.hasPrefix("```") { isInCode.toggle() }
            return line
        }
    }

    /// Nil when there is no such file. Who edits a page may save it in another encoding.
    package init?(file: URL) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        self.init(text: data.decoded?.text.withLineEndsOfUnix ?? data.text)
    }

    /// The first code block that begins with this mark: the rest of that line, and the lines of the block.
    package func block(_ mark: String) -> (title: String, text: String)? {
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

extension String {
    /// What the marks of `kata new` say is still to write, with its line: `12: what a user sees`.
    package var marks: [String] {
        zip(1..., components(separatedBy: "\n")).compactMap { number, line in
            line.firstRange(of: "TODO: ").map { "\(number): \(line[$0.upperBound...].replacing(" -->", with: ""))" }
        }
    }
}
