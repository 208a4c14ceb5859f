import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// What a learner sees at home is what grading says of the same code.
    struct SameVerdictTests {
        /// What both say of a kata, in the same words.
        private struct Verdicts: Codable, Equatable {
            struct Test: Codable, Equatable {
                var test: String
                var verdict: TestOutcome.Verdict
            }

            var kata: String
            var compiles: [Bool]
            var tests: [Test]
            var killed: [String]
            var rejected: [String]

            init(kata: String, green: LapReport, bite: BiteReport) {
                self.kata = kata
                compiles = [green.verdict, bite.verdict].map { $0 != .doesNotCompile }
                tests = green.outcomes.map { Test(test: $0.test, verdict: $0.verdict) }
                killed = bite.mutants.filter { $0.status == .killed }.map(\.mutant)
                // Nothing runs in class before the lap has begun.
                rejected = bite.verdict == .notAttempted ? [] : bite.rejected.map(\.test)
            }
        }

        private struct Board: Decodable {
            var kata: String
            var green: LapReport
        }

        private struct Bite: Decodable {
            var kata: String
            var bite: BiteReport
        }

        /// Those with both katas: a kit without one shows no verdict.
        private static let submissions = [
            "starter", "reference", "half-done", "hang", "crash", "one-kata-broken", "own-tests-broken",
            "own-test-wrong",
            "own-operator", "main-swift", "too-strict", "too-strict-with-an-argument",
        ]
        private static let folder = Checkout.fixtures.appending(path: "grading-usual")
        private static let graded = Result {
            let kit = try MiniatureKit.write()
            try MiniatureKit.write(submissions: submissions, to: folder)
            let words = ["grade", folder.path, "--format", "json", "--timeout", "3"]
            let output = try KataCommand(.instructor, in: kit.root)(words).output
            return try JSONDecoder().decode(GradeReport.self, from: Data(output.utf8))
        }

        @Test(arguments: submissions)
        func `the board and the mutants say what grading says`(id: String) throws {
            let submission = try #require(try Self.graded.get().submissions.first { $0.id == id })
            let kit = try MiniatureKit.write("grading-at-home")
            for kata in GradingClass.katas {
                let code = try Self.folder.appending(path: "\(id)/Katas/\(kata)").readFiles()
                for (path, data) in code {
                    try kit.write(String(decoding: data, as: UTF8.self), to: "Katas/\(kata)/\(path)")
                }
            }

            let kata = KataCommand(in: kit.root)
            let boards = try kata(["test"] + GradingClass.katas + ["--format", "json", "--timeout", "3"]).output
            let mutants = try GradingClass.katas.map {
                try kata("mutants", $0, "--format", "json", "--timeout", "3").output
            }
            let home = try zip(
                JSONDecoder().decode([Board].self, from: Data(boards.utf8)),
                mutants.flatMap { try JSONDecoder().decode([Bite].self, from: Data($0.utf8)) }
            )
            .map { Verdicts(kata: $0.kata, green: $0.green, bite: $1.bite) }

            let inClass = submission.katas.map { Verdicts(kata: $0.kata, green: $0.green, bite: $0.bite) }
            #expect(home == inClass)
        }
    }
}
