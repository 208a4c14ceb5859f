import KataKit
import TestSupport
import Testing

/// `kata mutant` and `kata variant` up to the run of the tests.
@Suite(.serialized, .offThePool)
struct PatchCommandTests {
    private static let reference = """
        func answer() -> Int {
            let six = 6
            let seven = 7
            // The answer
            // to the question
            // of life.
            return six * seven
        }

        """
    private static let copy = "Copies/Sum/Mutants/green/adds"
    private static let patch = "Solutions/Sum/Mutants/green/adds.patch"

    let kit: FixtureKit
    let kata: KataCommand

    init() throws {
        var sum = FixtureKata.sum
        sum.hasTestFirstLap = true
        kit = try FixtureKit("patch-commands", [sum])
        kata = KataCommand(.instructor, in: kit.root)
        for folder in ["Copies", ".git"] { kit.remove(folder) }
        try kit.write(Self.reference, to: "Solutions/Sum/Sources/Code.swift")
    }

    @Test func `misuse is one line`() throws {
        try kata.expectScreen("misuse-of-mutant")
    }

    @Test(arguments: [
        ("mutant", "green", "Sources/Code.swift", "[EFFECT HINT]"),
        ("mutant", "bite", "Given/Model.swift", "[EFFECT HINT]"),
        ("variant", "first", "Sources/First/Price.swift", "[REASON NOTE]"),
    ])
    func `the first call opens the code that a patch of the lap changes`(
        command: String,
        lap: String,
        file: String,
        lines: String
    ) throws {
        let result = try kata(command, "Sum", lap, "new")

        let place = "Copies/Sum/\(command.capitalized)s/\(lap)/new/\(file)"
        #expect(result == Shell.Result(code: 0, output: "Edit:\n  \(place)\nThen run this command with \(lines).\n"))
        let given = lap == "bite" ? ".starters" : "Solutions"
        #expect(try kit.read(place) == kit.read("\(given)/Sum/\(file)"))
    }

    @Test func `an unchanged copy, or a patch without two lines of text, makes no patch`() throws {
        try kata("mutant", "Sum", "green", "adds")
        let unchanged = try kata("mutant", "Sum", "green", "adds", "The answer is 13.", "What is the answer?")
        try kit.write("func answer() -> Int { 13 }\n", to: "\(Self.copy)/Sources/Code.swift")
        let withoutText = try kata("mutant", "Sum", "green", "adds", "The answer\nis 13.", "What is it?")

        #expect(unchanged.code == 64)
        #expect(unchanged.errors.contains("nothing has changed in \(Self.copy):"))
        #expect(withoutText.code == 64)
        #expect(withoutText.errors.contains("begins with two lines of text"))
        #expect(!kit.root.appending(path: Self.patch).exists)
        #expect(try code() == "func answer() -> Int { 13 }\n")
    }

    @Test func `a patch is merged with code that has changed`() throws {
        try writePatch()
        try commit()
        try change("let six = 6", to: "let half = 3\n    let six = 2 * half")

        let result = try kata("mutant", "Sum", "green", "adds")

        #expect(result.code == 0)
        #expect(try code().contains("let six = 2 * half"))
        #expect(try code().contains("return six + seven"))
    }

    @Test func `a conflict is for the author, and makes no patch`() throws {
        try writePatch()
        try commit()
        try change("return six * seven", to: "return seven * six")
        let old = try kit.read(Self.patch)

        let result = try kata("mutant", "Sum", "green", "adds", "--again")

        let expected = """
            \(Self.patch) does not apply, and git found a conflict.
            Edit:
              \(Self.copy)/Sources/Code.swift
            Then run this command again.

            """
        #expect(result == Shell.Result(code: 1, output: expected))
        #expect(try code().contains("<<<<<<<"))
        let next = try kata("mutant", "Sum", "green", "adds", "--again")
        #expect(next.code == 64)
        #expect(next.errors.contains("Code.swift: resolve the conflict first"))
        #expect(try kit.read(Self.patch) == old)
    }

    @Test func `without the old code, the copy is the present code`() throws {
        try writePatch()
        let patch = try kit.read(Self.patch).replacing(/index [0-9a-f]{4}/, with: "index 0000")
        try kit.write(patch, to: Self.patch)
        try change("return six * seven", to: "return seven * six")

        let result = try kata("mutant", "Sum", "green", "adds", "--again")

        #expect(result.code == 1)
        #expect(result.output.hasPrefix("\(Self.patch) does not apply, and git does not have its old code.\nEdit:\n"))
        #expect(try code() == kit.read("Solutions/Sum/Sources/Code.swift"))
        #expect(try kit.read(Self.patch) == patch)
    }

    /// Makes a patch in the form of the command, which needs no run of the tests for it.
    private func writePatch() throws {
        let folder = Checkout.fixtures.appending(path: "patch-commands-diff")
        try folder.write(Self.reference, to: "a/Sources/Code.swift")
        try folder.write(Self.reference.replacing("six * seven", with: "six + seven"), to: "b/Sources/Code.swift")
        let diff = try Shell.output(
            of: "git -C \"$1\" diff --no-index --no-prefix --full-index a b",
            [folder.path]
        ).output
        try kit.write("The answer is 13.\nWhat is the answer?\n\(diff)", to: Self.patch)
    }

    private func commit() throws {
        let author = "-c user.name=Author -c user.email=author@localhost"
        let script = "cd \"$1\" && git init --quiet && git add Solutions && git \(author) commit --quiet --message Code"
        try Shell.run(script, kit.root.path)
    }

    private func change(_ old: String, to new: String) throws {
        try kit.write(Self.reference.replacing(old, with: new), to: "Solutions/Sum/Sources/Code.swift")
    }

    private func code() throws -> String { try kit.read("\(Self.copy)/Sources/Code.swift") }
}
