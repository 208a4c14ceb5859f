import Foundation
import KataKit
import TestSupport
import Testing

/// Each translated page has all parts of its original, and is not older.
struct TranslationTests {
    @Test(arguments: Translation.all)
    func `a translation is complete and up to date`(page: Translation) throws {
        #expect(page.difference == nil)
        #expect(try page.problem(withStampFor: page.versionOfOriginal()) == nil)
    }

    /// A new kata needs no word in another language: its row is written by `kata verify --fix`.
    @Test func `a new row in a table of katas makes no translation older or incomplete`() throws {
        func page(_ rows: String, stamp: String = "") -> String {
            "# Pages\n\(stamp)\n<!-- katas -->\n\n\(rows)\n\n<!-- end of katas -->\n\n1. An item\n"
        }
        let files = ["1. [X](X.md): x", "1. [X](X.md): x\n2. [Y](Y.md): y"].map { rows in
            (rows, FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).md"))
        }
        defer { for (_, file) in files { try? FileManager.default.removeItem(at: file) } }
        for (rows, file) in files { try Data(page(rows).utf8).write(to: file) }
        let versions = try files.map { try Translation.version(of: $0.1) }
        #expect(versions[0] == versions[1])

        let stamp = "<!-- translation of docs/pages.md \(versions[0]) -->"
        let translation = Translation(
            .korean,
            "docs/ko/pages.md",
            MarkdownPage(text: page("1. [X](X.md): x", stamp: stamp)),
            of: MarkdownPage(file: files[1].1)
        )
        #expect(translation.difference == nil)
        #expect(translation.problem(withStampFor: versions[1]) == nil)
    }

    // MARK: What is found

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

    private func translation(_ page: String, _ text: String) -> Translation {
        let original = page == "X.md" ? Self.guide : Self.hints
        return Translation(
            .korean,
            "docs/ko/katas/\(page)",
            MarkdownPage(text: text),
            of: page == "Z.md" ? nil : MarkdownPage(text: original)
        )
    }

    @Test func `a translation with all parts is complete, and a glossary has no original`() {
        #expect(translation("X.hints.md", Self.koreanHints).difference == nil)
        #expect(translation("X.md", Self.koreanGuide).difference == nil)
        #expect(translation("Z.md", "# 용어집\n").difference == nil)
        #expect(translation("Z.md", "# 용어집\n").problem(withStampFor: nil) == nil)
    }

    @Test func `the README of a language translates the front page`() {
        let original = MarkdownPage(text: "# Katas")
        let page = Translation(.korean, "docs/ko/README.md", MarkdownPage(text: "# 카타"), of: original)

        #expect(page.originalPath == "README.md")
    }

    @Test(arguments: [
        ("### it works", "### 된다", ":11: '### 된다' does not translate '### it works', X:9"),
        ("1: XTests", "1: YTests", ":5: '## 단계 1: YTests' does not translate '## Step 1: XTests', X:3"),
        ("### it works\n\n", "", ":11: '1. 힌트.' does not translate '### it works', X:9"),
        ("2. 더.\n", "", ":14: '3. ```swift' does not translate '2. More.', X:12"),
        ("2. 더.\n3. ```swift\n   code()\n   ```", "2. 더.", ": '3. ```swift' is missing at the end, X:13"),
        (
            "\"no button\"일", "\"no label\"일",
            ":7: '실패 메시지가 \"no label\"일 때:' does not translate 'If the failure says \"no button\":', X:5"
        ),
        ("   code()", "    code()", ":16: '    code()' does not translate '   code()', X:14"),
        ("   ```", "   ```\n4. 하나 더.", ":18: '4. 하나 더.' is not in X"),
    ])
    func `a page of hints that differs is named, with its line`(part: String, edited: String, problem: String) {
        let page = translation("X.hints.md", Self.koreanHints.replacing(part, with: edited))

        #expect(page.difference == page.path + problem.replacing(/X(?=$|:\d+$)/, with: page.originalPath))
    }

    @Test(arguments: [
        ("1. it works", "1. 된다", ":11: '1. 된다' does not translate '1. it works', X:9"),
        ("**Names.**", "**이름.**", ":15: '- **이름.** (이름) 규칙.' does not translate '- **Names.** A rule.', X:13"),
        ("```text\n그림\n```\n\n", "", ":5: '## 단계 1: XTests' does not translate '```text', X:3"),
    ])
    func `a guide that differs is named, with its line`(part: String, edited: String, problem: String) {
        let page = translation("X.md", Self.koreanGuide.replacing(part, with: edited))

        #expect(page.difference == page.path + problem.replacing(/X(?=:\d+$)/, with: page.originalPath))
    }

    @Test func `a stamp has the version of the original`() {
        let (old, new) = (String(repeating: "0", count: 40), String(repeating: "1", count: 40))
        let stamp = "<!-- translation of docs/katas/X.md \(new) -->"
        func problem(_ stamp: String) -> String? {
            translation("X.md", Self.koreanGuide.replacing("STAMP", with: stamp)).problem(withStampFor: new)
        }

        #expect(problem(stamp) == nil)
        #expect(problem("")?.hasSuffix("write below the title: \(stamp)") == true)
        #expect(problem(stamp.replacing("X.md", with: "Y.md"))?.hasSuffix("write below the title: \(stamp)") == true)
        #expect(
            problem(stamp.replacing(new, with: old))
                == "docs/ko/katas/X.md:3: older than docs/katas/X.md: translate what changed since then "
                + "(git diff 000000000000 docs/katas/X.md), then write this stamp: \(stamp)"
        )
    }

    @Test func `a translation of a page that is gone is named`() {
        let stamp = "<!-- translation of docs/katas/Z.md \(String(repeating: "0", count: 40)) -->"
        let problem = translation("Z.md", "# Z\n\n\(stamp)\n").problem(withStampFor: nil)

        #expect(
            problem == "docs/ko/katas/Z.md:3: there is no docs/katas/Z.md: translate its new name, or remove the page"
        )
    }
}
