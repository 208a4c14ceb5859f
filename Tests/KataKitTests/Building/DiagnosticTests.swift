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

    @Test func `an error inside an expectation is told of the expectation, and what it brings along is folded`() {
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

    @Test func `where there is nothing else, an error of a declaration is told`() {
        #expect(Diagnostic.all(in: bogus).map(\.line) == [12, 21])
    }
}
