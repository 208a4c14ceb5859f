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
                    Sum  [--------------------]  not started
                      ✘ step 1  SumSuiteTests  0 of 1  <- next
                      ✔ bite lap: your own tests, 1 of 1 green

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

extension FixtureKit {
    fileprivate static let sum = FixtureKata(
        name: "Sum",
        source: "func answer() -> Int { 0 }\n",
        tests: [("it answers", "#expect(answer() == 42)")]
    )
}
