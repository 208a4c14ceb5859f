import Foundation
import KataKit
import TestSupport
import Testing

/// A page in another language, and the same page in English.
struct Translation: CustomTestStringConvertible, Sendable {
    /// Something that both pages must have, in the same order.
    private struct Part {
        /// What no translation changes.
        var kept: String
        /// The number of its line.
        var line: Int
        var text: String
    }

    private let language: Language
    /// From the kit's root, as that of the original.
    let path: String
    let originalPath: String
    private let page: MarkdownPage
    /// Nil for a page of its own, such as a glossary.
    private let original: MarkdownPage?

    var testDescription: String { path }

    init(_ language: Language, _ path: String, _ page: MarkdownPage, of original: MarkdownPage?) {
        self.language = language
        self.path = path
        self.page = page
        self.original = original
        originalPath = Self.originalPath(of: path, in: language)
    }

    /// All pages in other languages. Those that cannot be read are found by ``LinkTests``.
    static let all = DocsPage.all.map(\.path).flatMap { path in
        Language.translations.filter { path.hasPrefix("\($0.docs)/") }.compactMap { language -> Translation? in
            let original = originalPath(of: path, in: language)
            let (file, originalFile) = (Checkout.root.appending(path: path), Checkout.root.appending(path: original))
            return MarkdownPage(file: file).map {
                Translation(language, path, $0, of: MarkdownPage(file: originalFile))
            }
        }
    }

    /// The same path below the English pages. Only the front page is the `README.md` of the kit.
    private static func originalPath(of path: String, in language: Language) -> String {
        let page = path.dropFirst(language.docs.count)
        return page == "/README.md" ? "README.md" : Language.english.docs + page
    }

    // MARK: Parts

    /// The first line that differs from the original, and which line that is there; nil if the page has all parts.
    var difference: String? {
        guard let original else { return nil }
        let parts = parts(of: page, in: language)
        let expected = self.parts(of: original, in: .english)
        if let (part, other) = zip(parts, expected).first(where: { $0.kept != $1.kept }) {
            return
                "\(path):\(part.line): '\(part.text)' does not translate '\(other.text)', \(originalPath):\(other.line)"
        }
        if let missing = expected.dropFirst(parts.count).first {
            return "\(path): '\(missing.text)' is missing at the end, \(originalPath):\(missing.line)"
        }
        return parts.dropFirst(expected.count).first.map {
            "\(path):\($0.line): '\($0.text)' is not in \(originalPath)"
        }
    }

    private func parts(of page: MarkdownPage, in language: Language) -> [Part] {
        let isPageOfHints = originalPath.hasSuffix(".\(GuidePage.hints.rawValue)")
        var section = ""
        var isPicture = false
        var isTableOfKatas = false
        return page.lines.enumerated().flatMap { index, line -> [Part] in
            var kept: [String] = []
            if line.text == "<!-- katas -->" { isTableOfKatas = true }
            if line.text == "<!-- end of katas -->" { isTableOfKatas = false }
            if isTableOfKatas {
                // `kata verify` compares it with the guides.
            } else if line.isInCode {
                kept = isPicture ? [] : [line.text]
            } else if let (level, title) = line.heading {
                if level <= 2 { section = title }
                let step = level == 2 ? Guide.step(in: title, language).map { "\($0.number) \($0.suite)" } : nil
                let isTest = isPageOfHints && level == 3 && Guide.step(in: section, language) != nil
                kept = ["heading \(level) \(step ?? (isTest ? title : ""))"]
            } else if let words = line.failure(in: language) {
                kept = ["failure \(words)"]
            } else if section.hasPrefix("Bite lap"), let rule = Guide.rule(in: line.text) {
                kept = ["rule \(rule)"]
            } else if let item = line.item {
                let isTest = !isPageOfHints && Guide.step(in: section, language) != nil
                kept = ["item \(line.text.prefix { $0.isNumber }) \(isTest ? item : "")"]
            }
            if let block = line.block {
                // The words in a picture may be translated.
                isPicture = block == "text"
                kept.append(isPicture ? "picture" : "code")
            }
            return kept.map { Part(kept: $0, line: index + 1, text: line.text) }
        }
    }

    // MARK: The stamp

    /// What is wrong with the line that names the original and its version, and what to do; nil if it is right.
    ///
    /// - Parameter version: of the original, as git counts it. Nil without an original.
    func problem(withStampFor version: String?) -> String? {
        let stamp = page.lines.enumerated().lazy.compactMap { index, line in
            line.isInCode
                ? nil
                : line.text.wholeMatch(of: /<!-- translation of (\S+) ([0-9a-f]{40}) -->/).map {
                    (index + 1, $0.output)
                }
        }.first
        guard let version else {
            return stamp.map { "\(path):\($0.0): there is no \($0.1.1): translate its new name, or remove the page" }
        }
        let fresh = "<!-- translation of \(originalPath) \(version) -->"
        guard let (line, text) = stamp, text.1 == originalPath else {
            return "\(path): no stamp says what it translates: write below the title: \(fresh)"
        }
        guard text.2 != version else { return nil }
        return "\(path):\(line): older than \(originalPath): translate what changed since then "
            + "(git diff \(text.2.prefix(12)) \(originalPath)), then write this stamp: \(fresh)"
    }

    func versionOfOriginal() throws -> String? {
        original == nil ? nil : try Self.version(of: Checkout.root.appending(path: originalPath))
    }

    /// As git counts it, without the table of katas, which `kata verify --fix` writes in each language.
    static func version(of page: URL) throws -> String {
        let script = "sed '/^<!-- katas -->$/,/^<!-- end of katas -->$/d' \"$1\" | git hash-object --stdin"
        let output = try Shell.output(of: script, [page.path])
        return try String(#require(output.output.firstMatch(of: /[0-9a-f]{40}/), "\(output.errors)").output)
    }
}

extension MarkdownPage.Line {
    fileprivate var heading: (level: Int, title: String)? {
        let level = text.prefix { $0 == "#" }.count
        return level == 0 ? nil : heading(String(repeating: "#", count: level)).map { (level, $0) }
    }

    /// What follows the fence that begins a code block. The block may be a numbered item.
    fileprivate var block: Substring? {
        let content = (item ?? text).drop { $0 == " " }
        return !isInCode && content.hasPrefix("```") ? content.dropFirst(3) : nil
    }
}

extension Language {
    /// The languages into which guides are translated.
    static let translations = allCases.filter { $0 != .english }
}
