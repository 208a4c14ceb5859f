import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// A learner's way through a kata: hints, green, the comparison with the reference.
    @Suite(.serialized, .takingTurns)
    struct LearnerTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("sum", [.sum])
            kata = KataCommand(in: kit.root)
        }

        @Test func `an untouched kata is not started, and the board says where to begin`() throws {
            try kata.expectScreen("learner/board")
            let advice = "You see the reference when your code is green. To see it now: --reveal\n"
            #expect(try kata("compare", "Sum").output == "Sum: not started\n\n\(advice)")
            #expect(try kata("compare", "Sum", "--reveal").output.contains("+    42\n"))
        }

        @Test func `a board without work builds one kata, and packing it none`() throws {
            var second = FixtureKata.sum
            second.name = "Total"
            let kit = try FixtureKit("fresh-\(UUID().uuidString)", [.sum, second])
            defer { kit.remove("") }
            let fresh = KataCommand(in: kit.root)

            let built = [try fresh("status"), try fresh("pack")].map {
                $0.errors.matches(of: /building (\w+)/).map(\.1)
            }

            #expect(built == [["Sum"], []])
        }

        @Test func `the board has a starter's red test, also after another lap or kata`() throws {
            var second = FixtureKata.sum
            second.name = "Total"
            let kit = try FixtureKit("begun-\(UUID().uuidString)", [.sum, second])
            let begun = KataCommand(in: kit.root)

            let own = "import Testing\n\n@Test func own() { #expect(1 + 1 == 2) }\n"
            try kit.write(own, to: "Katas/Sum/Tests/Own.swift")
            #expect(try begun("status").output.contains("✘ it answers\n      Tests/SumTests/Suite.swift:7:9\n"))

            try kit.write("func answer() -> Int { 42 }\n", to: "Katas/Sum/Sources/Code.swift")
            #expect(try begun("status").output.contains("✘ it answers\n      Tests/TotalTests/Suite.swift:7:9\n"))
        }

        @Test func `a kata that is green in the wrong layer says where`() throws {
            let rule = "\n## Layers\n\n- `Code.swift` does not import `Foundation`: numbers need no help.\n"
            try kit.write(kit.read("docs/katas/Sum.md") + rule, to: "docs/katas/Sum.md")
            try kit.write("import Foundation\nfunc answer() -> Int { 42 }\n", to: "Katas/Sum/Sources/Code.swift")

            try kata.expectScreen("learner/wrong-layer")
        }

        @Test
        func `doctor finds this machine ready, and each command that judges says how to restore edited given code`()
            throws
        {
            let fix = "swift run kata reset Sum --given"
            let line = "kata: Katas/Sum/Given differs from what was shipped. To restore it: \(fix)\n"
            // What an editor writes next to the code is no edit.
            try kit.write("", to: "Katas/Sum/Given/.Model.swift.swp")
            let doctor = try kata("doctor")
            #expect(doctor.output.contains("✔ the katas build and their tests run"))
            #expect(doctor.output.hasSuffix("\nReady: swift run kata\n") && doctor.code == 0)
            #expect(!doctor.errors.contains("Given"))

            try kit.write("struct Model { var mine = 1 }\n", to: "Katas/Sum/Given/Model.swift")

            for command in [["test"], ["doctor"]] {
                let errors = try kata(command).errors
                #expect(errors.components(separatedBy: line).count == 2, "\(command): \(errors)")
            }
            kit.remove(".backups")
            try kit.write("// Mine.\n\(FixtureKata.sum.source)", to: "Katas/Sum/Sources/Code.swift")
            try kata.expectScreen("reset-given")
            #expect(try !kata("test", "Sum").errors.contains("Given"))
            #expect(try kit.read("Katas/Sum/Given/Model.swift") == FixtureKata.sum.given)
            #expect(try kit.read("Katas/Sum/Sources/Code.swift").hasPrefix("// Mine."))
            #expect(try kit.read("Katas/Sum/Given/.Model.swift.swp") == "")
        }

        @Test func `a Swift file in no folder of its kata is named`() throws {
            try kit.write("struct Helper {}\n", to: "Katas/Sum/Helper.swift")
            defer { kit.remove("Katas/Sum/Helper.swift") }

            let said = try kata("test", "Sum").errors

            #expect(said.contains("kata: Katas/Sum/Helper.swift is not compiled: move it to Sources or Tests\n"))
        }

        @Test func `a guess has its answer, and the history has the rate`() throws {
            kit.remove(".backups")
            try kit.write("func answer() -> Int { 1 }\n", to: "Katas/Sum/Sources/Code.swift")
            #expect(try kata("test", "--predict", "red").output.hasPrefix("You guessed right"))
            try kit.write("func answer() -> Int { 42 \n", to: "Katas/Sum/Sources/Code.swift")

            try kata.expectScreen("learner/guess") { $0.replacing(/\d\d-\d\d \d\d:\d\d/, with: "…") }
        }

        @Test func `hints go one level deeper each time, until the test fails otherwise`() throws {
            #expect(try kata("hint", "--again").output.contains("Hint 0 of 3."))

            try kata.expectScreen("learner/hints")
            try kit.write("func answer() -> Int { 1 }\n", to: "Katas/Sum/Sources/Code.swift")

            #expect(try kata("hint", "--again").output.contains("  A nudge.\n\n  More.\n\n"))
            #expect(try kata("hint", "Sum").output.contains("Hint 1 of 3"))
            try kit.write("// An edit.\nfunc answer() -> Int { 1 }\n", to: "Katas/Sum/Sources/Code.swift")
            #expect(try kata("hint", "Sum").output.contains("Hint 2 of 3"))
        }

        @Test func `a kit without hints says so, and offers none`() throws {
            kit.remove("docs/katas/Sum.hints.md")

            #expect(try kata("hint").output.hasSuffix("There is no hint for this test. The guide: docs/katas/Sum.md\n"))
            #expect(try !kata("test", "Sum").output.contains("Stuck?"))
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
            let hint = try kata("hint", "--language", "ko-KR").output
            #expect(hint.hasSuffix("힌트 1/2. 다음 힌트: swift run kata hint Sum --language ko\n"))

            var kata = kata
            kata.environment = ["LC_ALL": "ko_KR.UTF-8"]
            try kata.expectScreen("learner/pages-in-Korean")
        }

        @Test func `a green kata leads to the section Refactor, then to the bite lap`() throws {
            let guide = try kit.read("docs/katas/Sum.md")
            try kit.write(guide.replacing("## Bite", with: "## Refactor\n\n## Bite"), to: "docs/katas/Sum.md")
            try kit.write(kit.read("Solutions/Sum/Sources/Code.swift"), to: "Katas/Sum/Sources/Code.swift")

            try kata.expectScreen("learner/green")
            try kit.write(
                "import Testing\n\n@Test func red() { Issue.record(\"write me\") }\n",
                to: "Katas/Sum/Tests/Own.swift"
            )
            try kata.expectScreen("learner/bite-lap")
            #expect(try kata("test", "Sum").code == 1)
        }

        @Test func `a green kata is compared with the sources, and with other correct designs`() throws {
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
            try kit.write(reference.replacing("42", with: "41 + 1"), to: "Katas/Sum/Sources/Code.swift")

            #expect(try kata("hint").output == "All tests are green: no hint is needed.\n")
            try kata.expectScreen("learner/other-designs") {
                $0.replacing(/index [0-9a-f]+\.\.[0-9a-f]+/, with: "index …")
            }
        }
    }
}
