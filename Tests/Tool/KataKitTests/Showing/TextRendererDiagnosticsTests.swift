import Foundation
import Testing

@testable import KataKit

/// Errors and warnings as text.
struct TextRendererDiagnosticsTests: ~Copyable {
    private let root = FileManager.default.temporaryDirectory.appending(path: "diagnostics-\(UUID().uuidString)")
    private let renderer: TextRenderer
    private let file: String

    init() throws {
        try sync(["Package.swift": Data("let katas = [\"A\"]".utf8), "docs/katas/A.md": Data()], to: root)
        renderer = TextRenderer(kit: try Kit(root: root), style: Style(isColored: false), folder: root)
        file = root.appending(path: "Katas/A/Sources/F.swift").path
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    @Test func `what follows from the marks of a merge is left out`() {
        let errors = ["expected '}' in class", "source control conflict marker in source file"].map {
            Diagnostic(file: file, line: 1, column: 1, severity: .error, message: $0)
        }
        let lap = renderer.kit.katas[0].lap(.green)
        let verdict = LapVerdict(of: lap, notBuilt: BuildFailure(diagnostics: errors, reason: ""))

        let page = renderer.whyNotDone(verdict) ?? ""
        #expect(page.contains("conflict marker") && !page.contains("expected '}'"), "\(page)")
    }

    @Test func `a warning on a file that has changed since it was compiled is forgotten`() throws {
        let stage = Stage(kit: renderer.kit, name: "a")
        let launcher = try ProcessLauncher(scratchDirectory: root)
        let build = Build(stage: stage, variables: [:], options: [], launcher: launcher, timeout: 1)
        let staged = stage.staged(file)
        try sync(["F.swift": Data("1".utf8)], to: staged.deletingLastPathComponent())
        try stage.scratch.makeFolder()
        let warning = Diagnostic(file: file, line: 1, column: 1, severity: .warning, message: "a")
        try build.noteWarnings([warning], in: "[1/1] Compiling A F.swift")
        let before = build.warnings.count
        // Somebody has stopped the build that compiled it.
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: staged.path)

        try build.noteWarnings([], in: "")

        #expect(before == 1)
        #expect(build.warnings.isEmpty)
    }

    @Test func `a place has one warning, and a message one place`() {
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
