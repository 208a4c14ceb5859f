import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// Each submission of the class gets what it should, and a hostile one gains nothing without a remark.
    @Suite(.long)
    struct ClassTests {
        /// All on demand, otherwise the first of each threat, and the first that cannot be read.
        static let submissions = Result {
            var kinds: Set<String> = []
            return try MiniatureKit.class.get().expected.filter {
                kinds.insert("\($0.threat), \($0.rows.first?.last ?? "" == "")").inserted || runsTestsOnDemand
            }
        }
        static let folder = Checkout.fixtures.appending(path: "grading-sample")
        static let words = [folder.path, "--format", "json", "--timeout", "3", "--build-timeout", "30"]
        static let graded = Result {
            try MiniatureKit.write()
            let all = try FileManager.default.contentsOfDirectory(atPath: MiniatureKit.submissionsOfAll.get().path)
            let ids = try Set(submissions.get().map(\.submission))
            let names = all.filter { name in ids.contains { [$0, "\($0).zip", "\($0).tar.gz"].contains(name) } }
            try MiniatureKit.write(submissions: names, to: folder)
            MiniatureKit.root.remove(".build/kata/grading/results")
            let result = try KataCommand(.instructor, in: MiniatureKit.root)(["grade"] + words + ["--jobs", "2"])
            return (result, try JSONDecoder().decode(GradeReport.self, from: Data(result.output.utf8)))
        }

        @Test(arguments: try submissions.get())
        func `each submission gets what the table says`(expected: GradingClass.Expected) throws {
            let report = try Self.graded.get().1
            let submission = try #require(report.submissions.first { $0.id == expected.submission })

            let reason = expected.rows.first?.last ?? ""
            #expect(submission.rows(unreadable: reason) == expected.rows, "\(submission.katas)")
            guard submission.status == .graded else { return }
            #expect(submission.katas.map(\.kata) == GradingClass.katas)
            #expect(submission.katas.map(\.bite.total) == [2, 1], "no submission changes how many mutants there are")
            #expect(submission.katas.map(\.possible) == [5, 3])
        }

        /// Threats that gain only what their code has earned.
        private static let harmless = ["usual work", "honest code", "odd files", "wears out the machine"]

        @Test func `the table has a remark on each point of a hostile submission`() throws {
            for hostile in try MiniatureKit.class.get().expected where !Self.harmless.contains(hostile.threat) {
                let gained = hostile.rows.filter { $0[2] + $0[4] != "00" && !$0[0].isEmpty }
                #expect(gained.allSatisfy { $0[5] == "remark" }, "\(hostile.submission)")
            }
        }

        @Test func `other jobs, killed at some moment and resumed, give the same bytes`() throws {
            let whole = try Self.graded.get().0.output
            let kit = MiniatureKit.root
            let forgotten = try forgetSomeResults()
            let finished = Int.random(in: 1...2)
            let path = NSRegularExpression.escapedPattern(for: kit.path)
            let ofThisKit = "(swift(c|-build|-frontend)|[k]ata-instructor submission).*\(path)"
            let script = """
                cd '\(kit.path)'
                : >killed.log
                '\(KataCommand.Program.instructor.path)' grade '\(Self.words.joined(separator: "' '"))' --jobs 2 2>killed.log & pid=$!
                for i in $(seq 6000); do grep -q '^kata: \(finished) of' killed.log && break; sleep 0.1; done
                sleep 0.\(Int.random(in: 0...9)); kill -KILL $pid; wait $pid; code=$?
                # The processes of submissions notice it, and end their builds.
                for i in $(seq 300); do pgrep -f '\(ofThisKit)' >left.txt || break; sleep 0.1; done
                cat left.txt
                exit $code
                """
            let killed = try Shell.output(of: script)
            #expect(killed.code == 128 + SIGKILL)
            #expect(killed.output == "", "they go on")

            let resumed = try KataCommand(.instructor, in: kit)(["grade"] + Self.words + ["--jobs", "1", "--resume"])

            let isSame = try Self.repeatable(resumed.output) == Self.repeatable(whole)
            #expect(isSame, "killed after \(finished), without \(forgotten.count) results: \(resumed.output)")
        }

        /// A report without those who look for the mutant: its number is a different one in each run.
        private static func repeatable(_ report: String) throws -> GradeReport {
            var report = try JSONDecoder().decode(GradeReport.self, from: Data(report.utf8))
            let looking = try submissions.get().filter { $0.threat == "looks for the mutant" }.map(\.submission)
            report.submissions.removeAll { looking.contains($0.id) }
            report.kit.date = nil
            return report
        }

        /// Removes the results of some submissions, different ones each time. `KATA_SLOW_TESTS=all` removes all.
        private func forgetSomeResults() throws -> [String] {
            let results = MiniatureKit.root.appending(path: ".build/kata/grading/results")
            let files = try results.readFiles()
            let forgotten = runsTestsOnDemand ? Array(files.keys) : Array(files.keys.shuffled().prefix(4))
            for path in forgotten { try FileManager.default.removeItem(at: results.appending(path: path)) }
            return forgotten
        }

        @Test func `an archive writes no file outside its folder, and one that cannot be read costs the exit code`()
            throws
        {
            #expect(try Self.graded.get().0.code == 1)
            let outside = Self.folder.deletingLastPathComponent().appending(path: "slipped.swift")
            #expect(!FileManager.default.fileExists(atPath: outside.path))
        }
    }
}

extension GradingClass.Expected: CustomTestStringConvertible {
    public var testDescription: String { submission }
}
