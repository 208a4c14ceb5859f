import Foundation
import KataKit
import TestSupport
import Testing

/// A page that readers of the kit follow.
struct DocsPage: CustomTestStringConvertible, Sendable {
    /// A code block between fences.
    struct Block: Sendable {
        /// What follows the fence: `swift fragment`.
        var info: [String]
        var lines: [String]
        /// The number of its first line in the page.
        var firstLine: Int
        /// The `##` heading above it.
        var section: String

        var language: String { info.first ?? "" }
        var text: String { lines.map { "\($0)\n" }.joined() }
        /// A whole file that the reader writes: `swift Katas/X/Tests/File.swift`.
        var file: String? { language == "swift" ? info.dropFirst().first { $0.hasSuffix(".swift") } : nil }
    }

    /// From the kit's root.
    var path: String
    private(set) var blocks: [Block] = []
    private(set) var headings: [String] = []
    /// The page without its blocks. Line numbers stay the same.
    private(set) var prose: [String] = []
    /// What is between backticks in running text.
    private(set) var codeInProse: [(text: String, line: Int)] = []

    var testDescription: String { path }
    var file: URL { Checkout.root.appending(path: path) }

    init(_ path: String) throws {
        let text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
        self.init(path: path, text: text)
    }

    init(path: String, text: String) {
        self.path = path
        var section = ""
        var indentation = 0
        var open: Block?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let content = line.drop { $0 == " " }
            if var block = open {
                if content.hasPrefix("```") {
                    blocks.append(block)
                    open = nil
                } else {
                    block.lines.append(String(line.dropFirst(min(indentation, line.count - content.count))))
                    open = block
                }
            } else if line.contains("```"), let fence = line.firstMatch(of: /^( {0,3}(?:\d+\. |- )| *)```(.*)$/) {
                indentation = fence.output.1.count
                let info = fence.output.2.split(separator: " ").map(String.init)
                open = Block(info: info, lines: [], firstLine: index + 2, section: section)
            } else {
                if line.hasPrefix("#"), let heading = line.wholeMatch(of: /(#+) (.+)/) {
                    headings.append(String(heading.output.2))
                    if heading.output.1 == "##" { section = String(heading.output.2) }
                }
                prose.append(line)
                continue
            }
            prose.append("")
        }
        let running = prose.map { $0.hasPrefix("    ") && !$0.contains("`") ? "" : $0 }.joined(separator: "\n")
            .replacing("`` `", with: "   `").replacing("` ``", with: "`   ")
        codeInProse = running.matches(of: /`([^`]+)`/).map { match in
            let words = match.output.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return (words, running.lineNumber(of: match.range.lowerBound))
        }
    }

    /// All pages that readers of the kit see. Empty if one cannot be read, which a test of its own finds.
    static let all = (try? readAll()) ?? []

    static func readAll() throws -> [DocsPage] {
        let docs = try Checkout.root.appending(path: "docs").readFiles().keys.filter { $0.hasSuffix(".md") }
        return try ["README.md"].map(DocsPage.init) + docs.sorted().map { try DocsPage("docs/\($0)") }
    }

    /// Pages in other languages have the code of the original, which `TranslationTests` compare.
    var isTranslation: Bool {
        Language.translations.contains { path.hasPrefix("\($0.docs)/") }
    }

    /// The page of hints has pieces of a file that the learner has.
    var isPageOfHints: Bool { path.hasSuffix(".hints.md") }
}
