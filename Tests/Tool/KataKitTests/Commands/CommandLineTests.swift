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

    @Test func `a build system that does not exist is misuse`() throws {
        var kata = kata
        kata.environment = ["KATA_BUILD_SYSTEM": "make"]
        // Another command of this kit has the stage in which this one would build.
        let lock = try FileLock(kata.folder.appending(path: ".build/kata/stages/Sum-green/.lock"))

        let result = try withExtendedLifetime(lock) { try kata("status") }

        let line = "kata: KATA_BUILD_SYSTEM=make: choose from native, swiftbuild\n"
        #expect(result == Shell.Result(code: 64, errors: line))
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
}
