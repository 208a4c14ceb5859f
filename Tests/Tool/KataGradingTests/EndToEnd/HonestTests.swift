import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// No correct program loses a point, and few have a remark, whatever they call their helpers.
    @Suite(.long)
    struct HonestTests {
        static let miniature = Result { try HonestProgram.all(for: ["Counter", "Greeter"]) }
        static let real = Result {
            try HonestProgram.all(for: Kit(root: Checkout.root).katas.map(\.name))
        }

        /// The class, graded in one run.
        static let gradedByMiniature = Result {
            try MiniatureKit.write()
            return try grade(miniature.get(), as: "grading-honest", by: MiniatureKit.root)
        }
        static let gradedByReal = Result {
            try grade(real.get(), as: "grading-honest-katas", by: Checkout.root)
        }

        @Test(arguments: try miniature.get())
        func `a correct program has full points`(program: HonestProgram) throws {
            try check(program, in: Self.gradedByMiniature.get())
        }

        @Test(.onDemand, arguments: try real.get())
        func `a correct program for a real kata has full points`(program: HonestProgram) throws {
            try check(program, in: Self.gradedByReal.get())
        }

        @Test(.onDemand) func `at most one in four has a remark`() throws {
            let real = try Self.real.get().isEmpty ? [] : Self.gradedByReal.get().submissions
            let submissions = try Self.gradedByMiniature.get().submissions + real
            let remarked = submissions.filter { $0.remarks != nil }
            #expect(remarked.count * 4 <= submissions.count, "\(remarked.flatMap { $0.remarks ?? [] })")
        }

        private func check(_ program: HonestProgram, in report: GradeReport) throws {
            let submission = try #require(report.submissions.first { $0.id == program.name })
            for (name, lap) in program.laps {
                let kata = try #require(submission.katas.first { $0.kata == name }, "\(submission.reason ?? "")")
                switch lap {
                case .green:
                    #expect(kata.green.reason == nil)
                    #expect(kata.green.verdict == .green, "\(kata.green.diagnostics)")
                    #expect(kata.green.passed == kata.green.total)
                case .first:
                    #expect(kata.first?.points == kata.first?.possible)
                case .bite:
                    // A disabled test makes the lap red, and costs no point.
                    #expect(kata.bite.reason == nil)
                    #expect(kata.bite.killed == kata.bite.total, "\(kata.bite)")
                }
            }
        }

        private static func grade(_ programs: [HonestProgram], as name: String, by kit: URL) throws -> GradeReport {
            let folder = Checkout.fixtures.appending(path: name)
            try? FileManager.default.removeItem(at: folder)
            for program in programs { try program.write(to: folder) }
            let result = try KataCommand(.instructor, in: kit)("grade", folder.path, "--format", "json", "--jobs", "2")
            return try JSONDecoder().decode(GradeReport.self, from: Data(result.output.utf8))
        }
    }
}

extension HonestProgram: CustomTestStringConvertible {
    var testDescription: String { name }
}
