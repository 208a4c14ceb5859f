import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

/// The real `kata-instructor` when it has nothing to build: help, misuse, the merge of reports.
@Suite(.offThePool)
struct InstructorCommandLineTests {
    private static let kit = Result { try MiniatureKit.write("instructor-command-line") }

    let kata: KataCommand

    init() throws {
        kata = KataCommand(.instructor, in: try Self.kit.get().root)
    }

    @Test func `the help names each command`() throws {
        let result = try kata("--help")

        let commands = result.output.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
        #expect(commands == ["grade", "handout", "new", "verify", "mutant", "variant", "submission"])
        #expect(result.code == 0)
    }

    @Test func `misuse is one line and exits with 64`() throws {
        try kata.expectScreen("misuse-by-instructors")
    }

    @Test func `a report replaces a file atomically, and keeps a pipe or a link`() throws {
        let place = Checkout.fixtures.appending(path: "grading-output")
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try place.write(try Sample.json(), to: "report.json")
        try place.write("old", to: "old.csv")
        try Shell.run("cd '\(place.path)' && ln -s old.csv link.csv && mkfifo pipe")
        let kata = KataCommand.Program.instructor.path
        let merge = "'\(kata)' grade --merge report.json --format csv --output"

        let script = """
            cd '\(place.path)'
            cat pipe >piped.csv & \(merge) pipe; wait
            \(merge) link.csv
            test -p pipe && test -L link.csv
            """
        #expect(try Shell.output(of: script) == Shell.Result(code: 0, output: "", errors: ""))
        let texts = try ["piped.csv", "old.csv"].map {
            try String(contentsOf: place.appending(path: $0), encoding: .utf8)
        }
        #expect(texts[0].hasPrefix("submission,student,K,"))
        #expect(texts[0] == texts[1])

        let refused = try Shell.output(of: "cd '\(place.path)' && \(merge) .")
        #expect(refused.code == 64)
        #expect(refused.errors == "kata: --output .: this is a folder: name a file\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        #expect(names == ["link.csv", "old.csv", "pipe", "piped.csv", "report.json"])
    }
}
