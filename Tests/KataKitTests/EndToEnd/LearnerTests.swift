import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// A learner's way through a kata: hints, green, the comparison with the reference; and the author's gate.
    @Suite(.serialized, .takingTurns)
    struct LearnerTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("sum", [.sum])
            kata = KataCommand(in: kit.root)
        }

        @Test func `an untouched kata is not started, and the board says where to begin`() throws {
            let result = try kata()

            #expect(
                result.output == """
                    > Sum  [--------]  not started       bite: 1 of 1 green
                        ✘ step 1  SumSuiteTests  0 of 1  <- next

                    Next: Sum, step 1, SumSuiteTests

                      ✘ it answers
                          Tests/SumTests/Suite.swift:7:9
                          Expectation failed: (answer() → 0) == 42

                      Edit   Katas/Sum/Sources/Code.swift
                      Run    swift run kata test Sum
                      Stuck? swift run kata hint Sum

                    """
            )
            #expect(result.code == 0)
        }

        @Test func `the board in words only`() throws {
            let result = try kata("status", "--plain")

            #expect(
                result.output.hasPrefix(
                    """
                    Sum, current: not started. Bite lap: 1 of 1 green
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

        @Test func `a kata that is green in the wrong layer says where`() throws {
            let rule = "\n## Layers\n\n- `Code.swift` does not import `Foundation`: numbers need no help.\n"
            try kit.write(kit.read("docs/katas/Sum.md") + rule, to: "docs/katas/Sum.md")
            try kit.write("import Foundation\nfunc answer() -> Int { 42 }\n", to: "Katas/Sum/Sources/Code.swift")

            let result = try kata("test", "Sum")

            #expect(
                result.output == """
                    Sum  [####################]  wrong layer
                      ✔ step 1  SumSuiteTests  1 of 1  <- next

                    Next: Sum, step 1, SumSuiteTests

                      Katas/Sum/Sources/Code.swift:1:1: error: wrong layer, imports Foundation: numbers need no help.
                          import Foundation

                      Edit   Katas/Sum/Sources/Code.swift
                      Run    swift run kata test Sum

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `each command that judges says how to restore edited given code`() throws {
            let fix = "swift run kata reset Sum --given"
            let line = "kata: Katas/Sum/Given differs from what was shipped. To restore it: \(fix)\n"
            #expect(try kata("test", "Sum").errors.contains("Given") == false)
            #expect(try kata("doctor").errors.contains("Given") == false)

            // What an editor writes next to the code is no edit.
            try kit.write("", to: "Katas/Sum/Given/.Model.swift.swp")
            #expect(try kata("test", "Sum").errors.contains("Given") == false)

            try kit.write("struct Model { var mine = 1 }\n", to: "Katas/Sum/Given/Model.swift")

            for command in [["test", "Sum"], ["test"], ["doctor"]] {
                let errors = try kata(command).errors
                #expect(errors.components(separatedBy: line).count == 2, "\(command): \(errors)")
            }
            try kata("reset", "Sum", "--given")
            #expect(try kata("test", "Sum").errors.contains("Given") == false)
            #expect(try kit.read("Katas/Sum/Given/.Model.swift.swp") == "")
        }

        @Test func `doctor finds this machine ready`() throws {
            let result = try kata("doctor")

            #expect(result.output.contains("✔ the katas build and their tests run"))
            #expect(result.output.hasSuffix("\nReady: swift run kata\n"))
            #expect(result.code == 0)
        }

        @Test func `hints go one level deeper each time, until the code changes`() throws {
            let title = "Sum, SumSuiteTests: it answers"
            let code = "  ```swift\n  func answer() -> Int { 42 }\n  ```"

            let next = "The next one: swift run kata hint Sum"
            #expect(try kata("hint").output == "\(title)\n\n  A nudge.\n\nHint 1 of 3. \(next)\n")
            #expect(try kata("hint").output == "\(title)\n\n  More.\n\nHint 2 of 3. \(next)\n")
            let deepest = try kata("hint").output
            #expect(deepest == "\(title)\n\n\(code)\n\nHint 3 of 3, the last one. The guide: docs/katas/Sum.md\n")
            let again = try kata("hint").output
            #expect(again == "\(title)\n\n\(code)\n\nThis is the last hint. The guide: docs/katas/Sum.md\n")

            try kit.write("func answer() -> Int { 1 }\n", to: "Katas/Sum/Sources/Code.swift")

            #expect(try kata("hint", "Sum").output.contains("Hint 1 of 3"))
        }

        @Test func `earlier hints are shown again, also after the code changes`() throws {
            let title = "Sum, SumSuiteTests: it answers"
            let first = "The first one: swift run kata hint Sum"
            #expect(try kata("hint", "--again").output == "\(title)\n\nYou have seen no hint yet. \(first)\n")
            let hints = try [kata("hint").output, kata("hint").output]
            #expect(hints[1].contains("Hint 2 of 3"))
            try kit.write("func answer() -> Int { 1 }\n", to: "Katas/Sum/Sources/Code.swift")
            #expect(try kata("hint").output == hints[0])

            let footer = "Hint 2 of 3. The next one: swift run kata hint Sum"
            for _ in 1...2 {
                #expect(
                    try kata("hint", "--again").output == "\(title)\n\n  A nudge.\n\n  More.\n\n\(footer)\n"
                )
            }
            #expect(try kata("hint").output == hints[1])
        }

        @Test func `hints and pages are in the language of the terminal, or in the one that is asked for`() throws {
            let translation = """
                # Sum: 힌트

                ## 단계 1: SumSuiteTests

                ### it answers

                1. 살짝 알려 줍니다.
                2. 더 알려 줍니다.
                """
            try kit.write(translation, to: "docs/ko/katas/Sum.hints.md")
            let title = "Sum, SumSuiteTests: it answers"
            let korean = try kata("hint", "--language", "ko-KR").output
            let next = "swift run kata hint Sum --language ko"
            #expect(korean == "\(title)\n\n  살짝 알려 줍니다.\n\n힌트 1/2. 다음 힌트: \(next)\n")

            var kata = kata
            kata.environment = ["LC_ALL": "ko_KR.UTF-8"]
            let last = try kata("hint").output
            #expect(last == "\(title)\n\n  더 알려 줍니다.\n\n힌트 2/2, 마지막 힌트입니다. 가이드: docs/katas/Sum.md\n")
            let english = try kata("hint", "--language", "xx", "--again").output
            #expect(
                english.contains(
                    "  A nudge.\n\n  More.\n\nHint 2 of 3. The next one: swift run kata hint Sum --language en\n"
                )
            )

            #expect(
                try kata().output == """
                    > Sum  [--------]  시작 전        bite: 1/1 초록
                        ✘ 1단계  SumSuiteTests  0/1  <- 다음

                    다음: Sum, 1단계, SumSuiteTests

                      ✘ it answers
                          Tests/SumTests/Suite.swift:7:9
                          Expectation failed: (answer() → 0) == 42

                      편집    Katas/Sum/Sources/Code.swift
                      실행    swift run kata test Sum
                      막힐 때 swift run kata hint Sum

                    """
            )
            #expect(try kata("status", "--plain").output.contains("  1단계, SumSuiteTests, 다음: 0/1 초록\n\n다음: Sum"))
            let json = try kata("status", "--format", "json").output
            #expect(try json == self.kata("status", "--format", "json").output)
            #expect(try kata("test", "Smu").errors == "kata: no kata is named 'Smu': did you mean Sum?\n")
        }

        @Test func `hints for another message of the same test begin with the first`() throws {
            let hints = """


                If the failure says "answer() → 1":

                1. Why one?
                2. More about one.
                """
            try kit.write(kit.read("docs/katas/Sum.hints.md") + hints, to: "docs/katas/Sum.hints.md")
            #expect(try kata("hint").output.contains("A nudge."))

            try kit.write("func answer() -> Int { 1 }\n", to: "Katas/Sum/Sources/Code.swift")
            #expect(try kata("hint", "--again").output.contains("You have seen no hint yet."))
            #expect(try kata("hint").output.contains("Why one?\n\nHint 1 of 2."))

            try kit.write("func answer() -> Int { 2 }\n", to: "Katas/Sum/Sources/Code.swift")
            #expect(try kata("hint", "--again").output.contains("A nudge.\n\nHint 1 of 3."))
        }

        @Test func `a kit without hints says so, and offers none`() throws {
            kit.remove("docs/katas/Sum.hints.md")

            #expect(try kata("hint").output == "This kit comes without hints. The guide: docs/katas/Sum.md\n")
            #expect(try kata("test", "Sum").output.contains("Stuck?") == false)
        }

        @Test func `a red kata is compared without the sources, unless they are asked for`() throws {
            let result = try kata("compare", "Sum")

            #expect(
                result.output == """
                    your code  reference  SumSuiteTests
                    red        green        it answers

                    Sum: your code 0 of 1 green, the reference 1 of 1

                    You see the reference when your code is green. To see it now: --reveal

                    """
            )
            #expect(result.code == 1)
            #expect(try kata("compare", "Sum", "--reveal").output.contains("+    42\n"))
        }

        @Test func `a green kata is compared with the sources`() throws {
            try kit.write("func answer() -> Int {\n    41 + 1\n}\n", to: "Katas/Sum/Sources/Code.swift")

            let result = try kata("compare", "Sum")

            #expect(result.output.contains("green      green        it answers\n"))
            #expect(result.output.contains("-    41 + 1\n+    42\n"))
            #expect(result.code == 0)

            try kit.write(kit.read("Solutions/Sum/Sources/Code.swift"), to: "Katas/Sum/Sources/Code.swift")

            #expect(try kata("compare", "Sum").output.hasSuffix("Your sources and the reference are the same.\n"))
            #expect(try kata("hint").output == "All tests are green: no hint is needed.\n")
        }

        @Test func `a green kata leads to the section Refactor, then to the bite lap`() throws {
            let guide = try kit.read("docs/katas/Sum.md")
            try kit.write(guide.replacing("## Bite", with: "## Refactor\n\n## Bite"), to: "docs/katas/Sum.md")
            #expect(!(try kata("test", "Sum").output.contains("Refactor")))
            try kit.write(kit.read("Solutions/Sum/Sources/Code.swift"), to: "Katas/Sum/Sources/Code.swift")

            #expect(
                try kata("test", "Sum").output.hasSuffix(
                    """
                      ✔ step 1  SumSuiteTests  1 of 1

                    ★ All 1 tests of Sum are green.

                    Next: Sum, refactor, then the bite lap

                      Refactor  docs/katas/Sum.md#refactor
                      Compare   swift run kata compare Sum
                      Test      Katas/Sum/Tests/Own.swift

                    """
                )
            )
            try kit.write(
                "import Testing\n\n@Test func red() { Issue.record(\"write me\") }\n",
                to: "Katas/Sum/Tests/Own.swift"
            )
            #expect(try kata().output.contains("\n\nNext: Sum, bite lap: the code is given, write its tests\n"))
        }

        @Test func `a green kata is compared with other correct designs`() throws {
            let reference = try kit.read("Solutions/Sum/Sources/Code.swift")
            try kit.write(
                FixtureKit.patch(
                    "Sources/Code.swift",
                    from: reference,
                    to: "func answer() -> Int {\n    6 * 7\n}\n",
                    effect: "A product is a number.",
                    hint: "It is shorter. The reader has to multiply."
                ),
                to: "Solutions/Sum/Variants/green/multiplies.patch"
            )
            let unknown = try kata("compare", "Sum", "--variant", "multiply")
            #expect(unknown.errors == "kata: Sum has no variant 'multiply': did you mean multiplies?\n")
            #expect(unknown.code == 64)
            let early = try kata("compare", "Sum", "--variant", "multiplies")
            #expect(early.output == "You see other designs when your code is green. To see this one now: --reveal\n")
            #expect(early.code == 1)
            #expect(!(try kata("compare", "Sum").output.contains("designs")))
            #expect(try kata("compare", "Sum", "--variant", "multiplies", "--reveal").output.contains("+    6 * 7\n"))
            try kit.write(reference, to: "Katas/Sum/Sources/Code.swift")

            #expect(
                try kata("compare", "Sum").output.hasSuffix(
                    "\n\nOther correct designs: swift run kata compare Sum --variant NAME\n  multiplies\n"
                )
            )
            let result = try kata("compare", "Sum", "--variant", "multiplies")
            #expect(
                result.output.hasPrefix(
                    """
                    multiplies

                      A product is a number.
                      It is shorter. The reader has to multiply.

                    diff --git Katas/Sum/Sources/Code.swift multiplies/Code.swift

                    """
                )
            )
            #expect(result.output.contains("-    42\n+    6 * 7\n"))
            #expect(result.code == 0)
        }

        @Test func `own tests are compared by the mutants that they kill`() throws {
            let source = FixtureKata.sum.source
            let folder = "Solutions/Sum/Mutants/bite"
            kit.remove(folder)
            for (name, body) in [("answers-less", "{ -1 }"), ("answers-seven", "{ 7 }")] {
                let mutated = source.replacingOccurrences(of: "{ 0 }", with: body)
                try kit.write(
                    FixtureKit.patch("Sources/Code.swift", from: source, to: mutated),
                    to: "\(folder)/\(name).patch"
                )
            }
            let model = try kit.read("Solutions/Sum/Tests/Own.swift")
            let expectation = "#expect(Bool(true))"
            defer {
                kit.remove(folder)
                try? kit.write(model, to: "Solutions/Sum/Tests/Own.swift")
            }
            try kit.write(
                model.replacingOccurrences(of: expectation, with: "#expect(answer() == 0)"),
                to: "Solutions/Sum/Tests/Own.swift"
            )
            #expect(!(try kata("compare", "Sum").output.contains("mutants")), "the learner has written no test yet")
            try kit.write(
                model.replacingOccurrences(of: expectation, with: "#expect(answer() < 7)"),
                to: "Katas/Sum/Tests/Own.swift"
            )

            let result = try kata("compare", "Sum")

            #expect(
                result.output.contains(
                    """
                    your tests  model answer  Bite lap, mutants
                    survived    killed          answers-less
                    killed      killed          answers-seven

                    Sum: your tests kill 1 of 2 mutants, the model answer 2

                    """
                )
            )
        }

        @Test func `verify names each problem`() throws {
            try kit.write("func answer() -> Int { 42 }\n", to: "Katas/Sum/Sources/Code.swift")
            let idle = "func idle() -> Int {\n    return 1\n    print(2)\n}\n"
            try kit.write(idle, to: ".starters/Sum/Given/Idle.swift")
            let reference = try kit.read("Solutions/Sum/Sources/Code.swift")
            try kit.write(
                FixtureKit.patch("Sources/Code.swift", from: reference, to: "func answer() -> Int {\n    7\n}\n"),
                to: "Solutions/Sum/Mutants/green/answers-another.patch"
            )
            try kit.write(
                FixtureKit.patch(
                    "Sources/Code.swift",
                    from: FixtureKata.sum.source,
                    to: "func answer() -> Int { 1 }\n"
                ),
                to: "Solutions/Sum/Mutants/bite/nobody-looks.patch"
            )

            let variants = [
                ("green/adds", reference, "func answer() -> Int {\n    sum\n}\n\nprivate var sum: Int { 41 + 1 }\n"),
                ("green/answers-seven", reference, "func answer() -> Int {\n    7\n}\n"),
                ("green/multiplies", reference, "func answer(_ factor: Int = 6) -> Int {\n    factor * 7\n}\n"),
                ("green/no-number", reference, "func answer() -> String {\n    \"42\"\n}\n"),
                ("bite/adds", FixtureKata.sum.source, "func answer() -> Int { 1 - 1 }\n"),
                ("bite/multiplies", FixtureKata.sum.source, "func answer(_ factor: Int = 6) -> Int { factor * 0 }\n"),
            ]
            for (name, original, code) in variants {
                try kit.write(
                    FixtureKit.patch("Sources/Code.swift", from: original, to: code),
                    to: "Solutions/Sum/Variants/\(name).patch"
                )
            }
            try kit.write(
                kit.read("docs/katas/Sum.md") + """


                    - **Number.** The answer is a number.
                    - **Sum.** The answer is the sum.

                    ## Refactor
                    """,
                to: "docs/katas/Sum.md"
            )
            try kit.write(
                """
                # Sum: hints

                ## Step 1: SumSuiteTests

                ### it adds

                1. A nudge.
                2. ```swift
                   func answer() -> Int { 42 }
                   ```
                """,
                to: "docs/katas/Sum.hints.md"
            )
            try kit.write("", to: "docs/katas/Difference.hints.md")
            try kit.write(
                """
                ## Rules and their mutants

                | rule | mutants |
                |---|---|
                | Number | `nobody-looks`, `gone` |
                | Words | |
                """,
                to: "docs/katas/Sum.review.md"
            )

            let result = try KataCommand(.instructor, in: kit.root)("verify")

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

                    ✘ the list of katas and the folders agree
                        docs/katas/Difference.hints.md belongs to no kata in Package.swift's list
                    ✘ Katas is the exact copy of the starters
                        Katas/Sum differs from .starters/Sum
                    ✔ each reference is built with the kata's Given
                    ✔ Solutions has the same file names as Katas
                    ✘ the guides are complete
                        Sum: the section 'Refactor' is missing between the last step and the bite lap
                        Sum: the section 'From the article's cases to ours' is missing in docs/katas/Sum.review.md
                        Sum: the section 'What the article's tests miss' is missing in docs/katas/Sum.review.md
                        Sum: the section 'Take home' is missing in docs/katas/Sum.review.md
                        Sum: 'it answers' of step 1, SumSuiteTests, is only in docs/katas/Sum.md
                        Sum: 'it adds' of step 1, SumSuiteTests, is only in docs/katas/Sum.hints.md
                        Sum: 'it adds' has fewer than three hints
                        Sum: one of the first two hints for 'it adds' has code, and handouts include them
                        Sum, bite lap: the line '**To learn.** …' is missing
                        Sum, step 1: the line '**To learn.** …' is missing
                    ✘ each rule of the bite laps has mutants, and each mutant a rule
                        Sum, 'Rules and their mutants': the rule 'Sum' has no row
                        Sum, 'Rules and their mutants': 'Words' is no rule of the bite lap
                        Sum, 'Rules and their mutants': the rule 'Words' has no mutant
                        Sum, 'Rules and their mutants': there is no mutant 'gone'
                    ✔ the translations are complete and up to date
                    ✘ the starters compile without a warning
                        Katas/Sum/Given/Idle.swift:3:5: warning: code after 'return' will never be executed
                    ✔ on the starters every official test is red, by an expectation
                    ✔ the guides name the tests of the suites, in their order
                    ✘ each starter's own tests are one failing test in each suite
                        Sum: 'an own test' is passed
                    ✔ on the reference every test is green
                    ✔ a kata that is caught up to a step is green before that step and red at it
                    ✔ every mutant applies and compiles
                    ✔ the official suites kill every green mutant, by an expectation
                    ✘ the model answers kill every bite mutant, by an expectation
                        Sum: nobody-looks: Survived
                    ✔ the guides state how many mutants the article's tests leave alive
                    ✘ every variant applies and compiles, and each lap has enough
                        Sum, green, no-number: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
                        Sum, green: 4 variants; the lap needs 5 or more
                        Sum, bite, multiplies: it may only change bodies, and it changes or adds the declaration 'answer'
                        Sum, bite: 2 variants; the lap needs 4 or more
                    ✘ the official suites are green on every green variant
                        Sum, answers-seven: 'it answers' of SumSuiteTests is failed
                    ✔ the model answers are green on every bite variant

                    24 problems.

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
