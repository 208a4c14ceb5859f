import KataKit

/// A page and its original: which part of the original the page does not have.
struct Translation {
    /// A part that both pages must have.
    private struct Part {
        enum Kind: Equatable {
            /// A step's number and suite, and the name of a test, stay as they are. Other headings are translated.
            case heading(level: Int, name: String?)
            /// An item of a numbered list. In a guide, the name of a test stays as it is.
            case item(number: Substring, test: String?)
            /// The name of a rule of the bite lap, which the tool prints.
            case rule(String)
            /// The words of a failure, above the hints for it.
            case failure(String)
            case code
            /// A code block whose words may be translated.
            case picture
        }

        var kind: Kind
        /// The number of its line.
        var line: Int
        /// Its line; all lines of a code block.
        var lines: [String]
    }

    private let path: String
    private let originalPath: String
    private let parts: [Part]
    private let originalParts: [Part]

    init(
        _ page: MarkdownPage,
        at path: String,
        in language: Language,
        of original: MarkdownPage,
        at originalPath: String
    ) {
        self.path = path
        self.originalPath = originalPath
        let isPageOfHints = originalPath.hasSuffix(".\(GuidePage.hints.rawValue)")
        parts = Self.parts(of: page, in: language, isPageOfHints: isPageOfHints)
        originalParts = Self.parts(of: original, in: .english, isPageOfHints: isPageOfHints)
    }

    /// The first difference, where it is, and what to do; nil when the page has all that the original has.
    var problem: String? {
        for (part, original) in zip(parts, originalParts) {
            if part.kind != original.kind {
                return problem(
                    part.line,
                    "'\(part.lines[0])' does not translate '\(original.lines[0])'",
                    original.line,
                    "translate that line here"
                )
            }
            guard part.kind == .code, part.lines != original.lines else { continue }
            let same = zip(part.lines, original.lines).prefix { $0 == $1 }.count
            return problem(part.line + same, "the code differs", original.line + same, "copy the block from there")
        }
        if let missing = originalParts.dropFirst(parts.count).first {
            let end = parts.last?.line ?? 1
            return problem(end, "'\(missing.lines[0])' is missing below", missing.line, "translate it")
        }
        guard let extra = parts.dropFirst(originalParts.count).first else { return nil }
        return problem(extra.line, "'\(extra.lines[0])' has no original", originalParts.last?.line ?? 1, "remove it")
    }

    private func problem(_ line: Int, _ text: String, _ originalLine: Int, _ fix: String) -> String {
        "\(path):\(line): \(text), see \(originalPath):\(originalLine): \(fix)"
    }

    private static func parts(of page: MarkdownPage, in language: Language, isPageOfHints: Bool) -> [Part] {
        var parts: [Part] = []
        var section = ""
        for (index, line) in page.lines.enumerated() {
            if line.isInCode {
                parts[parts.count - 1].lines.append(line.text)
                continue
            }
            let isInStep = Guide.step(in: section, language) != nil
            func add(_ kind: Part.Kind) { parts.append(Part(kind: kind, line: index + 1, lines: [line.text])) }
            if let (level, title) = line.heading {
                if level <= 2 { section = title }
                let step = level == 2 ? Guide.step(in: title, language) : nil
                let test = isPageOfHints && isInStep && level == 3 ? title : nil
                add(.heading(level: level, name: step.map { "\($0.number) \($0.suite)" } ?? test))
            } else if let words = line.failure(in: language) {
                add(.failure(words))
            } else if section.hasPrefix("Bite lap"), let rule = Guide.rule(in: line.text) {
                add(.rule(rule))
            } else if let item = line.item {
                let number = line.text.prefix { $0.isNumber }
                add(.item(number: number, test: isInStep && !isPageOfHints ? item : nil))
            }
            if let block = line.block { add(block == "text" ? .picture : .code) }
        }
        return parts
    }
}

extension MarkdownPage.Line {
    fileprivate var heading: (level: Int, title: String)? {
        let level = text.prefix { $0 == "#" }.count
        return heading(String(repeating: "#", count: level)).flatMap { level == 0 ? nil : (level, $0) }
    }

    /// What follows the fence that begins a code block. The block may be a numbered item.
    fileprivate var block: Substring? {
        let content = (item ?? text).drop { $0 == " " }
        return content.hasPrefix("```") ? content.dropFirst(3) : nil
    }
}
