import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    struct DefenseTests {
        @Test(.onDemand, arguments: Audit.Question.allCases)
        func `discover`(question: Audit.Question) throws {
            try MiniatureKit.write()
            var options = GradingOptions.forClass(jobs: 1)
            options.questions.remove(question)
            let all = try MiniatureKit.class.get().expected.filter { e in
                !["odd files", "usual work", "wears out the machine", "blames others"].contains(e.threat)
            }
            let folder = Checkout.fixtures.appending(path: "grading-without-\(question)")
            try MiniatureKit.write(submissions: all.map(\.submission), to: folder)
            let grader = Grader(kit: try Kit(root: MiniatureKit.root), options: options, heartbeat: Heartbeat())
            let report = try grader.grade(SubmissionFinder.find([folder.path]))
            for s in report.submissions {
                let e = all.first { $0.submission == s.id }!
                let d = try MiniatureKit.class.get().deviations(of: s, from: e)
                if !d.isEmpty { print("WITHOUT \(question): \(s.id): \(s.score.points) points: \(d)") }
            }
        }

        @Test(.onDemand, arguments: Layer.allCases.filter { !Layer.everywhere.contains($0) })
        func `without a layer, hostile tests reach more`(layer: Layer) throws {
            try MiniatureKit.write()
            let kit = try Kit(root: MiniatureKit.root)
            let grader = Grader(kit: kit, options: .forClass(jobs: 1), heartbeat: Heartbeat())
            try grader.withSandbox { sandbox, containment in
                guard containment.layers.contains(layer) else { return }
                var containment = containment
                // A different user needs these.
                if [.privateFiles, .noPrivileges].contains(layer) { containment.layers.remove(.otherUser) }
                sandbox.contain(by: containment)
                let held = try Reach(sandbox: sandbox, kit: Checkout.root).findings().filter(\.isHeld).map(\.threat)

                containment.layers.remove(layer)
                sandbox.contain(by: containment)
                let rest = try Reach(sandbox: sandbox, kit: Checkout.root).findings().filter(\.isHeld).map(\.threat)

                print("LAYER \(layer): \(Set(held).subtracting(rest).sorted()) gained \(Set(rest).subtracting(held).sorted())")
                #expect(Set(rest).isStrictSubset(of: held))
            }
        }
    }
}
