import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    struct SelfAttackTests {
        @Test func `where all layers are on, every threat is held`() throws {
            try MiniatureKit.write()
            let result = try KataCommand(.instructor, in: MiniatureKit.root)(["grade", "--self-attack"])

            // On other machines the command names the threats that are not held.
            let hasAll = result.output.contains("\(Layer.allCases.map(\.rawValue).joined(separator: ", ")).\n")
            #expect(result.output.contains("NOT HELD") == !hasAll, "\(result.output)\(result.errors)")
            #expect(result.code == (hasAll ? 0 : 1))
        }
    }
}
