import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// Each verdict is what its recipe says, and a hostile submission gains nothing.
    struct ClassTests {
        static let folder = Checkout.fixtures.appending(path: "grading-class")
        static let words = [folder.path, "--format", "json", "--timeout", "3", "--build-timeout", "10"]
        static let graded = Result {
            try MiniatureKit.write()
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for recipe in Recipe.all { try recipe.write(to: folder) }
            MiniatureKit.root.remove(".build/kata/grading/results")
            let result = try KataCommand(.instructor, in: MiniatureKit.root)(["grade"] + words + ["--jobs", "2"])
            return (result, try JSONDecoder().decode(GradeReport.self, from: Data(result.output.utf8)))
        }

        @Test(arguments: Recipe.all)
        func `each submission gets what its recipe says`(recipe: Recipe) throws {
            let report = try Self.graded.get().1
            let submission = try #require(report.submissions.first { $0.id == recipe.id })

            if let reason = recipe.unreadable {
                #expect(submission.status == .unreadable)
                #expect(submission.reason?.contains(reason) == true, "\(submission.reason ?? "no reason")")
                return
            }
            #expect(submission.katas.map(\.kata) == ["Counter", "Greeter"], "\(submission.reason ?? "")")
            for (kata, expected) in zip(submission.katas, [recipe.counter, recipe.greeter]) {
                #expect(kata.green.verdict.rawValue == expected.green, "\(kata.green)")
                #expect(kata.green.passed == expected.passed, "\(kata.green)")
                #expect(kata.bite.verdict.rawValue == expected.bite, "\(kata.bite)")
                #expect(kata.bite.killed == expected.killed, "\(kata.bite)")
            }
            #expect(submission.katas.map(\.bite.total) == [2, 1], "no submission changes how many mutants there are")
            #expect(submission.score.possible == 8)
        }

        @Test func `other jobs, killed at some moment and resumed, give the same bytes`() throws {
            let whole = try Self.graded.get().0.output
            let kit = MiniatureKit.root
            let forgotten = try forgetSomeResults()
            let finished = Int.random(in: 1...2)
            let script = """
                cd '\(kit.path)'
                : >killed.log
                '\(KataCommand.Program.instructor.path)' grade '\(Self.words.joined(separator: "' '"))' --jobs 2 2>killed.log & pid=$!
                for i in $(seq 6000); do grep -q '^kata: \(finished) of' killed.log && break; sleep 0.1; done
                sleep 0.\(Int.random(in: 0...9)); kill -KILL $pid; wait $pid; code=$?
                # As with a power cut: no process is left that ends an endless build.
                pkill -KILL -f 'swift-(build|frontend).*\(NSRegularExpression.escapedPattern(for: kit.path))'
                exit $code
                """
            #expect(try Shell.output(of: script).code == 128 + SIGKILL)

            let resumed = try KataCommand(.instructor, in: kit)(["grade"] + Self.words + ["--jobs", "1", "--resume"])

            #expect(resumed.output == whole, "killed after \(finished) of \(Recipe.all.count), without \(forgotten)")
        }

        /// Removes the results of some submissions, different ones each time. `KATA_SLOW_TESTS=all` removes all.
        private func forgetSomeResults() throws -> [String] {
            let results = MiniatureKit.root.appending(path: ".build/kata/grading/results")
            let files = try results.findLeaves()
            let forgotten = runsTestsOnDemand ? Array(files.keys) : Array(files.keys.shuffled().prefix(4))
            for path in forgotten { try FileManager.default.removeItem(at: results.appending(path: path)) }
            return forgotten
        }

        @Test func `the exit code is 1 when a submission could not be read`() throws {
            #expect(try Self.graded.get().0.code == 1)
        }

        @Test func `an archive writes no file outside its folder`() throws {
            _ = try Self.graded.get()
            let outside = Self.folder.deletingLastPathComponent().appending(path: "slipped.swift")
            #expect(!FileManager.default.fileExists(atPath: outside.path))
        }
    }
}

extension Recipe: CustomTestStringConvertible {
    var testDescription: String { id }
}
