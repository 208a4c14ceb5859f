import Foundation
import Testing

@testable import KataKit

/// Errors and warnings as text.
struct TextRendererDiagnosticsTests {
    @Test func `a place has one warning, and a message one place`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "diagnostics-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try sync(["Package.swift": Data("let katas = [\"A\"]".utf8), "docs/katas/A.md": Data()], to: root)
        let renderer = TextRenderer(kit: try Kit(root: root), style: Style(isColored: false), folder: root)
        let file = root.appending(path: "Katas/A/Sources/F.swift").path
        let warnings = [(1, 1, "a"), (1, 1, "b"), (2, 1, "a"), (3, 1, "a"), (3, 2, "c")].map {
            Diagnostic(file: file, line: $0, column: $1, severity: .warning, message: $2)
        }

        #expect(
            renderer.warnings(warnings) == """
                Katas/A/Sources/F.swift:1:1: warning: a
                    … and 2 more
                Katas/A/Sources/F.swift:3:2: warning: c
                """
        )
    }
}
