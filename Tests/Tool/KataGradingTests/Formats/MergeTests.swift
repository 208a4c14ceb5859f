import Testing

@testable import KataGrading
@testable import KataKit

struct MergeTests {
    private func part(_ submissions: SubmissionReport..., toolchain: String = "6.3.1") -> GradeReport {
        GradeReport(kit: GradingKit(toolchain: toolchain, containment: []), submissions: submissions)
    }

    @Test func `a submission in two reports, and different toolchains, are refused`() {
        let pairs = [(part(Sample.alice), part(Sample.alice)), (part(), part(toolchain: "6.2"))]
        for (one, other) in pairs {
            #expect(throws: CommandError.self) { try GradeReport(merging: [("1", one), ("2", other)]) }
        }
    }
}
