import Foundation
import Testing

@testable import KataKit

struct DiagnosticTests {
    private let bogus = """
        macro expansion @Test:27:32: error: '@const' value should be initialized with a compile-time value
        `- /kit/Katas/A/Tests/Own.swift:12:6: note: expanded code originates here
        macro expansion @Test:27:32: error: global variable must be a compile-time constant
        `- /kit/Katas/A/Tests/Own.swift:21:6: note: expanded code originates here
        """

    @Test func `an error inside an expectation is reported on the expectation, and what comes with it is folded`() {
        let output = """
            macro expansion #expect:1:28: error: sending 'self.c' risks causing data races
            `- /kit/Katas/A/Tests/Own.swift:20:36: note: expanded code originates here
            20 |         #expect(await work(c) == 3)
               |  |                            |- error: sending 'self.c' risks causing data races
            \(bogus)
            """

        #expect(
            Diagnostic.all(in: output).map { $0.text(from: URL(filePath: "/kit")) } == [
                "Katas/A/Tests/Own.swift:20:36: error: sending 'self.c' risks causing data races"
            ]
        )
    }

    @Test func `an expansion adds nothing to a line that has its error`() {
        let output = """
            /kit/Katas/A/Tests/Own.swift:20:17: error: cannot find 'x' in scope
            /kit/Katas/A/Tests/Own.swift:20:17: error: cannot find 'x' in scope
            macro expansion #expect:1:28: error: cannot find 'x' in scope
            `- /kit/Katas/A/Tests/Own.swift:20:36: note: expanded code originates here
            /tmp/@__swiftmacro_4Own:3:1: error: cannot find 'x' in scope
            """

        #expect(Diagnostic.all(in: output).map(\.column) == [17])
    }

    @Test func `where there is nothing else, an error of a declaration is reported`() {
        #expect(Diagnostic.all(in: bogus).map(\.line) == [12, 21])
    }

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

        let found = Diagnostic.all(in: output)
        #expect(
            found.map { $0.text(from: URL(filePath: "/kit/Katas/K")) } == [
                "Sources/Code.swift:3:9: error: cannot find 'nobody' in scope",
                "Sources/Code.swift:5:1: warning: a: b: c",
            ]
        )
        #expect(found[0].excerpt == ["1 | func a() {", "  |         `- error: cannot find 'nobody' in scope"])
    }

    @Test func `what a macro makes is left out of the excerpt`() {
        let output = """
            /kit/Katas/K/Tests/Own.swift:5:17: error: cannot find 'x' in scope
            5 |         #expect(x == 3)
              |                 `- error: cannot find 'x' in scope
              +--- macro expansion #expect ---------------------------
              |1 | Testing.__check(x == 3)
              |  |                 `- note: in here
              +-------------------------------------------------------
            6 |     }
              |     `- note: out here
            macro expansion @Test:27:32: error: global variable must be a compile-time constant
            `- /kit/Katas/K/Tests/Own.swift:12:6: note: expanded code originates here
            12 |     @Test func a() {}
               |      `- note: of the macro
            """

        #expect(
            Diagnostic.all(in: output).map { $0.excerpt.joined(separator: "\n") } == [
                """
                5 |         #expect(x == 3)
                  |                 `- error: cannot find 'x' in scope
                6 |     }
                  |     `- note: out here
                """
            ]
        )
    }

    @Test func `other lines are not diagnostics`() {
        #expect(Diagnostic.all(in: "/kit/Code.swift: error: no place\nCompiling: 3:9: error: no path\n") == [])
    }
}
