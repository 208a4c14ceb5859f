import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataVerification

/// What `kata verify` says about translated pages.
final class TranslationTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "translations-\(UUID().uuidString)")

    private static let hints = """
        # X: hints

        ## Step 1: XTests

        If the failure says "no button":

        1. A nudge.

        ### it works

        1. A nudge.
        2. More.
        3. ```swift
           code()
           ```
        """
    private static let koreanHints = """
        # X: 힌트

        STAMP

        ## 단계 1: XTests

        실패 메시지가 "no button"일 때:

        1. 힌트.

        ### it works

        1. 힌트.
        2. 더.
        3. ```swift
           code()
           ```
        """
    private static let guide = """
        # X

        ```text
        a picture
        ```

        ## Step 1: XTests

        1. it works

        ## Bite lap: Y

        - **Names.** A rule.
        """
    private static let koreanGuide = """
        # X

        STAMP

        ```text
        그림
        ```

        ## 단계 1: XTests

        1. it works

        ## Bite lap: Y

        - **Names.** (이름) 규칙.
        """

    init() throws {
        try write("let katas = []\n", to: "Package.swift")
        try write(Self.hints, to: "docs/katas/X.hints.md")
        try write(Self.guide, to: "docs/katas/X.md")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    @Test func `a translation with all parts and the stamp of its original is complete`() throws {
        try translate("X.hints.md", Self.koreanHints)
        try translate("X.md", Self.koreanGuide)
        try write("# 용어집\n", to: "docs/ko/glossary.md")

        #expect(try problems() == [])
    }

    @Test(arguments: [
        (
            "### it works", "### 된다",
            "11: '### 된다' does not translate '### it works', see docs/katas/X.hints.md:9: translate that line here"
        ),
        (
            "단계 1: XTests", "단계 1: YTests",
            "5: '## 단계 1: YTests' does not translate '## Step 1: XTests', see docs/katas/X.hints.md:3: translate that line here"
        ),
        (
            "### it works\n\n", "",
            "11: '1. 힌트.' does not translate '### it works', see docs/katas/X.hints.md:9: translate that line here"
        ),
        (
            "2. 더.\n", "",
            "14: '3. ```swift' does not translate '2. More.', see docs/katas/X.hints.md:12: translate that line here"
        ),
        (
            "2. 더.\n3. ```swift\n   code()\n   ```", "2. 더.",
            "14: '3. ```swift' is missing below, see docs/katas/X.hints.md:13: translate it"
        ),
        (
            "\"no button\"일", "\"no label\"일",
            "7: '실패 메시지가 \"no label\"일 때:' does not translate 'If the failure says \"no button\":', see docs/katas/X.hints.md:5: translate that line here"
        ),
        (
            "   code()", "    code()",
            "16: the code differs, see docs/katas/X.hints.md:14: copy the block from there"
        ),
        (
            "   ```", "   ```\n4. 하나 더.",
            "18: '4. 하나 더.' has no original, see docs/katas/X.hints.md:13: remove it"
        ),
    ])
    func `a page of hints that differs is named, with its line and the fix`(
        part: String,
        edited: String,
        problem: String
    ) throws {
        try translate("X.hints.md", Self.koreanHints.replacing(part, with: edited))

        #expect(try problems() == ["docs/ko/katas/X.hints.md:\(problem)"])
    }

    @Test(arguments: [
        (
            "1. it works", "1. 된다",
            "11: '1. 된다' does not translate '1. it works', see docs/katas/X.md:9: translate that line here"
        ),
        (
            "**Names.**", "**이름.**",
            "15: '- **이름.** (이름) 규칙.' does not translate '- **Names.** A rule.', see docs/katas/X.md:13: translate that line here"
        ),
        (
            "```text\n그림\n```\n\n", "",
            "5: '## 단계 1: XTests' does not translate '```text', see docs/katas/X.md:3: translate that line here"
        ),
    ])
    func `a guide that differs is named, with its line and the fix`(part: String, edited: String, problem: String)
        throws
    {
        try translate("X.hints.md", Self.koreanHints)
        try translate("X.md", Self.koreanGuide.replacing(part, with: edited))

        #expect(try problems() == ["docs/ko/katas/X.md:\(problem)"])
    }

    @Test func `a translated guide without its hints is named`() throws {
        try translate("X.md", Self.koreanGuide)

        let problem = "there is no docs/ko/katas/X.hints.md: translate docs/katas/X.hints.md too"
        #expect(try problems() == ["docs/ko/katas/X.md:1: \(problem)"])
    }

    @Test func `a translation without a stamp gets the one to write`() throws {
        try translate("X.hints.md", Self.koreanHints)
        try write(Self.koreanGuide.replacing("STAMP\n\n", with: ""), to: "docs/ko/katas/X.md")

        let stamp = "<!-- translation of docs/katas/X.md \(try version(of: "docs/katas/X.md")) -->"
        #expect(
            try problems() == [
                "docs/ko/katas/X.md:1: no stamp says what it translates: write below the title: \(stamp)"
            ]
        )
    }

    @Test func `a translation that is older than its original is named, with what changed and the new stamp`() throws {
        try Shell.run("cd \"$1\" && git init --quiet && git add docs", root.path)
        try translate("X.hints.md", Self.koreanHints)
        try translate("X.md", Self.koreanGuide)
        let old = try version(of: "docs/katas/X.md")
        try write(Self.guide.replacing("A rule", with: "Another rule"), to: "docs/katas/X.md")
        let new = try version(of: "docs/katas/X.md")

        let advice =
            "translate what changed since then (git diff \(old.prefix(12)) docs/katas/X.md), then write this stamp:"
        let stamp = "<!-- translation of docs/katas/X.md \(new) -->"
        #expect(try problems() == ["docs/ko/katas/X.md:3: older than docs/katas/X.md: \(advice) \(stamp)"])
        let diff = try Shell.output(of: "cd \"$1\" && git diff \(old.prefix(12)) docs/katas/X.md", [root.path]).output
        #expect(diff.contains("-- **Names.** A rule.\n\\ No newline at end of file\n+- **Names.** Another rule.\n"))
    }

    @Test func `a version that git does not know is not offered for a comparison`() throws {
        try translate("X.hints.md", Self.koreanHints)
        try write(
            Self.koreanGuide.replacing(
                "STAMP",
                with: "<!-- translation of docs/katas/X.md \(String(repeating: "0", count: 40)) -->"
            ),
            to: "docs/ko/katas/X.md"
        )

        #expect(try problems().map { $0.contains("since then, then write this stamp: ") } == [true])
    }

    @Test func `a translation of a page that is gone is named`() throws {
        try write(
            "# Z\n\n<!-- translation of docs/z.md \(String(repeating: "0", count: 40)) -->\n",
            to: "docs/pt-BR/z.md"
        )

        #expect(
            try problems() == ["docs/pt-BR/z.md:3: there is no docs/z.md: translate its new name, or remove the page"]
        )
    }

    @Test func `without git there is one complaint`() throws {
        try translate("X.md", Self.koreanGuide)
        try translate("X.hints.md", Self.koreanHints)
        var validator = KitValidator(kit: try Kit(root: root))
        try validator.checkTranslations { _ in throw CommandError(.missingTool, "there is no 'git' in PATH") }

        let complaint = "git does not tell the versions of the pages: install git, and run this in the kit"
        #expect(validator.findings.map(\.text) == [complaint])
    }

    @Test func `the translations of this kit are complete and up to date`() throws {
        #expect(try problems(in: Checkout.root) == [])
    }

    private func problems(in kit: URL? = nil) throws -> [String] {
        let kit = kit ?? root
        let launcher = try ProcessLauncher(scratchDirectory: root.appending(path: ".build/kata"))
        var validator = KitValidator(kit: try Kit(root: kit))
        try validator.checkTranslations { words in
            try launcher.capture(["git", "-C", kit.path] + words, timeout: 60)
        }
        return validator.findings.map(\.text)
    }

    /// Writes a Korean page with the stamp of its original.
    private func translate(_ page: String, _ text: String) throws {
        let original = "docs/katas/\(page)"
        let stamp = "<!-- translation of \(original) \(try version(of: original)) -->"
        try write(text.replacing("STAMP", with: stamp), to: "docs/ko/katas/\(page)")
    }

    private func version(of page: String) throws -> String {
        let output = try Shell.output(of: "git hash-object \"$1\"", [root.appending(path: page).path]).output
        return output.trimmingCharacters(in: .newlines)
    }

    private func write(_ text: String, to path: String) throws {
        try root.write(text, to: path)
    }
}
