import Foundation

/// The page that explains errors which come from a habit. People read it, and the tool prints the row that fits.
struct CompilerErrorPage: Sendable {
    static let path = "docs/compiler-errors.md"

    /// The rows `` | `message` or `message` | `condition` | meaning | ``. A condition is about the file of the error.
    private let rows: [(messages: [String], condition: String?, meaning: String)]
    /// The types that the stand-in for UIKit declares, as a part of an expression.
    private let standIn: String

    init(of kit: Kit) {
        let page = MarkdownPage(file: kit.root.appending(path: Self.path))
        let table = (page?.lines ?? []).map(\.cells).filter { $0.count == 3 && $0[0].hasPrefix("`") }
        rows = table.map { cells in
            // In the meaning, a link is only its text.
            let meaning = cells[2].replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
            return (cells[0].codeSpans, cells[1].codeSpans.first, meaning)
        }
        let folder = kit.root.appending(path: "Sources/HeadlessUIKit")
        let files = (try? folder.readFiles())?.values.map(\.text) ?? []
        let types = files.flatMap { $0.matches(of: /(?:class|struct|enum|protocol) (\w+)/).map(\.output.1) }
        standIn = "(?:\(types.joined(separator: "|")))"
    }

    var meanings: [String] { rows.map(\.meaning) }

    /// What a diagnostic means, by the first row that fits.
    func meaning(of diagnostic: Diagnostic) -> String? {
        rows.first { row in
            row.messages.contains { (try? expression($0).wholeMatch(in: diagnostic.message)) != nil }
                && row.condition.map { holds($0, diagnostic) } ?? true
        }?.meaning
    }

    /// A condition is what the file of a test lacks, `no @testable import`, or how the declaration around the error begins.
    private func holds(_ condition: String, _ diagnostic: Diagnostic) -> Bool {
        let text = SourceText(URL(filePath: diagnostic.file).readText())
        if let missing = condition.wholeMatch(of: /no (.*)/)?.output.1 {
            return diagnostic.file.contains("/Tests/") && !text.code.contains(missing)
        }
        return (try? expression(condition, "\\b").prefixMatch(in: declaration(in: text, around: diagnostic))) != nil
    }

    /// Words of the page: `…` is any text, `{UIKit}` is a type of the stand-in, `{A, B}` is one of these.
    private func expression(_ words: String, _ end: String = "") throws -> Regex<AnyRegexOutput> {
        let escaped = NSRegularExpression.escapedPattern(for: words).replacing("…", with: ".*")
        let choices = escaped.replacing(/\\\{(.*?)\\\}/) { choice in
            choice.output.1 == "UIKit" ? standIn : "(?:\(choice.output.1.replacing(", ", with: "|")))"
        }
        return try Regex(choices + end)
    }

    /// How the innermost type around the error begins, from its keyword on; empty outside of a type.
    private func declaration(in text: SourceText, around diagnostic: Diagnostic) -> String {
        let types = text.declarations(["class", "struct", "enum", "actor", "extension"]).filter { type in
            guard let body = type.body else { return false }
            return (text.place(of: type.name).line...text.place(of: body.suffix(0)).line).contains(diagnostic.line)
        }
        return types.last.map { "\($0.keyword) \($0.name)\($0.rest)" } ?? ""
    }
}
