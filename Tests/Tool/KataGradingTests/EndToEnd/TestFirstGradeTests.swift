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

        private static let (code, tests) = ("Sources/First/Price.swift", "Tests/First/PriceTests.swift")
        private static let own = Discount.file(Discount.tests, of: "Order")
        private static let many = (1...20).map { ("again \($0)", "#expect(price(of: 2) == 20)") }
        private static let strict = Discount.tests + [("it is 7", "#expect(price(of: 7) == 7)")]
        /// The files of each submission. The stub's have what is shipped, and a file of runs.
        private static let all: [String: [String: String]] = [
            // Whatever the file is called, it is no second one next to the stub.
            "done": ["Sources/First/Prix à payer.swift": Discount.reference, tests: own],
            "many-tests": [code: Discount.reference, tests: Discount.file(many, of: "Order")],
            "broken-code": [code: "func price() { ten }\n", tests: own],
            "broken-tests": [code: Discount.reference, tests: "import Testing\n@Test func a() { #expect(b) }\n"],
            "strict": [code: Discount.reference, tests: Discount.file(strict, of: "Order")],
            "stub": [code: Discount.stub, "runs.txt": "2026-11-24T20:00:00Z red\n<b>\n2026-11-24T20:01:00Z green\n"],
            "deleted": [:],
        ]
        /// All on demand, otherwise one of each kind.
        private static let classmates = all.filter { isGraded($0.key) }

        private static func isGraded(_ name: String) -> Bool {
            runsTestsOnDemand || ["done", "broken-code", "stub", "deleted"].contains(name)
        }

        private static let folder = Checkout.fixtures.appending(path: "grading-test-first-class")
        private static let report = Result {
            var order = FixtureKata.order
            order.source = FixtureKata.sum.source
            let kit = try FixtureKit("grading-test-first", [order])
            // The reference of the other lap has what no submission has.
            try kit.write(
                "func answer() -> Int {\n    whole()\n}\n\nfunc whole() -> Int { 42 }\n",
                to: "Solutions/Order/Sources/Code.swift"
            )
            // One that does not compile gives no points.
            try kit.write(
                FixtureKit.patch(code, from: Discount.reference, to: "func price() { ten }\n"),
                to: "Solutions/Order/Mutants/first/does-not-compile.patch"
            )
            try folder.removeTree()
            for (name, files) in classmates {
                var files = files
                files["Sources/Code.swift"] = order.source
                files["Tests/Own.swift"] = try kit.read("Katas/Order/Tests/Own.swift")
                if name == "stub" { files[tests] = try kit.read(".starters/Order/Tests/First/PriceTests.swift") }
                for (path, text) in files { try folder.write(text, to: "\(name)/Katas/Order/\(path)") }
            }
            return try grade(folder)
        }

        private static func grade(_ submissions: URL, _ options: String...) throws -> GradeReport {
            let kata = KataCommand(.instructor, in: Checkout.fixtures.appending(path: "grading-test-first"))
            let result = try kata(["grade", submissions.path, "--format", "json"] + options)
            return try JSONDecoder().decode(GradeReport.self, from: Data(result.output.utf8))
        }

        private func order(of submission: String) throws -> KataReport {
            let found = try Self.report.get().submissions.first { $0.id == submission }
            return try #require(found?.katas.first, "\(found?.reason ?? "it is not in the report")")
        }

        private static let expected = [
            ("done", "green 3, green 4"), ("many-tests", "green 3, red 1"), ("strict", "green 3, red 4"),
            ("broken-code", "doesNotCompile 0, green 4"), ("broken-tests", "green 3, doesNotCompile 0"),
            ("stub", "notAttempted 0, notAttempted 0"),
        ].filter { isGraded($0.0) }

        @Test(arguments: expected)
        func `each check and each bug is a point, and broken code costs only its own`(name: String, parts: String)
            throws
        {
            let order = try order(of: name)
            let found = order.parts.suffix(2).map { "\($0.report.verdict.rawValue) \($0.report.points)" }

            #expect(found.joined(separator: ", ") == parts, "\(order)")
            #expect(order.laps.last?.total == 7)
            #expect(order.green.verdict == .notAttempted, "\(order.green)")
        }

        @Test func `who deletes the lap has none of its points`() throws {
            let order = try order(of: "deleted")

            #expect(order.parts.suffix(2).map(\.report.verdict) == [.missing, .missing])
            #expect(order.laps.last?.total == 7)
        }

        @Test func `the runs are read, and nothing else in their file`() throws {
            let report = try Self.report.get()

            #expect(try order(of: "stub").first?.runs == ["2026-11-24T20:00:00Z red", "2026-11-24T20:01:00Z green"])
            #expect(report.html().contains("<summary>Runs of the test-first laps</summary>"))
            #expect(report.submissions.flatMap { $0.remarks ?? [] } == [], "nothing in these submissions is odd")
        }

        @Test func `a newer archive of the same code has its own runs, also with --resume`() throws {
            let before = try order(of: "done").points
            let newer = Checkout.fixtures.appending(path: "grading-test-first-newer")
            try newer.removeTree()
            try FileManager.default.copyItem(at: Self.folder.appending(path: "done"), to: newer)
            try newer.write("2026-11-25T20:00:00Z green\n", to: "Katas/Order/runs.txt")

            let report = try Self.grade(newer, "--resume")

            #expect(report.submissions[0].katas[0].first?.runs == ["2026-11-25T20:00:00Z green"])
            #expect(report.submissions[0].katas[0].points == before)
        }
    }
}
