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
        #expect(commands == ["grade", "handout", "verify"])
        #expect(result.code == 0)
    }

    @Test(arguments: [
        (["grade"], "kata: name the submissions to grade: kata grade PATH…\n"),
        (["grade", "--katas", "", "a"], "kata: --katas names no kata: --katas A,B\n"),
        (["grade", "nobody"], "kata: nobody: there is nothing: name submissions, or a folder of them\n"),
        (
            ["grade", "x", "--format", "xml"],
            "kata: --format xml: choose from table, json, csv, html, junit, markdown, gradescope, classroom\n"
        ),
        (["grade", "x", "--jobs", "0"], "kata: --jobs 0: give a whole number above 0\n"),
        (["grade", "docs", "--shard", "3/2"], "kata: --shard 3/2: give I/N, such as 2/4 for the second of four\n"),
        (["grade", "x", "--katas", "Conter"], "kata: no kata is named 'Conter': did you mean Counter?\n"),
        (["grade", "--merge", "none.json"], "kata: none.json: there is no file: name the JSON reports of shards\n"),
        (["grade", "x", "--roster", "none.csv"], "kata: --roster none.csv: there is no such text file\n"),
        (["handout"], "kata: name the folder to write: kata handout DIR\n"),
        (["verfy"], "kata: unknown command 'verfy': did you mean 'verify'?\n"),
        (["handout", "docs"], "kata: docs: this exists already: name a new folder\n"),
    ])
    func `misuse is one line and exits with 64`(words: [String], line: String) throws {
        #expect(try kata(words) == Shell.Result(code: 64, errors: line))
    }

    @Test func `a report replaces a file atomically, and keeps a pipe or a link`() throws {
        let place = Checkout.fixtures.appending(path: "grading-output")
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try place.write(try Sample.report.json(), to: "report.json")
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
