import Foundation
import Testing

@testable import KataKit

struct DiagnosticTests {
    @Test func `a build's output is read once for each place and message`() {
        let output = """
            [3/7] Compiling Kata Code.swift
            /kit/Katas/K/Sources/Code.swift:3:9: error: cannot find 'nobody' in scope
            1 | func a() {
              |         `- error: cannot find 'nobody' in scope
            /kit/Katas/K/Sources/Code.swift:5:1: warning: a: b: c
            /kit/Katas/K/Sources/Code.swift:3:9: error: cannot find 'nobody' in scope
            error: emit-module command failed with exit code 1
            """

        #expect(
            Diagnostic.all(in: output) == [
                Diagnostic(
                    file: "/kit/Katas/K/Sources/Code.swift",
                    line: 3,
                    column: 9,
                    severity: .error,
                    message: "cannot find 'nobody' in scope"
                ),
                Diagnostic(
                    file: "/kit/Katas/K/Sources/Code.swift",
                    line: 5,
                    column: 1,
                    severity: .warning,
                    message: "a: b: c"
                ),
            ]
        )
    }

    @Test func `what is told inside a macro's expansion is left out`() {
        let output = "/tmp/@__swiftmacro_4Kata6expect.swift:1:1: error: no exact matches\n"

        #expect(Diagnostic.all(in: output) == [])
    }

    @Test func `a place is shown from the folder above it, and whole from elsewhere`() throws {
        let diagnostic = try #require(Diagnostic(line: "/kit/Katas/Code.swift:3:9: error: no"))

        #expect(diagnostic.text(from: URL(filePath: "/kit")) == "Katas/Code.swift:3:9: error: no")
        #expect(diagnostic.text(from: URL(filePath: "/elsewhere")) == "/kit/Katas/Code.swift:3:9: error: no")
    }

    @Test(arguments: [
        "", "/kit/Code.swift: error: no place", "Compiling: 3:9: error: no path", "/kit/x:a:b: error: no",
    ])
    func `other lines are no diagnostics`(line: String) {
        #expect(Diagnostic(line: line[...]) == nil)
    }
}
