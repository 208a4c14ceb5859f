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
}
