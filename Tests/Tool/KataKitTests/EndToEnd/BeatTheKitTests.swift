import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// `kata attack` in a kit whose suite looks at one of two functions.
    @Suite(.serialized, .takingTurns)
    struct BeatTheKitTests {
        private static let reference = """
            func answer() -> Int {
                42
            }

            func half(_ number: Int) -> Int {
                number / 2
            }

            """
        private static let folder = "Attacks/Sum"

        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            var sum = FixtureKata.sum
            sum.given = "struct Model {\n    func size() -> Int {\n        1\n    }\n}\n"
            kit = try FixtureKit("attack", [sum])
            kata = KataCommand(in: kit.root)
            kit.remove(Self.folder)
            kit.remove(".backups")
            try kit.write(Self.reference, to: "Solutions/Sum/Sources/Code.swift")
            try kit.write(
                FixtureKit.patch(
                    "Sources/Code.swift",
                    from: Self.reference,
                    to: Self.reference.replacing("number / 2", with: "(number + 1) / 2"),
                    effect: "Half of an odd number may be rounded up.",
                    hint: "The rule is about even numbers."
                ),
                to: "Solutions/Sum/Variants/green/rounds-up.patch"
            )
        }

        /// Opens the copy, and changes code and test.
        private func attack(_ old: String, with new: String, test: String) throws {
            try kata("attack", "Sum", "--reveal")
            let code = Self.reference.replacing(old, with: new)
            try kit.write(code, to: "\(Self.folder)/Sources/Code.swift")
            let path = "\(Self.folder)/\(Attack.test)"
            let start = try kit.read(path)
            try kit.write(start.replacing("{\n    }", with: "{\n        \(test)\n    }"), to: path)
        }

        @Test func `an attack begins when the lap is green, or when the learner wants to see the reference`() throws {
            try kata.expectScreen("attack/begin")
        }

        @Test func `a test that is red on a variant proves nothing`() throws {
            try attack("number / 2", with: "number", test: "#expect(half(3) == 1)")
            try kata.expectScreen("attack/too-strict")
        }

        @Test func `tests that others packed are run on a bug in given code, and so are all of ours`() throws {
            let early = try kata("attack", "Sum", "--against", Checkout.fixtures.path)
            #expect(early.code == 64 && early.errors.contains("--against: first plant a bug"), "\(early)")
            try attack("42", with: "42", test: "#expect(Model().size() == 1)")
            let given = try kit.read("\(Self.folder)/Given/Model.swift")
            try kit.write(given.replacing("1", with: "2"), to: "\(Self.folder)/Given/Model.swift")
            let own = try kit.read("Katas/Sum/Tests/Own.swift")
            let (blind, archive) = ("Bool(true)", Checkout.fixtures.appending(path: "theirs.tar.gz").path)

            let results = try [blind, "Model().size() == 1"].map { expectation in
                try kit.write(own.replacing(blind, with: expectation), to: "Katas/Sum/Tests/Own.swift")
                try kata("pack", "--output", archive)
                return try kata("attack", "Sum", "--against", archive)
            }

            try kit.write(given.replacing("1", with: "two"), to: "\(Self.folder)/Given/Model.swift")
            let broken = try kata("attack", "Sum", "--against", archive)
            try kit.write(given.replacing("1", with: "2"), to: "\(Self.folder)/Given/Model.swift")
            #expect(broken.code == 1 && broken.output.contains("This bug does not count: "), "\(broken)")
            #expect(results[0].output.contains("bite lap: the tests in theirs.tar.gz"), "\(results[0])")
            #expect(try kata("attack", "Sum", "--against", "none.zip").errors.contains("none.zip does not exist"))
            #expect(results[0].output.contains("survived: No longer true: what is right"), "\(results[0])")
            #expect(results[1].output.contains("killed by 'an own test'"), "\(results[1])")
            #expect(try kata("attack", "Sum").output.contains("★ You beat the kit"))

            try attack("42", with: "42", test: "#expect(Model().size() == 1)")
            try kit.write(given.replacing("1", with: "3"), to: "\(Self.folder)/Given/Model.swift")
            let suite = try kit.read("Tests/SumTests/Suite.swift")
            try kit.write(suite.replacing("== 42", with: "== 42 * Model().size()"), to: "Tests/SumTests/Suite.swift")
            #expect(try kata("attack", "Sum").output.contains("Not new"))

            try kit.write(Self.reference.replacing("42", with: "43"), to: "\(Self.folder)/Sources/Code.swift")
            let both = "it changes Given/Model.swift, Sources/Code.swift."
            #expect(try kata("attack", "Sum").output.contains(both))
        }

        @Test(arguments: [
            ("number / 2", "number / zero", "", "Attacks/Sum/Sources/Code.swift:6:14: error: cannot find 'zero'"),
            ("number / 2", "number", "#expect(third(3) == 1)", "Attacks/Sum/Tests/AttackTests.swift:9:17: error: "),
        ])
        func `what cannot be built is shown with its place`(old: String, new: String, test: String, message: String)
            throws
        {
            try attack(old, with: new, test: test)

            let result = try kata("attack", "Sum")

            #expect(result.code == 1 && result.output.contains(message), "\(result.output)\(result.errors)")
        }

        @Test func `a bug that only the learner's test notices beats the kit, and an author can take it`() throws {
            // The test may use the doubles of the kit's tests.
            try kit.write("let two = 2\n", to: "Tests/SumTests/Doubles/Two.swift")
            try attack("number / 2", with: "number", test: "#expect(half(4) == two)")
            try kata.expectScreen("attack/beaten")

            let name = "what-is-right-and-your-bug-does-wrong"
            #expect(!kit.root.appending(path: "\(Self.folder)/Sources").exists)
            #expect(try kata("history", "Sum", "--restore", "1").code == 0)
            #expect(try kit.read("\(Self.folder)/Sources/Code.swift").contains("    number\n"))
            #expect(try kata("attack", "Sum", "--name", "Ada\nL.").errors.contains("--name: give one line"))
            let again = try kata("attack", "Sum").errors
            #expect(again.contains("you have planted this bug before: \(Self.folder)/\(name).patch"))
            for part in ["Given", "Sources", "Tests"] { kit.remove("\(Self.folder)/\(part)") }
            #expect(try kata("attack", "Sum").output.contains("Sum: break correct code"))
            let archive = Checkout.fixtures.appending(path: "attack.tar.gz")
            let page = try kata("pack", "--output", archive.path).output
            #expect(page.contains("below Katas, your attacks and"))
            let packed = try Shell.output(of: "tar -tzf \(archive.path)").output
            #expect(packed.contains("./\(Self.folder)/\(name).swift\n"))

            let patch = try kit.read("\(Self.folder)/\(name).patch")
            #expect(patch.hasPrefix("No longer true: what is right, and your bug does wrong\nFound by Ada.\ndiff"))
            try kit.write(patch, to: "Solutions/Sum/Mutants/green/\(name).patch")
            let suite = try kit.read("Tests/SumTests/Suite.swift")
            let test = "    @Test func `half of four`() {\n        #expect(half(4) == 2)\n    }\n}\n"
            try kit.write(String(suite.dropLast(2)) + test, to: "Tests/SumTests/Suite.swift")
            try kit.write(
                kit.read("docs/katas/Sum.md").replacing("1. it answers", with: "1. it answers\n2. half of four"),
                to: "docs/katas/Sum.md"
            )
            let author = KataCommand(.instructor, in: kit.root)
            let made = try author("mutant", "Sum", "green", name, "--again")
            #expect(made.output.contains("killed by 'half of four'"), "\(made.output)\(made.errors)")
            kit.remove("Copies")
        }
    }
}
