import Foundation
import KataKit
import TestSupport
import Testing

extension EndToEnd {
    /// A kata as `kata new` writes it, before its author has changed a line.
    @Suite(.long, .serialized, .takingTurns)
    struct NewKataScreenTests {
        @Test func `a new kata is complete in form, and verify lists what is left to write`() throws {
            let kit = try FixtureKit("new-kata-verified", withTemplatesAnd: [.sum])

            try KataCommand(.instructor, in: kit.root).expectScreen("new-kata")

            let given = kit.root.appending(path: "Solutions/TipCalculator/Given")
            #expect(given.kind == .link && given.appending(path: "TipCalculatorStore.swift").exists)

            let lint = """
                cd "$1" && swift format lint --strict --configuration "$2/.swift-format" --recursive \
                Katas/TipCalculator Solutions/TipCalculator Tests/TipCalculatorTests
                """
            let result = try Shell.output(of: lint, [kit.root.path, Checkout.root.path])
            #expect(result == Shell.Result(code: 0))
        }

        @Test func `a kata with only a green lap works from the board to its grade`() throws {
            var sum = FixtureKata.sum
            sum.hasBiteLap = false
            let kit = try FixtureKit("green-lap-only", [sum])
            try kit.write(kit.read("docs/katas/Sum.md") + "\n## Refactor\n", to: "docs/katas/Sum.md")
            let kata = KataCommand(in: kit.root)
            let start = try kata().output
            try kit.write(kit.read("Solutions/Sum/Sources/Code.swift"), to: "Katas/Sum/Sources/Code.swift")
            try kata.expectScreen("learner/green-lap-only")
            try kata("pack", "--output", "handed-in.zip")

            let grade = try KataCommand(.instructor, in: kit.root)("grade", "handed-in.zip").output
            let verified = try KataCommand(.instructor, in: kit.root)("verify", "Sum").output

            let target = Checkout.fixtures.appending(path: "green-lap-only-handout")
            try? FileManager.default.removeItem(at: target)
            let handout = try KataCommand(.instructor, in: kit.root)("handout", target.path)

            #expect(start.contains("Sum") && !start.contains("bite"))
            // It has no patch, and the kit no front page.
            #expect(handout.code == 0 && handout.output.contains("The handout has no mutants."), "\(handout)")
            #expect(!handout.output.contains("LINK"))
            #expect(grade.contains("handed-in   1/1  1/1     100\n"))
            #expect(verified.contains("✔ no folder is empty\n") && !verified.contains("Sum, bite lap"))
        }
    }
}
