import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// Code that does not compile is reported, and does not block the other laps.
    @Suite(.serialized, .takingTurns)
    struct BrokenBuildTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            let katas = [("Broken", "nobody"), ("Fine", "42")].map { name, answer in
                let source = "func answer() -> Int { \(answer) }\n"
                return FixtureKata(
                    name: name,
                    source: source,
                    starter: FixtureKata.sum.source,
                    tests: FixtureKata.sum.tests
                )
            }
            kit = try FixtureKit("broken", katas)
            kata = KataCommand(in: kit.root)
        }

        @Test func `a kata that does not compile blocks no other kata, and no bite lap`() throws {
            try kata.expectScreen("broken/blocks-no-other")
        }

        @Test func `own tests that do not compile do not block a green lap`() throws {
            try kit.write("func answer() -> Int { 42 }\n", to: "Katas/Broken/Sources/Code.swift")
            try kit.write("import Testing\nlet own: Int = \"no number\"\n", to: "Katas/Broken/Tests/Own.swift")

            try kata.expectScreen("broken/own-tests")
        }

        @Test func `two files of one name are named, and a folder without code`() throws {
            for file in ["Deep/A+B.swift", "A+B.swift"] { try kit.write("", to: "Katas/Broken/Sources/\(file)") }
            let doubled = try kata("test", "Broken").output
            for file in ["Deep/A+B.swift", "A+B.swift", "Code.swift"] { kit.remove("Katas/Broken/Sources/\(file)") }
            let missing = try kata("test", "Broken").output

            let places = "Katas/Broken/Sources/A+B.swift and Katas/Broken/Sources/Deep/A+B.swift"
            #expect(doubled.contains("two files have one name: \(places): rename or delete one of them"), "\(doubled)")
            #expect(missing.contains("there is no Swift file in Katas/Broken/Sources"), "\(missing)")
        }

        @Test func `a kata that was green and is broken since is built again, whatever the file's date`() throws {
            let code = kit.root.appending(path: "Katas/Broken/Sources/Code.swift")
            // Whole seconds: a file system rounds others in its own way.
            let date = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
            try kit.write("func answer() -> Int { 42 }\n", to: "Katas/Broken/Sources/Code.swift")
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: code.path)
            #expect(try kata("test", "Broken").code == 0)

            try kit.write("func answer() -> Int { nobody }\n", to: "Katas/Broken/Sources/Code.swift")
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: code.path)
            let result = try kata("test", "Broken")

            #expect(result.output.hasPrefix("Broken  [--------------------]  does not compile\n"))
            let kept = try FileManager.default.attributesOfItem(atPath: code.path)[.modificationDate]
            #expect(kept as? Date == date, "an editor distrusts a date that it has not written")
        }

        @Test func `edited given code is named where the errors go with the edit`() throws {
            try kit.write("func answer() -> Int { Model().value }\n", to: "Katas/Broken/Sources/Code.swift")
            try kit.write("struct Model { var value = 42 }\n", to: ".starters/Broken/Given/Model.swift")
            try kit.write("struct Model { var number = 42 }\n", to: "Katas/Broken/Given/Model.swift")

            try kata.expectScreen("broken/edited-given-code")
        }

        @Test func `a changed interface that the suite does not compile with is reported on the kata`() throws {
            try kit.write("func answer() -> String { \"42\" }\n", to: "Katas/Broken/Sources/Code.swift")

            try kata.expectScreen("broken/changed-interface")
        }
    }
}
