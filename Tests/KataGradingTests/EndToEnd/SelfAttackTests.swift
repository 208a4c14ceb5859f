import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    struct SelfAttackTests {
        @Test func `where all layers are on, hostile tests reach nothing`() throws {
            try MiniatureKit.write()
            let grader = Grader(
                kit: try Kit(root: MiniatureKit.root),
                options: .forClass(jobs: 1),
                heartbeat: Heartbeat()
            )

            let attacks = try MiniatureKit.class.get().readAttacks()
            let (findings, layers) = try grader.withSandbox { sandbox, containment in
                (try Reach(sandbox: sandbox, tests: attacks, kit: Checkout.root).findings(), containment.layers)
            }

            // On other machines the command names the threats that are not held.
            #expect(findings.allSatisfy { $0.isHeld } == (layers == Set(Layer.allCases)), "\(findings)")
        }

        @Test(.onDemand) func `the command names no threat where all layers are on`() throws {
            let result = try KataCommand(.instructor, in: Checkout.root)(["grade", "--self-attack"])

            let hasAll = result.output.contains("\(Layer.allCases.map(\.rawValue).joined(separator: ", ")).\n")
            #expect(result.output.contains("NOT HELD") == !hasAll, "\(result.output)\(result.errors)")
            #expect(result.code == (hasAll ? 0 : 1))
        }
    }
}
