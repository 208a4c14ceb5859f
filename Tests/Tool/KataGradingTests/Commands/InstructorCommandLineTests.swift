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
        #expect(commands == ["grade", "handout", "submission", "new", "verify", "mutant", "variant"])
        #expect(!result.output.contains("For learners"))
        #expect(result.code == 0)
    }

    @Test func `misuse is one line and exits with 64`() throws {
        try kata.expectScreen("misuse-by-instructors")
    }

    @Test func `a report replaces a file, also behind a link, and no folder`() throws {
        let place = Checkout.fixtures.appending(path: "grading-output")
        try place.removeTree()
        try place.write(try Sample.json(), to: "report.json")
        try place.write("old", to: "old.csv")
        let merge = "'\(KataCommand.Program.instructor.path)' grade --merge report.json --format csv --output"
        let script = "cd '\(place.path)' && ln -s old.csv link.csv && \(merge) link.csv; \(merge) ."

        let result = try Shell.output(of: script)

        #expect(result.errors == "kata: --output .: this is a folder: name a file\n" && result.code == 64)
        let text = try String(contentsOf: place.appending(path: "old.csv"), encoding: .utf8)
        #expect(text.hasPrefix("submission,student,K,") && place.appending(path: "link.csv").kind == .link)
    }

    private static let page = "standard output: File too large: what is there is not whole"

    /// A limit of the size of files ends a write as a full disk does.
    private static let unwritable = [
        ("--merge report.json --format html >out", page),
        ("--list report.json >out", page),
        ("--merge report.json --format html --output old.csv", "--output old.csv: File too large: name another place"),
        // The reader is gone, which has read enough.
        ("--merge report.json --format html >&3", nil),
    ]

    @Test(.serialized, arguments: unwritable)
    func `what cannot be written whole is one line, and nothing takes the place of a whole report`(
        row: (words: String, reason: String?)
    ) throws {
        let place = Checkout.fixtures.appending(path: "grading-full-disk")
        try place.removeTree()
        try place.write(try Sample.json(), to: "report.json")
        try place.write("old", to: "old.csv")
        let command = "'\(KataCommand.Program.instructor.path)' grade \(row.words); echo \"code $?\""
        let closedPipe = "mkfifo p; : <p & exec 3>p; wait; rm p"

        let script = "cd '\(place.path)'; (\(closedPipe); trap '' PIPE XFSZ; ulimit -f 0; \(command)) 2>&1 | cat"
        let said = try Shell.output(of: script).output

        #expect(said == row.reason.map { "kata: \($0)\ncode 70\n" } ?? "code 1\n")
        let files = try place.readFiles().filter { $0.key != "out" }
        #expect(files.keys.sorted() == ["old.csv", "report.json"] && files["old.csv"] == Data("old".utf8))
    }

    @Test func `a pipe and a device are written to, not replaced`() throws {
        let place = Checkout.fixtures.appending(path: "grading-pipe")
        try place.removeTree()
        try place.write(try Sample.json(), to: "report.json")
        let merge = "'\(KataCommand.Program.instructor.path)' grade --merge report.json --format csv --output"

        let result = try Shell.output(of: "cd '\(place.path)' && mkfifo p && (cat p & \(merge) p; wait)")

        #expect(result.output.hasPrefix("submission,student,K,") && result.errors.isEmpty, "\(result)")
    }
}
