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

        @Test(.onDemand) func discover() throws {
            let threats = ["reads memory", "ends the run", "writes the results", "looks for the mutant", "reads the reference", "replaces symbols", "adds tests"]
            let names = try MiniatureKit.class.get().expected.filter { threats.contains($0.threat) }.map(\.submission)
            print("GAIN", try points(of: names, questions: [], layers: Layer.everywhere).filter { $0.value > 0 })
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
                try sandbox.contain(by: layers, Toolchain(launcher: sandbox.judge.launcher))
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

        /// The points of submissions, by id.
        private func points(
            of names: [String],
            questions: Set<Audit.Question>,
            layers: [Layer]
        ) throws -> [String: Int] {
            let folder = Checkout.fixtures.appending(path: "grading-defenses")
            try MiniatureKit.write(submissions: names, to: folder)
            let sandbox = try sandbox(questions)
            try sandbox.contain(by: Set(layers), Toolchain(launcher: sandbox.judge.launcher))
            return try SubmissionFinder.find([folder.path]).reduce(into: [:]) { points, submission in
                let submitted = try submission.read(katas: GradingClass.katas, launcher: sandbox.judge.launcher)
                points[submission.id] = Score(of: try sandbox.deadline.limit { try sandbox.grade(submitted) }).points
            }
        }
    }
}
