import Foundation
import Testing

@testable import KataKit

/// The page that says what to do next.
struct TextRendererTodoTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID().uuidString)")

    @Test(arguments: [
        (Language.english, "Guide  docs/katas/A.md:3"), (.korean, "가이드  docs/ko/katas/A.md:5"),
        (.portuguese, "Guia    docs/katas/A.md:3"),
    ])
    func `the next page links the step in the guide that the learner reads`(language: Language, line: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let tests = "1. it works\n2. it works again\n"
        let guide = "# A\n\n## Step 1: ATests\n**5 minutes.** Edit `Katas/A/Sources/A.swift`.\n\(tests)"
        let translation = "# 에이\n\n글\n\n## 단계 1: ATests\n\(tests)"
        let kit = try kit(guide, translation, language)
        let renderer = TextRenderer(kit: kit, style: Style(isColored: false), folder: root)
        let red = TestOutcome(id: "1", name: "it works", suite: "ATests", verdict: .failed)
        let green = TestOutcome(id: "2", name: "it works again", suite: "ATests", verdict: .passed)
        func page(_ outcomes: [TestOutcome]) -> [Substring] {
            let verdict = LapVerdict(state: .red, outcomes: outcomes)
            return renderer.todo(JudgedLap(lap: kit.katas[0].lap(.green), verdict: verdict)).split(separator: "\n")
        }

        #expect(page([red, green]).contains("  \(line)"))
        #expect(page([red]).contains("  \(line.split(separator: ":")[0])"), "who begins reads the guide from the top")
    }

    private func kit(_ guide: String, _ translation: String = "", _ language: Language = .english) throws -> Kit {
        try sync(
            [
                "Package.swift": Data("let katas = [\"A\"]".utf8), "docs/katas/A.md": Data(guide.utf8),
                "docs/ko/katas/A.md": Data(translation.utf8),
            ],
            to: root
        )
        return try Kit(root: root, language)
    }
}
