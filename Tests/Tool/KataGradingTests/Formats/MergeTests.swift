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

    @Test func `shards make the report that one machine makes`() throws {
        let barriers = Sample.report.kit.containment
        let merged = try GradeReport(merging: [
            ("2.json", part([Sample.unreadable], barriers: barriers)),
            ("1.json", part([Sample.alice, Sample.broken], barriers: barriers)),
        ])
        #expect(merged.submissions.map(\.id) == ["=bob", "alice", "carol, \"c\""])
        #expect(merged.kit == Sample.report.kit)
    }

    @Test func `only the barriers that all machines had are listed`() throws {
        let merged = try GradeReport(merging: [("1", part(barriers: ["a", "b"])), ("2", part(barriers: ["b"]))])
        #expect(merged.kit.containment == ["b"])
    }

    @Test func `a shard without a report is named until all are there`() throws {
        var (first, third) = (part([Sample.alice]), part([Sample.broken]))
        (first.shards, third.shards) = (["1/3"], ["3/3"])
        let some = try GradeReport(merging: [("3", third), ("1", first)])
        #expect(some.missingShards == ["2/3"])
        var second = part()
        second.shards = ["2/3"]
        let all = try GradeReport(merging: [("some", some), ("2", second)])
        #expect(all.missingShards == [] && all.shards == nil)
    }

    @Test func `a submission in two reports is refused`() {
        #expect(throws: CommandError.self) {
            try GradeReport(merging: [("1", part([Sample.alice])), ("2", part([Sample.alice]))])
        }
    }

    @Test func `different toolchains are refused`() {
        #expect(throws: CommandError.self) {
            try GradeReport(merging: [("1", part()), ("2", part(toolchain: "6.2"))])
        }
    }
}
