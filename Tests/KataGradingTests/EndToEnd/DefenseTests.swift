import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// Each defense stops something that succeeds without it.
    struct DefenseTests {
        private let kit: Kit

        init() throws {
            kit = try Kit(root: MiniatureKit.write().root)
        }

        @Test(
            .onDemand,
            arguments: [
                (Audit.Question.calls, "reads-the-suites"),
                (.memorySafety, "memory-by-raw-pointers"),
                (.compilerMarks, "symbol-of-the-expectation"),
                (.bindings, "array-equals"),
            ]
        )
        func `each question of the audit stops what gains points without it`(
            question: Audit.Question,
            submission: String
        ) throws {
            // With only the barriers that every machine has.
            #expect(try points(of: submission, questions: []) > 0)
            #expect(try points(of: submission, questions: [question]) == 0)
        }

        @Test(
            .onDemand,
            .enabled(if: isRootOfLinux, "only there are all barriers"),
            arguments: Barrier.allCases.filter { !Barrier.everywhere.contains($0) }
        )
        func `without a barrier, hostile tests reach more`(barrier: Barrier) throws {
            let attacks = try MiniatureKit.class.get().readAttacks()
            let sandbox = try sandbox()
            // A different user needs these.
            let needed: Set<Barrier> = [.privateFiles, .noPrivileges].contains(barrier) ? [.otherUser] : []
            let barriers = Set(Barrier.allCases).subtracting(needed)
            func held(by barriers: Set<Barrier>) throws -> Set<String> {
                try sandbox.contain(by: barriers, with: Toolchain(launcher: sandbox.launcher()))
                let run = AttackRun(sandbox: sandbox, tests: attacks, kit: Checkout.root)
                return Set(try run.threats().filter(\.isHeld).map(\.name))
            }

            let all = try held(by: barriers)
            let rest = try held(by: barriers.subtracting([barrier]))

            #expect(rest.isStrictSubset(of: all))
        }

        private func sandbox(_ questions: Set<Audit.Question> = Set(Audit.Question.allCases)) throws -> GradingSandbox {
            var options = GradingOptions.forClass()
            options.questions = questions
            let sandbox = try GradingSandbox(0, source: kit, options: options)
            _ = try sandbox.troubleWithReference()
            try sandbox.findMutants()
            return sandbox
        }

        private func points(of name: String, questions: Set<Audit.Question>) throws -> Int {
            let folder = Checkout.fixtures.appending(path: "grading-defenses")
            try MiniatureKit.write(submissions: [name], to: folder)
            let sandbox = try sandbox(questions)
            try sandbox.contain(by: Set(Barrier.everywhere), with: Toolchain(launcher: sandbox.launcher()))
            let submission = try #require(try SubmissionFinder.find([folder.path]).first)
            let submitted = try submission.read(katas: GradingClass.katas, launcher: sandbox.launcher())
            return Score(of: try sandbox.deadline.limit { try sandbox.grade(submitted) }).points
        }
    }
}
