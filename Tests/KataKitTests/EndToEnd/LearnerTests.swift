import Foundation
import Testing

@testable import KataKit

extension EndToEnd {
    /// A learner's way through a kata: hints, green, the comparison with the reference; and the author's gate.
    struct LearnerTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("learner", [FixtureKit.sum])
            kata = KataCommand(kit: kit)
            try? FileManager.default.removeItem(at: kit.root.appending(path: ".build/kata/hint.json"))
        }

        @Test func `an untouched kata is not started, and the board says where to begin`() throws {
            let result = try kata()

            #expect(
                result.output == """
                    > Sum  [----------]  not started         bite: 1 of 1 green
                        ✘ step 1  SumSuiteTests  0 of 1  <- next

                    Next: Sum, step 1, SumSuiteTests

                      ✘ it answers
                          Tests/SumTests/Suite.swift:7:9
                          Expectation failed: (answer() → 0) == 42

                      Edit   Katas/Sum/Sources/Code.swift
                      Run    swift run kata test Sum
                      Stuck? swift run kata hint

                    """
            )
            #expect(result.code == 0)
        }

        @Test func `the board in words alone`() throws {
            let result = try kata("status", "--plain")

            #expect(
                result.output.hasPrefix(
                    """
                    Sum, in work: not started. Bite lap: 1 of 1 green
                        Step 1, SumSuiteTests, next: 0 of 1 green

                    Next: Sum, step 1, SumSuiteTests

                      red: it answers

                    """
                )
            )
        }

        @Test func `the board for a program`() throws {
            let result = try kata("status", "--format", "json")

            let katas = try JSONDecoder().decode([Board].self, from: Data(result.output.utf8))
            let next = Board.Next(lap: "green", step: 1, test: "it answers", files: ["Katas/Sum/Sources/Code.swift"])
            #expect(katas == [Board(kata: "Sum", next: next)])
        }

        @Test func `a kata is reset, its work restored, and the reference taken for what comes before a step`() throws {
            let code = "Katas/Sum/Sources/Code.swift"
            try? FileManager.default.removeItem(at: kit.root.appending(path: ".backups"))
            try kit.write("mine", to: code)

            let reset = try kata("reset", "Sum")
            let name = try #require(reset.output.firstMatch(of: /Sum-[0-9-]+/)).output
            #expect(
                reset.output == """
                    Yours is kept in .backups/\(name)
                    To get it back: swift run kata reset --restore \(name)
                    Katas/Sum is the starter again.

                    """
            )
            #expect(try kit.read(code) == "func answer() -> Int { 0 }\n")
            #expect(try kata("reset", "--list").output.contains("\n  \(name)  1 file of yours\n"))

            let restored = try kata("reset", "--restore", ".backups/\(name)/")
            #expect(restored.output == "Katas/Sum is the backup \(name) again.\n")
            #expect(try kit.read(code) == "mine")

            let catchUp = try kata("catchup", "Sum/1")
            #expect(catchUp.errors == "kata: no step comes before SumSuiteTests: to begin anew, kata reset Sum\n")
            #expect(catchUp.code == 64)
        }

        @Test(arguments: [
            (["reset"], "kata: name the kata to reset: kata reset KATA\n"),
            (["reset", "--restore", "Sum-1"], "kata: no backup is named 'Sum-1': see 'kata reset --list'\n"),
            (["catchup", "Sum"], "kata: name the kata and the step to go on with: kata catchup KATA/STEP\n"),
            (["catchup", "Sum/7"], "kata: Sum has no step '7': the steps are SumSuiteTests\n"),
        ])
        func `a reset or catch-up that names nothing changes nothing`(words: [String], line: String) throws {
            try? FileManager.default.removeItem(at: kit.root.appending(path: ".backups"))

            #expect(try kata(words) == KataCommand.Result(code: 64, output: "", errors: line))
        }

        @Test func `a kata that is green in the wrong layer says where`() throws {
            let rule = "\n## Layers\n\n- `Code.swift` does not import `Foundation`: numbers need no help.\n"
            try kit.write(kit.read("docs/katas/Sum.md") + rule, to: "docs/katas/Sum.md")
            try kit.write("import Foundation\nfunc answer() -> Int { 42 }\n", to: "Katas/Sum/Sources/Code.swift")

            let result = try kata("test", "Sum")

            #expect(
                result.output == """
                    Sum  [####################]  green, wrong layer
                      ✔ step 1  SumSuiteTests  1 of 1

                    Next: Sum, green, wrong layer

                      Katas/Sum/Sources/Code.swift:1:1: error: wrong layer, imports Foundation: numbers need no help.
                          import Foundation

                      Run    swift run kata test Sum

                    """
            )
            #expect(result.code == 0)
        }

        @Test func `doctor finds this machine ready`() throws {
            let result = try kata("doctor")

            #expect(result.output.contains("✔ the katas build and their tests run"))
            #expect(result.output.hasSuffix("\nReady: swift run kata\n"))
            #expect(result.code == 0)
        }

        @Test func `doctor names what is missing`() throws {
            var kata = kata
            kata.environment = ["PATH": "/nowhere"]

            let result = try kata("doctor")

            #expect(result.errors == "kata: there is no 'swift' in PATH: install it, or add its folder to PATH\n")
            #expect(result.code == 69)
        }

        @Test func `hints go one level deeper each time, until the code changes`() throws {
            let title = "Sum, SumSuiteTests: it answers"
            let code = "  ```swift\n  func answer() -> Int { 42 }\n  ```"

            #expect(try kata("hint").output == "\(title)\n\n  A nudge.\n\nHint 1 of 3. Deeper: swift run kata hint\n")
            #expect(try kata("hint").output == "\(title)\n\n  More.\n\nHint 2 of 3. Deeper: swift run kata hint\n")
            let deepest = try kata("hint").output
            #expect(deepest == "\(title)\n\n\(code)\n\nHint 3 of 3, the deepest. The guide: docs/katas/Sum.md\n")
            let again = try kata("hint").output
            #expect(again == "\(title)\n\n\(code)\n\nThere is no deeper hint than this. The guide: docs/katas/Sum.md\n")

            try kit.write("func answer() -> Int { 1 }\n", to: "Katas/Sum/Sources/Code.swift")

            #expect(try kata("hint", "Sum").output.contains("Hint 1 of 3"))
        }

        @Test func `a red kata is compared without the sources, unless they are asked for`() throws {
            let result = try kata("compare", "Sum")

            #expect(
                result.output == """
                    SumSuiteTests  yours      reference
                      it answers  red        green

                    Sum: yours 0 of 1 green, the reference 1 of 1

                    The sources are compared once yours is green; to see the reference now: --reveal

                    """
            )
            #expect(result.code == 1)
            #expect(try kata("compare", "Sum", "--reveal").output.contains("+    42\n"))
        }

        @Test func `a green kata is compared with the sources`() throws {
            try kit.write("func answer() -> Int {\n    41 + 1\n}\n", to: "Katas/Sum/Sources/Code.swift")

            let result = try kata("compare", "Sum")

            #expect(result.output.contains("  it answers  green      green\n"))
            #expect(result.output.contains("-    41 + 1\n+    42\n"))
            #expect(result.code == 0)

            try kit.write(kit.read("Solutions/Sum/Sources/Code.swift"), to: "Katas/Sum/Sources/Code.swift")

            #expect(try kata("compare", "Sum").output.hasSuffix("Your sources and the reference are the same.\n"))
            #expect(try kata("hint").output == "All tests are green: there is nothing to hint at.\n")
        }

        @Test func `own tests are compared by the mutants that they kill`() throws {
            let source = FixtureKit.sum.source
            let folder = "Solutions/Sum/Mutants/bite"
            try? FileManager.default.removeItem(at: kit.root.appending(path: folder))
            for (name, body) in [("answers-less", "{ -1 }"), ("answers-seven", "{ 7 }")] {
                let mutated = source.replacingOccurrences(of: "{ 0 }", with: body)
                try kit.write(FixtureKit.patch("Code.swift", from: source, to: mutated), to: "\(folder)/\(name).patch")
            }
            let model = try kit.read("Solutions/Sum/Tests/Own.swift")
            let expectation = "#expect(Bool(true))"
            defer {
                try? FileManager.default.removeItem(at: kit.root.appending(path: folder))
                try? kit.write(model, to: "Solutions/Sum/Tests/Own.swift")
            }
            try kit.write(
                model.replacingOccurrences(of: expectation, with: "#expect(answer() == 0)"),
                to: "Solutions/Sum/Tests/Own.swift"
            )
            #expect(!(try kata("compare", "Sum").output.contains("mutants")), "she has written no test yet")
            try kit.write(
                model.replacingOccurrences(of: expectation, with: "#expect(answer() < 7)"),
                to: "Katas/Sum/Tests/Own.swift"
            )

            let result = try kata("compare", "Sum")

            #expect(
                result.output.contains(
                    """
                    Bite lap, mutants  yours      model answer
                      answers-less     survived   killed
                      answers-seven    killed     killed

                    Sum: yours kill 1 of 2 mutants, the model answer 2

                    """
                )
            )
        }

        @Test func `verify tells each thing to mend`() throws {
            try kit.write("func answer() -> Int { 42 }\n", to: "Katas/Sum/Sources/Code.swift")
            let reference = try kit.read("Solutions/Sum/Sources/Code.swift")
            try kit.write(
                FixtureKit.patch("Code.swift", from: reference, to: "func answer() -> Int {\n    7\n}\n"),
                to: "Solutions/Sum/Mutants/green/answers-another.patch"
            )
            try kit.write(
                FixtureKit.patch("Code.swift", from: FixtureKit.sum.source, to: "func answer() -> Int { 1 }\n"),
                to: "Solutions/Sum/Mutants/bite/nobody-looks.patch"
            )

            let result = try kata("verify")

            #expect(
                result.output == """
                    Sum, green lap: 1 of 1 mutants killed
                                     1
                    answers-another  x
                      1  it answers

                    Sum, bite lap: 0 of 1 mutants killed
                                  1
                    nobody-looks  ·
                      1  an own test  kills none

                    ✔ the list of katas and the folders agree
                    ✘ Katas is shipped as the exact copy of the starters
                        Katas/Sum differs from .starters/Sum
                    ✔ Solutions mirrors Katas file for file, and Given holds the same bytes
                    ✘ the guides are complete
                        Sum: the section 'From the article's cases to ours' is missing
                        Sum: the section 'What the article's tests miss' is missing
                        Sum: the section 'Take home' is missing
                    ✔ the starters compile without a warning
                    ✔ on the starters every official test is red, by an expectation
                    ✔ the guides name the tests of the suites, in their order
                    ✘ each starter's own tests are one test that fails
                        Sum: ["an own test"]
                    ✔ on the reference every test is green
                    ✔ a kata that is caught up to a step is green before it, and not yet there
                    ✔ every mutant applies and compiles, and most are woven into one build
                    ✔ the official suites kill every green mutant, by an expectation
                    ✘ the model answers kill every bite mutant, by an expectation
                        Sum: nobody-looks: Survived
                    ✔ the guides state how many mutants the article's tests leave alive
                    ✔ the starters' own tests kill no mutant

                    6 things to mend.

                    """
            )
            #expect(result.code == 1)
        }
    }
}

private struct Board: Decodable, Equatable {
    struct Next: Decodable, Equatable {
        var lap: String
        var step: Int
        var test: String
        var files: [String]
    }

    var kata: String
    var next: Next
}

extension FixtureKit {
    fileprivate static let sum = FixtureKata(
        name: "Sum",
        source: "func answer() -> Int { 0 }\n",
        tests: [("it answers", "#expect(answer() == 42)")]
    )
}
