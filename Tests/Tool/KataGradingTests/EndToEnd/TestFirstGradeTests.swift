import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// The test-first lap in a class: points for the checks of the code and for the bugs caught, none for the number of tests.
    @Suite(.serialized)
    struct TestFirstGradeTests {
        typealias Discount = FixtureKata.Discount

        private static let report = Result { try grade() }

        private static func grade() throws -> GradeReport {
            var order = FixtureKata(
                name: "Order",
                source: "func answer() -> Int { 0 }\n",
                tests: [("it answers", "#expect(answer() == 42)")]
            )
            order.hasTestFirstLap = true
            let kit = try FixtureKit("grading-test-first", [order])
            // The reference of the other lap has what no submission has.
            try kit.write(
                "func answer() -> Int {\n    whole()\n}\n\nfunc whole() -> Int { 42 }\n",
                to: "Solutions/Order/Sources/Code.swift"
            )
            let folder = Checkout.fixtures.appending(path: "grading-test-first-class")
            try? FileManager.default.removeItem(at: folder)
            let (code, tests) = ("Sources/First/Price.swift", "Tests/First/PriceTests.swift")
            let more = (1...20).map { ("again \($0)", "#expect(price(of: 2) == 20)") }
            let classmates: [String: [String: String]] = [
                "done": [code: Discount.reference, tests: Discount.file(Discount.tests, of: "Order")],
                "renamed": [
                    "Sources/First/Cost.swift": Discount.reference, tests: Discount.file(Discount.tests, of: "Order"),
                ],
                "many-tests": [code: Discount.reference, tests: Discount.file(more, of: "Order")],
                "only-code": [code: Discount.reference, tests: Discount.file([], of: "Order")],
                "broken-code": [code: "func price() { ten }\n", tests: Discount.file(Discount.tests, of: "Order")],
                "broken-tests": [code: Discount.reference, tests: "import Testing\n@Test func a() { #expect(b) }\n"],
                "strict": [
                    code: Discount.reference,
                    tests: Discount.file(Discount.tests + [("it is 7", "#expect(price(of: 7) == 7)")], of: "Order"),
                ],
                "stub": [
                    code: Discount.stub, tests: try kit.read(".starters/Order/Tests/First/PriceTests.swift"),
                    "runs.txt": "2026-11-24T20:00:00Z red\n<b>\n2026-11-24T20:01:00Z green\n",
                ],
                "earlier-kit": [:],
            ]
            for (name, files) in classmates {
                let own = [
                    "Sources/Code.swift": order.source, "Tests/Own.swift": try kit.read("Katas/Order/Tests/Own.swift"),
                ]
                for (path, text) in own.merging(files, uniquingKeysWith: { $1 }) {
                    try folder.write(text, to: "\(name)/Katas/Order/\(path)")
                }
            }
            let result = try KataCommand(.instructor, in: kit.root)(["grade", folder.path, "--format", "json"])
            return try JSONDecoder().decode(GradeReport.self, from: Data(result.output.utf8))
        }

        private func order(of submission: String) throws -> KataReport {
            let found = try Self.report.get().submissions.first { $0.id == submission }
            return try #require(found?.katas.first, "\(found?.reason ?? "it is not in the report")")
        }

        @Test(arguments: [
            ("done", 3, 3), ("renamed", 3, 3), ("many-tests", 3, 1), ("only-code", 3, 0), ("broken-code", 0, 3),
            ("broken-tests", 3, 0),
            ("strict", 3, 3), ("stub", 0, 0),
        ])
        func `each check and each bug is a point`(submission: String, checks: Int, bugs: Int) throws {
            let first = try #require(try order(of: submission).first)

            #expect(first.checks.passed == checks, "\(first.checks)")
            #expect(first.bugs.killed == bugs, "\(first.bugs)")
            #expect(first.possible == 6)
        }

        @Test func `a submission without the lap has the points that it had before`() throws {
            let order = try order(of: "earlier-kit")

            #expect(order.first == nil)
            #expect(order.possible == order.green.total + order.bite.total)
        }

        @Test func `a renamed file of the part is no second one next to the stub`() throws {
            let order = try order(of: "renamed")

            #expect(order.green.verdict == .notAttempted)
            #expect(order.first?.checks.diagnostics == [])
        }

        @Test func `each part has its verdict, and broken code costs only its own`() throws {
            let verdicts = try ["done", "broken-code", "broken-tests", "stub"].map { name in
                try order(of: name).first.map { [$0.checks.verdict, $0.bugs.verdict] }
            }

            #expect(
                verdicts == [
                    [.green, .green], [.doesNotCompile, .green], [.green, .doesNotCompile],
                    [.notAttempted, .notAttempted],
                ]
            )
        }

        @Test func `the runs are read, and nothing else in their file`() throws {
            let runs = try order(of: "stub").first?.runs

            #expect(runs == ["2026-11-24T20:00:00Z red", "2026-11-24T20:01:00Z green"])
            #expect(try Self.report.get().html().contains("<h2>Runs of the test-first laps</h2>"))
        }

        @Test func `a newer archive of the same code has its own runs, also with --resume`() throws {
            _ = try Self.report.get()
            let newer = Checkout.fixtures.appending(path: "grading-test-first-newer")
            try newer.removeTree()
            let older = Checkout.fixtures.appending(path: "grading-test-first-class/done")
            try FileManager.default.copyItem(at: older, to: newer)
            try newer.write("2026-11-25T20:00:00Z green\n", to: "Katas/Order/runs.txt")

            let kit = Checkout.fixtures.appending(path: "grading-test-first")
            let words = ["grade", newer.path, "--resume", "--format", "json"]
            let output = try KataCommand(.instructor, in: kit)(words).output

            let report = try JSONDecoder().decode(GradeReport.self, from: Data(output.utf8))
            #expect(report.submissions[0].katas[0].first?.runs == ["2026-11-25T20:00:00Z green"])
            #expect(try report.submissions[0].katas[0].points == order(of: "done").points)
        }

        @Test func `nothing in these submissions is odd`() throws {
            #expect(try Self.report.get().submissions.flatMap { $0.remarks ?? [] } == [])
        }
    }
}
