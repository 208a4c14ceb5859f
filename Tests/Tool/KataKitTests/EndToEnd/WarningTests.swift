import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// Warnings are shown as long as the compiler would repeat them.
    @Suite(.long, .serialized, .takingTurns)
    struct WarningTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("warnings", [.sum])
            kata = KataCommand(in: kit.root)
            kit.remove("Katas/Sum/Sources/Other.swift")
        }

        private let unused = "func answer() -> Int {\n    let unused = 1\n    return 41\n}\n"

        private func write(_ code: String, to file: String = "Code.swift") throws {
            try kit.write(code, to: "Katas/Sum/Sources/\(file)")
        }

        @Test func `a warning is shown below the failure, also when nothing is compiled again`() throws {
            try write(unused)

            try kata.expectScreen("warnings/below-a-failure")

            try write("func answer() -> Int { 41 }\n")
            #expect(try !kata("test", "Sum").output.contains("warning:"))
        }

        @Test func `a warning that a change in another file resolves is gone`() throws {
            try write("@available(*, deprecated)\nfunc old() -> Int { 41 }\n", to: "Other.swift")
            try write("func answer() -> Int { old() }\n")
            #expect(try kata("test", "Sum").output.contains("Code.swift:1:24: warning: 'old()' is deprecated"))

            try write("func old() -> Int { 41 }\n", to: "Other.swift")
            #expect(try !kata("test", "Sum").output.contains("warning:"))

            try write("@available(*, deprecated)\nfunc old() -> Int { 41 }\n", to: "Other.swift")
            #expect(try kata("test", "Sum").output.contains("Code.swift:1:24: warning: 'old()' is deprecated"))
        }

        @Test func `a warning of a build that failed is shown after the error is fixed`() throws {
            try write("func broken() -> Int { nobody }\n", to: "Other.swift")
            try write(unused)
            let broken = try kata("test", "Sum").output
            #expect(broken.contains("error: cannot find 'nobody' in scope"))
            #expect(!broken.contains("warning:"))

            try write("func broken() -> Int { 1 }\n", to: "Other.swift")
            #expect(try kata("test", "Sum").output.contains("Code.swift:2:9: warning: initialization"))
        }
    }
}
