import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// Options of the real tool, on a class of three.
    struct GradeCommandTests {
        static let folder = Checkout.fixtures.appending(path: "grading-few")
        /// The class, graded by two jobs in one run.
        static let whole = Result {
            let kata = KataCommand(.instructor, in: MiniatureKit.root)
            return undated(try kata("grade", folder.path, "--format", "json", "--jobs", "2").output)
        }

        /// A report has the time at which it was made.
        static func undated(_ report: String) -> String {
            report.replacing(/"date":"[^"]+",/, with: "")
        }

        let folder = Self.folder
        let kit = MiniatureKit.root

        init() throws {
            try MiniatureKit.write()
            try MiniatureKit.write(submissions: ["starter", "reference", "no-katas"], to: folder)
        }

        private func grade(_ words: String...) throws -> Shell.Result {
            try KataCommand(.instructor, in: kit)(["grade"] + words)
        }

        @Test(.long) func `the bytes are the same whatever the jobs, the shards and what was there before`() throws {
            let whole = try Self.whole.get()
            #expect(Self.undated(try grade(folder.path, "--format", "json", "--jobs", "1").output) == whole)
            #expect(Self.undated(try grade(folder.path, "--format", "json", "--resume").output) == whole)

            let parts = try ["1/2", "2/2"].map { shard in
                let file = folder.appending(path: "../shard-\(shard.first ?? "0").json").standardizedFileURL.path
                _ = try grade(folder.path, "--shard", shard, "--format", "json", "--output", file)
                return file
            }
            let merged = try grade("--merge", parts[0], parts[1], "--format", "json")
            #expect(Self.undated(merged.output) == whole)
            #expect(merged.code == 1, "one could not be read")
            let half = try grade("--merge", parts[0], "--format", "csv")
            #expect(half.errors == "kata: shard 2/2 is missing: name its report too\n")
            #expect(half.code == 1)
        }

        @Test(.long) func `a second grader on one kit ends with who is at work, and touches nothing`() throws {
            let lock = kit.appending(path: ".build/kata/grading/lock")
            let error = CommandError(.ownFailure, "another test is grading")
            try withExtendedLifetime(FileLock(lock) { _ in throw error }) {
                let refused = try grade(folder.path)
                let process = ProcessInfo.processInfo.processIdentifier
                let who = "'kata grade' is at work on this kit (process \(process), since"
                #expect(refused.errors.contains(who) && !refused.errors.contains("sandbox"), "\(refused.errors)")
                #expect(refused.code == 69)
                #expect(refused.output.isEmpty)
            }
        }

        @Test(.long) func `a report says what was graded with what, and a roster begins with a list`() throws {
            let report = try JSONDecoder().decode(GradeReport.self, from: Data(try Self.whole.get().utf8))
            #expect(report.kit.version?.isEmpty == false)
            #expect(report.kit.bugs?.map(\.mutant) == ["steps-by-two", "steps-down", "whispers"])
            #expect(report.submissions.map { $0.hash?.count } == [nil, 40, 40])
            #expect(report.submissions.map { $0.code == nil } == [true, false, true])
            #expect(
                try grade(folder.path, "--list").output
                    == "submission,student\r\nno-katas,\r\nreference,\r\nstarter,\r\n"
            )
        }

        @Test(.long) func `a format for one submission writes a file for each into a folder`() throws {
            let feedback = Checkout.fixtures.appending(path: "grading-feedback")
            try feedback.removeTree()
            let refused = try grade(folder.path, "--format", "markdown")
            #expect(
                refused.errors
                    == "kata: --format markdown is a file for each submission: name a folder with --output FOLDER\n"
            )
            #expect(refused.code == 64)
            #expect(try grade(folder.path, "--format", "markdown", "--resume", "--output", feedback.path).code == 1)
            let names = try FileManager.default.contentsOfDirectory(atPath: feedback.path).sorted()
            #expect(names == ["no-katas.md", "reference.md", "starter.md"])
        }

        @Test func `Gradescope's folders give Gradescope's results`() throws {
            let root = Checkout.fixtures.appending(path: "autograder")
            try root.removeTree()
            let folders = """
                mkdir -p "$1/source" "$1/submission"
                ln -s "$2" "$1/source/kit"
                cp -R "$3" "$1/submission/Katas"
                """
            try Shell.run(folders, root.path, kit.path, folder.appending(path: "reference/Katas").path)
            let script = Checkout.root.appending(path: "docs/grading/gradescope/run_autograder").path
            let kata = KataCommand.Program.instructor.path
            func score() throws -> Int? {
                let environment = ["AUTOGRADER_ROOT": root.path, "KATA_COMMAND": kata, "KATAS": "Greeter"]
                _ = try Shell.output(of: "'\(script)'", environment: environment)
                let results = try Data(contentsOf: root.appending(path: "results/results.json"))
                return try JSONDecoder().decode(GradescopeResults.self, from: results).score
            }
            #expect(try score() == 3)
            try root.appending(path: "submission/Katas").removeTree()
            #expect(try score() == 0)
            for name in ["one", "two"] { try root.write("let a = 1", to: "submission/\(name).swift") }
            #expect(try score() == 0)
        }
    }
}
