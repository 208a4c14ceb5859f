import Testing

@testable import KataGrading
@testable import KataKit

struct MergeTests {
    private func part(
        _ submissions: [SubmissionReport] = [],
        toolchain: String = "6.3.1",
        barriers: [String] = []
    ) -> GradeReport {
        GradeReport(kit: GradingKit(toolchain: toolchain, containment: barriers), submissions: submissions)
    }

    @Test func `shards make the report of one machine, with the barriers that all machines had`() throws {
        let barriers = Sample.report.kit.containment
        let merged = try GradeReport(merging: [
            ("2.json", part([Sample.unreadable], barriers: barriers)),
            ("1.json", part([Sample.alice, Sample.broken], barriers: ["a"] + barriers)),
        ])
        #expect(merged.submissions.map(\.id) == ["=bob", "alice", "carol, \"c\""])
        #expect(merged.kit == Sample.report.kit)
    }

    @Test func `a submission in two reports, and other kits, toolchains and katas, are refused`() {
        var (ofOtherKata, ofOtherKit) = (part([Sample.broken]), part())
        ofOtherKit.kit.version = "2020-01-01"
        ofOtherKata.submissions[0].katas[0].kata = "Other"
        for other in [part([Sample.alice]), part(toolchain: "6.2"), ofOtherKata, ofOtherKit] {
            #expect(throws: CommandError.self) {
                try GradeReport(merging: [("1", part([Sample.alice])), ("2", other)])
            }
        }
    }
}
