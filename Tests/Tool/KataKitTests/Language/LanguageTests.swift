import Foundation
import TestSupport
import Testing

@testable import KataKit

struct LanguageTests {
    @Test(arguments: [
        ("pt-BR", Language.portuguese), ("pt_BR.UTF-8", .portuguese), ("pt", .portuguese), ("pt_PT", .portuguese),
        ("PT-br", .portuguese), ("ko", .korean), ("ko_KR.UTF-8", .korean), ("KO", .korean), ("ko-Kore-KR", .korean),
        ("en", .english), ("en_US@calendar=gregorian", .english),
        ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("kok", nil), ("fr_FR", nil), ("", nil),
    ])
    func `a name means a language, whatever its case, its separator and its country`(name: String, language: Language?)
    {
        #expect(Language(named: name) == language)
    }

    @Test(arguments: [
        (["LC_ALL": "ko", "LC_MESSAGES": "pt", "LANG": "en"], Language.korean),
        (["LC_MESSAGES": "pt_BR", "LANG": "ko"], .portuguese),
        (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
        (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], .english),
        (["LANG": "xx"], .english),
    ])
    func `the first variable that is not empty decides`(environment: [String: String], language: Language) {
        #expect(Language.ofUser(environment) { ["pt-BR"] } == language)
    }

    @Test(arguments: [
        (["ko-KR", "pt-BR"], Language.korean), (["fr-FR", "pt-BR"], .portuguese), (["en-US", "ko"], .english),
        (["fr"], .english), ([], .english),
    ])
    func `without a variable the user's settings decide`(settings: [String], language: Language) {
        #expect(Language.ofUser(["LANG": ""]) { settings } == language)
    }

    @Test func `what follows the labels of a list begins in one column of the terminal`() throws {
        let page = try LanguagePages(.korean)

        let list = page.renderer.list(
            [("Given", "a"), (page.renderer.words.stuck, "b\nc")],
            as: page.renderer.todoLabels,
            gap: 1
        )

        #expect(list == "  Given   a\n  막힐 때 b\n          c")
    }

    @Test func `a learner reads the lesson of the translated guide, and is sent to its pages`() throws {
        let page = try LanguagePages(.korean)

        try Screen("green-in-Korean").expect(page.green)
    }
}

/// The pages of a green kata, whose guide is translated into Korean.
private struct LanguagePages {
    let renderer: TextRenderer
    let kata: Kata

    init(_ language: Language) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "language-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let guide = """
            ```screen it parts
            a drawing of the reference
            ```

            ## Step 1: PartTests
            **5 minutes.** Edit `Katas/A/Sources/Part.swift`.

            **To learn.** An English lesson.

            1. it parts

            ## Refactor

            ## Bite lap: Part
            **5 minutes.** Edit `Katas/A/Tests/Own.swift`.
            """
        let translation = "## 단계 1: PartTests\n\n**배울 점.** 한국어 교훈.\n\n## 리팩터링\n"
        try sync(
            [
                "Package.swift": Data("let katas = [\"A\"]".utf8), "docs/katas/A.md": Data(guide.utf8),
                "docs/ko/katas/A.md": Data(translation.utf8),
            ],
            to: root
        )
        let kit = try Kit(root: root, language)
        kata = kit.katas[0]
        renderer = TextRenderer(kit: kit, style: Style(isColored: false), folder: root)
        var outcome = TestOutcome(id: "ATests.it parts", name: "it parts", suite: "PartTests", verdict: .passed)
        outcome.attachment = "┌────┐\n│ My │\n└────┘"
        let judged = JudgedLap(kata.lap(.green), LapVerdict(state: .green, outcomes: [outcome]))
        green = "\(renderer.success(of: judged) ?? "")\n\n\(renderer.afterGreen(kata))\n"
    }

    let green: String
}
