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
        let rows = ["1. [X](X.md): x", "1. [X](X.md): x\n2. [Y](Y.md): y"]
        let pages = rows.map { "# Pages\n\n<!-- katas -->\n\n\($0)\n\n<!-- end of katas -->\n\n1. An item\n" }
        let versions = try pages.map { page in
            let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).md")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(page.utf8).write(to: file)
            return try Translation.version(of: file)
        }
        let parsed = pages.map { MarkdownPage(text: $0) }

        #expect(versions[0] == versions[1])
        #expect(Translation(.korean, "docs/ko/pages.md", parsed[0], of: parsed[1]).difference == nil)
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
            of: MarkdownPage(text: original)
        )
    }

    @Test(arguments: [
        ("### it works", "### 된다", ":11: '### 된다' does not translate '### it works', X:9"),
        ("1: XTests", "1: YTests", ":5: '## 단계 1: YTests' does not translate '## Step 1: XTests', X:3"),
        ("2. 더.\n3. ```swift\n   code()\n   ```", "2. 더.", ": '3. ```swift' is missing at the end, X:13"),
        (
            "\"no button\"일", "\"no label\"일",
            ":7: '실패 메시지가 \"no label\"일 때:' does not translate 'If the failure says \"no button\":', X:5"
        ),
        ("   code()", "    code()", ":16: '    code()' does not translate '   code()', X:14"),
        ("   ```", "   ```\n4. 하나 더.", ":18: '4. 하나 더.' is not in X"),
        ("1. it works", "1. 된다", ":11: '1. 된다' does not translate '1. it works', X:9"),
        ("**Names.**", "**이름.**", ":15: '- **이름.** (이름) 규칙.' does not translate '- **Names.** A rule.', X:13"),
        ("```text\n그림\n```\n\n", "", ":5: '## 단계 1: XTests' does not translate '```text', X:3"),
    ])
    func `a page that differs is named, with its line`(part: String, edited: String, problem: String) {
        let isOfHints = Self.koreanHints.contains(part)
        let original = isOfHints ? Self.koreanHints : Self.koreanGuide
        let page = translation(isOfHints ? "X.hints.md" : "X.md", original.replacing(part, with: edited))

        #expect(page.difference == page.path + problem.replacing(/X(?=$|:\d+$)/, with: page.originalPath))
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
}
