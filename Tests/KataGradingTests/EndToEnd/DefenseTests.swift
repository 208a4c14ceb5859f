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
            // With only the layers that every machine has.
            #expect(try points(of: submission, questions: []) > 0)
            #expect(try points(of: submission, questions: [question]) == 0)
        }

        @Test(
            .onDemand,
            .enabled(if: isRootOfLinux, "only there are all layers"),
            arguments: Layer.allCases.filter { !Layer.everywhere.contains($0) }
        )
        func `without a layer, hostile tests reach more`(layer: Layer) throws {
            let attacks = try MiniatureKit.class.get().readAttacks()
            let sandbox = try sandbox()
            // A different user needs these.
            let needed: Set<Layer> = [.privateFiles, .noPrivileges].contains(layer) ? [.otherUser] : []
            let layers = Set(Layer.allCases).subtracting(needed)
            func held(by layers: Set<Layer>) throws -> Set<String> {
                try sandbox.contain(by: layers, Toolchain(launcher: sandbox.launcher()))
                let findings = try Reach(sandbox: sandbox, tests: attacks, kit: Checkout.root).findings()
                return Set(findings.filter(\.isHeld).map(\.threat))
            }

            let all = try held(by: layers)
            let rest = try held(by: layers.subtracting([layer]))

            #expect(rest.isStrictSubset(of: all))
        }

        private func sandbox(_ questions: Set<Audit.Question> = Set(Audit.Question.allCases)) throws -> GradingSandbox {
            var options = GradingOptions.forClass(jobs: 1)
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
            try sandbox.contain(by: Set(Layer.everywhere), Toolchain(launcher: sandbox.launcher()))
            let submission = try #require(try SubmissionFinder.find([folder.path]).first)
            let submitted = try submission.read(katas: GradingClass.katas, launcher: sandbox.launcher())
            return Score(of: try sandbox.deadline.limit { try sandbox.grade(submitted) }).points
        }
    }
}
