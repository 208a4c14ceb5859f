import Testing

@testable import KataGrading
@testable import KataKit

struct MergeTests {
    private func part(
        _ submissions: [SubmissionReport] = [],
        toolchain: String = "6.3.1",
        barriers: [String] = [],
        shard: String? = nil
    ) -> GradeReport {
        let kit = GradingKit(toolchain: toolchain, containment: barriers)
        return GradeReport(kit: kit, shards: shard.map { [$0] }, submissions: submissions)
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

    @Test func `a shard without a report is named until all are there`() throws {
        let (first, third) = (part([Sample.alice], shard: "1/3"), part([Sample.broken], shard: "3/3"))
        let some = try GradeReport(merging: [("3", third), ("1", first)])
        #expect(some.missingShards == ["2/3"])
        let all = try GradeReport(merging: [("some", some), ("2", part(shard: "2/3"))])
        #expect(all.missingShards == [] && all.shards == nil)
    }

    @Test func `a submission in two reports, and other kits, toolchains, katas, bugs and weights, are refused`() {
        var (ofOtherKata, weighed, ofOtherKit) = (part([Sample.broken]), part(), part())
        var ofOtherBugs = part([Sample.broken])
        ofOtherBugs.kit.bugs = [.init(kata: "K", lap: .bite, mutant: "m", effect: "A tap is lost.", rule: "Taps")]
        ofOtherKit.kit.version = "2020-01-01"
        ofOtherKata.submissions[0].katas[0].kata = "Other"
        weighed.kit.weights = "green=1"
        for other in [part([Sample.alice]), part(toolchain: "6.2"), ofOtherKata, weighed, ofOtherKit, ofOtherBugs] {
            #expect(throws: CommandError.self) {
                try GradeReport(merging: [("1", part([Sample.alice])), ("2", other)])
            }
        }
    }

    @Test func `reports with different weights are merged where others are given`() throws {
        var weighed = part([Sample.broken])
        weighed.kit.weights = "green=1"
        let merged = try GradeReport(merging: [("1", part([Sample.alice])), ("2", weighed)], ignoresWeights: true)
        #expect(merged.submissions.map(\.id) == ["=bob", "alice"])
    }
}
