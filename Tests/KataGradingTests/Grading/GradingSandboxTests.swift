import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

struct GradingSandboxTests {
    @Test func `a new sandbox knows the edge cases of the kit`() throws {
        let kit = try Kit(root: FixtureKit.withEdgeCases("sandbox-of-edge-cases").root)

        let sandbox = try GradingSandbox(1, source: kit, options: GradingOptions(katas: ["Sum"], jobs: 1))

        #expect(
            sandbox.kit.katas[0].guide.steps[0].edgeCases == [
                "Again: a second sum is right", "Again: a third sum is right",
            ]
        )
    }
}
