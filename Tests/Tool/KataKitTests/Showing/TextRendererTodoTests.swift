import Foundation
import Testing

@testable import KataKit

/// The page that says what to do next.
struct TextRendererTodoTests {
    @Test(arguments: [
        (Language.english, "Guide  docs/katas/A.md:3"), (.korean, "가이드  docs/ko/katas/A.md:5"),
        (.portuguese, "Guia    docs/katas/A.md:3"),
    ])
    func `the next page links the step in the guide that the learner reads`(language: Language, line: String) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let guide = "# A\n\n## Step 1: ATests\n**5 minutes.** Edit `Katas/A/Sources/A.swift`.\n1. it works\n"
        let translation = "# 에이\n\n글\n\n## 단계 1: ATests\n1. it works\n"
        try sync(
            [
                "Package.swift": Data("let katas = [\"A\"]".utf8), "docs/katas/A.md": Data(guide.utf8),
                "docs/ko/katas/A.md": Data(translation.utf8),
            ],
            to: root
        )
        let kit = try Kit(root: root, language)
        let renderer = TextRenderer(kit: kit, style: Style(isColored: false), folder: root)
        let red = TestOutcome(id: "1", name: "it works", suite: "ATests", verdict: .failed)

        let verdict = LapVerdict(state: .red, outcomes: [red])
        let page = renderer.todo(JudgedLap(lap: kit.katas[0].lap(.green), verdict: verdict))

        #expect(page.split(separator: "\n").contains("  \(line)"), "\(page)")
    }
}
