import Foundation
import Testing

@testable import KataKit

/// Errors and warnings as text.
final class TextRendererDiagnosticsTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "diagnostics-\(UUID().uuidString)")
    private let renderer: TextRenderer

    init() throws {
        let page =
            "| the compiler says | in | meaning |\n|---|---|---|\n"
            + "| `no such module 'UIKit'` | | Write `import HeadlessUIKit`: [docs/page.md](page.md) |\n"
        try sync(
            [
                "Package.swift": Data("let katas = [\"A\"]".utf8),
                "docs/katas/A.md": Data(),
                CompilerErrorPage.path: Data(page.utf8),
            ],
            to: root
        )
        renderer = TextRenderer(kit: try Kit(root: root), style: Style(isColored: false), folder: root)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    private func diagnostic(_ line: Int, _ message: String, column: Int = 1) -> Diagnostic {
        let file = root.appending(path: "Katas/A/Sources/F.swift").path
        return Diagnostic(file: file, line: line, column: column, severity: .warning, message: message)
    }

    private func text(_ warnings: [Diagnostic]) -> String? {
        renderer.warnings(warnings)
    }

    @Test func `what the page explains follows the first of the errors that it explains`() {
        #expect(
            text([diagnostic(1, "no such module 'UIKit'"), diagnostic(2, "no such module 'UIKitten'")]) == """
                Katas/A/Sources/F.swift:1:1: warning: no such module 'UIKit'
                    Write `import HeadlessUIKit`: docs/page.md
                Katas/A/Sources/F.swift:2:1: warning: no such module 'UIKitten'
                """
        )
    }

    @Test func `the hint for a compile error is what is known about it`() {
        func hint(_ message: String, _ broken: BrokenBuild? = nil) -> String {
            let verdict = LapVerdict(state: .doesNotCompile, diagnostics: [diagnostic(1, message)])
            let lap = renderer.kit.katas[0].lap(.green)
            return renderer.hint(forCompileErrorOf: JudgedLap(lap, verdict, brokenBuild: broken))
        }

        #expect(hint("no such module 'UIKit'").hasSuffix("\n    Write `import HeadlessUIKit`: docs/page.md"))
        #expect(!hint("no such module 'UIKit'").contains("no hint"))
        #expect(
            hint("another") == """
                There is no hint for a compile error.

                Katas/A/Sources/F.swift:1:1: warning: another
                """
        )
        #expect(hint("another", BrokenBuild(explanation: "A reason.")).hasPrefix("A reason.\n"))
    }

    @Test func `a place has one warning, and a message one place`() {
        let text = text([
            diagnostic(1, "a"), diagnostic(1, "b"), diagnostic(2, "a"), diagnostic(3, "a"),
            diagnostic(3, "c", column: 2),
        ])

        #expect(
            text == """
                Katas/A/Sources/F.swift:1:1: warning: a
                    … and 2 more
                Katas/A/Sources/F.swift:3:2: warning: c
                """
        )
    }
}
