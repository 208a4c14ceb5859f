import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// Each defense is good for something: without it, an attack succeeds, or has no remark.
    struct DefenseTests {
        private let kit: Kit

        init() throws {
            kit = try Kit(root: MiniatureKit.write().root)
        }

        @Test(
            .onDemand,
            arguments: [
                (Audit.Fact.words, "memory-by-a-format"), (.symbols, "reads-the-suites"), (.bindings, "array-equals"),
            ]
        )
        func `each fact shows what gains points without a remark when nobody looks`(
            fact: Audit.Fact,
            submission: String
        ) throws {
            let others = Set(Audit.Fact.allCases).subtracting([fact])
            let unseen = try grade(submission, facts: others)
            #expect(Score(of: unseen.katas).points > 0)
            #expect(unseen.remarks == [])
            let seen = try grade(submission, facts: [fact])
            #expect(seen.katas == unseen.katas, "a remark takes no points")
            #expect(seen.remarks != [])
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

        private func sandbox(_ facts: Set<Audit.Fact> = Set(Audit.Fact.allCases)) throws -> GradingSandbox {
            var options = GradingOptions.forClass()
            options.facts = facts
            let sandbox = try GradingSandbox(0, source: kit, options: options)
            _ = try sandbox.troubleWithReference()
            try sandbox.findMutants()
            return sandbox
        }

        private func grade(_ name: String, facts: Set<Audit.Fact>) throws -> GradedKatas {
            let folder = Checkout.fixtures.appending(path: "grading-defenses")
            try MiniatureKit.write(submissions: [name], to: folder)
            let sandbox = try sandbox(facts)
            try sandbox.contain(by: Set(Barrier.everywhere), with: Toolchain(launcher: sandbox.launcher()))
            let submission = try #require(try SubmissionFinder.find([folder.path]).first)
            let submitted = try submission.read(katas: GradingClass.katas, launcher: sandbox.launcher())
            return try sandbox.deadline.limit { try sandbox.grade(submitted) }
        }
    }
}
