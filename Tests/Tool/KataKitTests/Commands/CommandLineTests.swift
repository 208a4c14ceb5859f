import Foundation
import TestSupport
import Testing

@testable import KataKit

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
        let learners = "status test watch hint compare mutants history progress reset catchup attack pack doctor"
        #expect(commands == learners.split(separator: " ").map(String.init))
        #expect(result.code == 0)
    }

    @Test func `in this kit the help names the instructors' commands too`() throws {
        let result = try KataCommand(in: Checkout.root)("help")

        for command in ["grade", "handout", "new", "verify", "mutant", "variant"] {
            #expect(result.output.contains("\n  \(command) "))
        }
    }

    @Test func `the versions of kit, Swift and system are one line for the report of a problem`() throws {
        let result = try kata("--version")

        let line = #/kata \d{4}-\d\d-\d\d, Swift \d+\.\d+[\d.]*, \S.*, (x86_64|aarch64|arm64)\n/#
        #expect(result.output.wholeMatch(of: line) != nil, "\(result)")
        #expect(result.code == 0)
        #expect(try kata("--help").output.contains("swift run kata --version\n"))
    }

    @Test func `a command explains itself`() throws {
        try kata.expectScreen("help-of-a-command")
    }

    @Test func `misuse is one line and exits with 64`() throws {
        try kata.expectScreen("misuse")
    }

    @Test func `outside of a kit the tool says where to go`() throws {
        let folder = FileManager.default.temporaryDirectory.resolved()

        let result = try KataCommand(in: folder)("status")

        let line = "kata: no kata kit in \(folder.path): go to the folder with Package.swift and Katas\n"
        #expect(result == Shell.Result(code: 64, errors: line))
    }

    @Test func `without a program in PATH the tool names it and exits with 69`() throws {
        var kata = kata
        kata.environment = ["PATH": "/nowhere"]

        let result = try kata("test", "Sum")

        let message = "kata: there is no 'swift' in PATH: install it, or add its folder to PATH\n"
        #expect(result.errors.hasSuffix(message))
        #expect(result.code == 69)
    }

    @Test func `help that does not arrive is one line and exits with 70`() throws {
        let command = "'\(kata.program.path)' --help >out; echo \"code $?\""
        let folder = FileManager.default.temporaryDirectory.path

        let script = "cd '\(folder)'; (trap '' XFSZ; ulimit -f 0; \(command)) 2>&1 | cat; rm out"
        let said = try Shell.output(of: script).output

        #expect(said == "kata: standard output: File too large: what is there is not whole\ncode 70\n")
    }

    /// What is wrong with a pack is said before a build: here, none can begin.
    @Test(
        .serialized,
        arguments: [
            (
                "--output nowhere/a.zip", "",
                "--output nowhere/a.zip: it cannot be written: name a file in a folder that exists"
            ),
            ("--output Katas/a.zip", "mkdir Katas/a.zip", "--output Katas/a.zip: this is a folder: name a file"),
            (
                "", "head -c 1100000 /dev/zero >Katas/Sum/Sources/Big.swift",
                "Katas/Sum/Sources/Big.swift is larger than 1 MiB, and cannot be graded: make it smaller, or move it out"
            ),
        ]
    )
    func `what cannot be packed is refused before a lap runs`(words: String, script: String, line: String) throws {
        let kit = try FixtureKit("pack-misuse", [.sum])
        try kit.begin("Katas/Sum/Sources/Code.swift")
        try Shell.run("cd '\(kit.root.path)' && rm -rf Katas/a.zip && \(script.isEmpty ? ":" : script)")
        var kata = KataCommand(in: kit.root)
        kata.environment = ["PATH": "/usr/bin:/bin"]

        let result = try kata(["pack"] + words.split(separator: " ").map(String.init))

        #expect(result == Shell.Result(code: 64, errors: "kata: \(line)\n"))
    }

    @Test func `linked files are named before they are missing`() throws {
        let kit = try FixtureKit("pack-links", [.sum])
        try kit.begin("Katas/Sum/Sources/Code.swift")
        let script = """
            cd "$1/Katas/Sum/Sources" && ln -sf ../Given/Model.swift Linked.swift && ln -sfn ../Given Folder
            ln -sfn ../../../README.md README.md && mkfifo Pipe.swift pipe
            """
        try Shell.run(script, kit.root.path)
        var kata = KataCommand(in: kit.root)
        kata.environment = ["PATH": "/usr/bin:/bin"]

        let said = try kata("pack").errors

        let folder = "kata: Katas/Sum/Sources"
        let link = "is a link or a pipe, which is neither run nor packed: put the files themselves there\n"
        for name in ["Linked", "Pipe"] { #expect(said.contains("\(folder)/\(name).swift \(link)"), "\(said)") }
        #expect(
            said.contains("\(folder)/Folder \(link)") && !said.contains("README") && !said.contains("pipe "),
            "\(said)"
        )
    }
}
