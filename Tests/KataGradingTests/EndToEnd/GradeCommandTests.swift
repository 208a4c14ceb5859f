import Foundation
import Testing

@testable import KataGrading

extension EndToEnd {
    /// Options of the real tool, on a class of three.
    struct GradeCommandTests {
        let folder = Checkout.fixtures.appending(path: "grading-few")
        let kit = MiniatureKit.root

        init() throws {
            try MiniatureKit.lay()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for recipe in Recipe.all where ["starter", "reference", "no-katas"].contains(recipe.id) {
                try recipe.lay(in: folder)
            }
        }

        private func grade(_ words: String...) throws -> Shell.Result {
            try Shell.kata(["grade"] + words, in: kit)
        }

        @Test func `the bytes are the same whatever the jobs, the shards and what was there before`() throws {
            let whole = try grade(folder.path, "--format", "json", "--jobs", "2").output
            #expect(try grade(folder.path, "--format", "json", "--jobs", "1").output == whole)
            #expect(try grade(folder.path, "--format", "json", "--resume").output == whole)

            let parts = try ["1/2", "2/2"].map { shard in
                let file = folder.appending(path: "../shard-\(shard.first ?? "0").json").standardizedFileURL.path
                _ = try grade(folder.path, "--shard", shard, "--format", "json", "--output", file)
                return file
            }
            let merged = try Shell.kata(["grade", "--merge"] + parts + ["--format", "json"], in: kit)
            #expect(merged.output == whole)
            #expect(merged.code == 1, "one could not be read")
        }

        @Test func `a run that is stopped goes on where it was`() throws {
            let kata = Checkout.binFolder.appending(path: "kata").path
            let script = """
                cd '\(kit.path)'
                '\(kata)' grade '\(folder.path)' --format json --timeout 21 2>stopped.log & pid=$!
                for i in $(seq 1200); do grep -q ' of 3: ' stopped.log && break; sleep 0.1; done
                kill -INT $pid; wait $pid
                """
            #expect(try Shell.output(of: script).code == 130)
            let resumed = try grade(folder.path, "--format", "json", "--timeout", "21", "--resume")
            #expect(resumed.output == (try grade(folder.path, "--format", "json", "--timeout", "21").output))
        }

        @Test func `a format for one submission writes a file for each into a folder`() throws {
            let feedback = Checkout.fixtures.appending(path: "grading-feedback")
            try FileManager.default.createDirectory(at: feedback, withIntermediateDirectories: true)
            let refused = try grade(folder.path, "--format", "markdown")
            #expect(
                refused.errors
                    == "kata: --format markdown is a file for each submission: name a folder that exists with --output FOLDER\n"
            )
            #expect(refused.code == 64)
            #expect(try grade(folder.path, "--format", "markdown", "--resume", "--output", feedback.path).code == 1)
            let names = try FileManager.default.contentsOfDirectory(atPath: feedback.path).sorted()
            #expect(names == ["no-katas.md", "reference.md", "starter.md"])
        }

        @Test func `a report takes the place of a file whole, and a pipe and a link stay what they are`() throws {
            let place = Checkout.fixtures.appending(path: "grading-output")
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            var report = ""
            try Sample.report.json { report += $0 }
            try place.write(report, to: "report.json")
            try place.write("old", to: "old.csv")
            try Shell.run("cd '\(place.path)' && ln -s old.csv link.csv && mkfifo pipe")
            let kata = Checkout.binFolder.appending(path: "kata").path
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
            #expect(refused.errors == "kata: --output .: it cannot be written: name a file in a folder that exists\n")
            let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
            #expect(names == ["link.csv", "old.csv", "pipe", "piped.csv", "report.json"])
        }

        @Test func `Gradescope's folders give Gradescope's results`() throws {
            let root = Checkout.fixtures.appending(path: "autograder")
            try? FileManager.default.removeItem(at: root)
            try MiniatureKit.lay(at: root.appending(path: "source/kit"))
            try FileManager.default.createDirectory(
                at: root.appending(path: "submission"),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(
                at: folder.appending(path: "reference/Katas"),
                to: root.appending(path: "submission/Katas")
            )
            let script = Checkout.root.appending(path: "docs/grading/gradescope/run_autograder").path
            let kata = Checkout.binFolder.appending(path: "kata").path
            let environment = ["AUTOGRADER_ROOT": root.path, "KATA_COMMAND": kata]
            _ = try Shell.output(of: "'\(script)'", environment: environment)
            let results = try JSONDecoder().decode(
                GradescopeResults.self,
                from: Data(contentsOf: root.appending(path: "results/results.json"))
            )
            #expect(results.score == 8)

            try FileManager.default.removeItem(at: root.appending(path: "submission/Katas"))
            _ = try Shell.output(of: "'\(script)'", environment: environment)
            let nothing = try Data(contentsOf: root.appending(path: "results/results.json"))
            #expect(try JSONDecoder().decode(GradescopeResults.self, from: nothing).score == 0)
        }

        @Test(arguments: [
            (["grade"], "kata: name the submissions to grade: kata grade PATH…\n"),
            (["grade", "nobody"], "kata: nobody: there is no such file or folder\n"),
            (
                ["grade", "x", "--format", "xml"],
                "kata: --format xml: choose from table, json, csv, html, junit, markdown, gradescope, classroom, exercism\n"
            ),
            (["grade", "x", "--jobs", "0"], "kata: --jobs 0: give a whole number above 0\n"),
            (["grade", "docs", "--shard", "3/2"], "kata: --shard 3/2: give I/N, such as 2/4 for the second of four\n"),
            (["grade", "x", "--katas", "Conter"], "kata: no kata is named 'Conter': did you mean Counter?\n"),
            (["grade", "--merge", "none.json"], "kata: none.json: there is no such file\n"),
            (["grade", "x", "--roster", "none.csv"], "kata: --roster none.csv: there is no such text file\n"),
            (["handout"], "kata: name the folder to write: kata handout DIR\n"),
            (["handout", "docs"], "kata: docs: there is something already, name a new folder\n"),
        ])
        func `misuse is one line and exits with 64`(words: [String], line: String) throws {
            #expect(try Shell.kata(words, in: kit) == Shell.Result(code: 64, output: "", errors: line))
        }
    }
}
