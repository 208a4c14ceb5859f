import Foundation
import TestSupport
import Testing

/// The real `kata` when it has nothing to build: help, misuse, a missing program.
@Suite(.offThePool)
struct CommandLineTests {
    private static let kit = Result { try FixtureKit("command-line", [.sum]) }

    let kata: KataCommand

    init() throws {
        kata = KataCommand(in: try Self.kit.get().root)
    }

    @Test func `the help names each command, and no instructor's command where there is none`() throws {
        let result = try kata("--help")

        let commands = result.output.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
        let learners = "status test watch hint compare mutants reset catchup pack doctor"
        #expect(commands == learners.split(separator: " ").map(String.init))
        #expect(result.code == 0)
    }

    @Test func `in this kit the help names the instructors' commands too`() throws {
        let result = try KataCommand(in: Checkout.root)("help")

        for command in ["grade", "handout", "verify"] { #expect(result.output.contains("\n  \(command) ")) }
    }

    @Test func `the versions of kit, Swift and system are one line for the report of a problem`() throws {
        let result = try kata("--version")

        let line = #/kata \d{4}-\d\d-\d\d, Swift \d+\.\d+[\d.]*, \S.*, (x86_64|aarch64|arm64)\n/#
        #expect(result.output.wholeMatch(of: line) != nil, "\(result)")
        #expect(result.code == 0)
        #expect(try kata("--help").output.contains("swift run kata --version\n"))
    }

    @Test func `a command explains itself`() throws {
        let result = try kata("watch", "--help")

        #expect(
            result.output == """
                Rerun a kata's tests on every save (default: of the current kata).

                usage: swift run kata watch [options] [KATA]

                  --plain                  Write only words, for a screen reader or a program.
                  --timeout SECONDS        End a test that takes longer (default: 20).
                  --build-timeout SECONDS  End a build that takes longer (default: 600).
                  --help                   Show this help.

                """
        )
        #expect(result.code == 0)
    }

    @Test(arguments: [
        (["tset"], "kata: unknown command 'tset': did you mean 'test'?\n"),
        (["verify"], "kata: unknown command 'verify': see 'kata --help'\n"),
        (["test", "Smu"], "kata: no kata is named 'Smu': did you mean Sum?\n"),
        (["test", "Sum/SumSuite"], "kata: Sum has no step 'SumSuite': did you mean SumSuiteTests?\n"),
        (["test", "--time", "3"], "kata: unknown option --time: did you mean --timeout?\n"),
        (["test", "--timeout"], "kata: --timeout needs a value: --timeout SECONDS\n"),
        (["test", "--timeout", "soon"], "kata: --timeout soon: give seconds, a number above 0\n"),
        (["test", "--format", "xml"], "kata: --format xml: choose from text, json\n"),
        (["compare", "Sum", "Green"], "kata: unexpected argument 'Green': see 'kata compare --help'\n"),
        (["mutants"], "kata: this kit comes without mutants: there is no Solutions/KATA/Mutants/bite\n"),
        (["reset"], "kata: name the kata to reset: kata reset KATA\n"),
        (["reset", "--list", "--given"], "kata: --given goes only with a kata: kata reset KATA --given\n"),
        (["reset", "--restore", "Sum-1"], "kata: no backup is named 'Sum-1': see 'kata reset --list'\n"),
        (["catchup", "Sum"], "kata: name the kata and the step to go on with: kata catchup KATA/STEP\n"),
        (["catchup", "Sum/1"], "kata: no step comes before SumSuiteTests: to start again, kata reset Sum\n"),
        (["catchup", "Sum/7"], "kata: Sum has no step '7': the steps are SumSuiteTests\n"),
    ])
    func `misuse is one line and exits with 64`(words: [String], line: String) throws {
        #expect(try kata(words) == Shell.Result(code: 64, errors: line))
    }

    @Test func `a build system that does not exist is misuse`() throws {
        var kata = kata
        kata.environment = ["KATA_BUILD_SYSTEM": "make"]

        let line = "kata: KATA_BUILD_SYSTEM=make: choose from native, swiftbuild\n"
        #expect(try kata("status") == Shell.Result(code: 64, errors: line))
    }

    @Test func `outside of a kit the tool says where to go`() throws {
        let folder = FileManager.default.temporaryDirectory.resolved()

        let result = try KataCommand(in: folder)("status")

        let line = "kata: no kata kit in \(folder.path): go to the folder with Package.swift and Katas\n"
        #expect(result == Shell.Result(code: 64, errors: line))
    }

    @Test(arguments: [(["test", "Sum"], "swift"), (["doctor"], "swift"), (["status"], "swift")])
    func `without a program in PATH the tool names it and exits with 69`(words: [String], program: String) throws {
        var kata = kata
        kata.environment = ["PATH": "/nowhere"]

        let result = try kata(words)

        #expect(
            result.errors.hasSuffix(
                "kata: there is no '\(program)' in PATH: install it, or add its folder to PATH\n"
            )
        )
        #expect(result.code == 69)
    }
}
