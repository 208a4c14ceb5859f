import Foundation
import Testing

@testable import KataKit

extension EndToEnd {
    /// The bite lap: own tests on the given code, then on its mutants.
    struct MutantsTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("mutants", [FixtureKit.bite, FixtureKit.other])
            kata = KataCommand(kit: kit)
            let folder = kit.root.appending(path: "Solutions/Bite/Mutants")
            try? FileManager.default.removeItem(at: folder)
            for (name, old, new) in FixtureKit.mutants { try write(name, old, new) }
            try kit.write(
                FixtureKit.patch("Code.swift", from: "func other() -> Int { 1 }", to: "func other() -> Int { 2 }"),
                to: "Solutions/Other/Mutants/bite/other.patch"
            )
        }

        @Test func `each mutant has its fate: killed, survived, or not counted`() throws {
            try own([
                ("it answers", "#expect(answer() == 42)"),
                ("it counts", "#expect(Counter().count == 1)"),
                ("it has a half", "#expect(half(of: 4) == 2)"),
                ("it ends", "#expect(sum(3) == 6)"),
            ])

            let result = try kata("mutants", "Bite", "--timeout", "2", "--hint")

            #expect(
                result.output == """
                    Bite  [########------------]  2 of 5 mutants killed

                      ✔ answers-another   killed by 'it answers'
                      ✘ crashes           not counted, as a test crashed and none failed by an expectation: A user notices.
                                          A test is missing.
                      ✘ hangs             not counted, as a test hung and none failed by an expectation: A user notices.
                                          A test is missing.
                      ✘ nobody-looks      survived: A user notices.
                                          A test is missing.
                      ✔ starts-elsewhere  killed by 'it counts'

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `a test that fails on the unchanged code is left out by name, and kills nothing`() throws {
            try own([("it answers", "#expect(answer() == 42)"), ("it is wrong", "#expect(answer() == 7, \"seven\")")])

            let result = try kata("mutants", "Bite")

            #expect(
                result.output == """
                    Bite  [####----------------]  1 of 5 mutants killed

                      Left out: what does not pass on the unchanged code judges no mutant.

                      ✘ it is wrong
                          Katas/Bite/Tests/Own.swift:9:9
                          seven
                          Expectation failed: (answer() → 42) == 7

                      ✔ answers-another   killed by 'it answers'
                      ✘ crashes           survived: A user notices.
                      ✘ hangs             survived: A user notices.
                      ✘ nobody-looks      survived: A user notices.
                      ✘ starts-elsewhere  survived: A user notices.

                      Which test may be missing? swift run kata mutants Bite --hint

                    """
            )
            #expect(result.code == 1)
        }

        @Test(arguments: [
            #"ProcessInfo.processInfo.environment["KATA_MUTANT"] == "0""#,
            #"FileManager.default.createDirectoryOnce(".build/trodden")"#,
        ])
        func `a test that knows the unchanged code by anything but its behaviour kills nothing`(condition: String)
            throws
        {
            try? FileManager.default.removeItem(at: kit.root.appending(path: ".build/trodden"))
            try own(
                [("it answers", "#expect(answer() == 42)"), ("it cheats", "#expect(\(condition))")],
                and: """
                    import Foundation

                    extension FileManager {
                        func createDirectoryOnce(_ path: String) -> Bool {
                            (try? createDirectory(atPath: path, withIntermediateDirectories: false)) != nil
                        }
                    }

                    """
            )

            let result = try kata("mutants", "Bite")

            #expect(result.output.hasPrefix("Bite  [####----------------]  1 of 5 mutants killed\n"))
            #expect(result.output.contains("✘ it cheats\n"))
            #expect(result.output.contains("passed on the unchanged code once and not again"))
            #expect(result.output.contains("✔ answers-another   killed by 'it answers'\n"))
            #expect(result.code == 1)
        }

        @Test func `where no test is left, that is said and where to edit`() throws {
            try own([("it is wrong", "Issue.record(\"write me\")")])

            let result = try kata("mutants", "Bite")

            #expect(result.output.hasPrefix("Bite  [--------------------]  0 of 5 mutants killed\n"))
            #expect(result.output.contains("      write me\n"))
            #expect(
                result.output.hasSuffix("  No test is left to judge the mutants. Edit Katas/Bite/Tests/Own.swift\n")
            )
            #expect(result.code == 1)
        }

        @Test func `an empty test file is said to hold no test`() throws {
            try kit.write("import Testing\n", to: "Katas/Bite/Tests/Own.swift")

            let result = try kata("mutants", "Bite")

            #expect(
                result.output == """
                    Bite  [--------------------]  0 of 5 mutants killed

                      there is no test in it yet

                      No test is left to judge the mutants. Edit Katas/Bite/Tests/Own.swift

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `own tests that do not compile are shown as such and hide no other kata`() throws {
            try kit.write("import Testing\nlet own: Int = \"no number\"\n", to: "Katas/Bite/Tests/Own.swift")

            let result = try kata("mutants")

            #expect(
                result.output == """
                    Bite  [--------------------]  0 of 5 mutants killed

                      Katas/Bite/Tests/Own.swift:2:16: error: cannot convert value of type 'String' to specified type 'Int'
                          let own: Int = "no number"

                      No test is left to judge the mutants. Edit Katas/Bite/Tests/Own.swift

                    Other  [####################]  1 of 1 mutants killed

                      ✔ other  killed by 'an own test'

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `the learner's own code need not compile`() throws {
            try kit.write("func answer() -> Int { nobody }\n", to: "Katas/Other/Sources/Code.swift")
            defer { try? kit.write(FixtureKit.other.source, to: "Katas/Other/Sources/Code.swift") }

            let result = try kata("mutants", "Other")

            #expect(result.output.hasPrefix("Other  [####################]  1 of 1 mutants killed\n"))
            #expect(result.code == 0)
        }

        @Test func `a patch that is no mutant any more is named, and the rest is judged`() throws {
            try own([("it answers", "#expect(answer() == 42)")])
            try write("stale", "func gone() {}", "func gone() { print() }")
            try write("untyped", "func answer() -> Int { 42 }", "func answer() -> Int { \"42\" }")

            let result = try kata("mutants", "Bite")

            #expect(result.output.hasPrefix("Bite  [####----------------]  1 of 5 mutants killed\n"))
            #expect(result.output.contains("  ! stale is no mutant any more: the patch no longer applies: "))
            #expect(
                result.output.contains(
                    "  ! untyped is no mutant any more: the mutant does not compile: "
                        + "cannot convert return expression of type 'String' to return type 'Int'\n"
                )
            )
            #expect(result.code == 1)
        }

        @Test func `programs get JSON in the shape of grading`() throws {
            try own([("it answers", "#expect(answer() == 42)")])

            let json = try JSONDecoder().decode(
                [Lap].self,
                from: Data(kata("mutants", "Bite", "--format", "json").output.utf8)
            )

            #expect(json.map(\.kata) == ["Bite"])
            #expect(
                json.first?.mutants.first
                    == Lap.Mutant(mutant: "answers-another", status: "Killed", killedBy: ["it answers"])
            )
            #expect(
                json.first?.mutants.last == Lap.Mutant(mutant: "starts-elsewhere", status: "Survived", killedBy: [])
            )
        }

        @Test func `viewers get a report in schema 2 of mutation-testing-elements`() throws {
            try own([("it answers", "#expect(answer() == 42)"), ("it counts", "#expect(Counter().count == 1)")])

            let output = try kata("mutants", "--format", "stryker").output

            let report = try JSONDecoder().decode(Stryker.self, from: Data(output.utf8))
            #expect(report.schemaVersion == "2")
            #expect((0...100).contains(report.thresholds.low) && (0...100).contains(report.thresholds.high))
            let mutants = report.files.values.flatMap(\.mutants)
            #expect(mutants.count == 6)
            #expect(Set(mutants.map(\.id)).count == mutants.count)
            #expect(Set(mutants.flatMap(\.killedBy)).isSubset(of: report.testFiles.values.flatMap(\.tests).map(\.id)))
            for file in report.files.values {
                #expect(file.language == "swift")
                let lines = file.source.components(separatedBy: "\n")
                for mutant in file.mutants {
                    let (start, end) = (mutant.location.start, mutant.location.end)
                    #expect((1...lines.count).contains(start.line) && (start.line...lines.count).contains(end.line))
                    #expect((1...lines[start.line - 1].count + 1).contains(start.column))
                    #expect((1...lines[end.line - 1].count + 1).contains(end.column))
                }
            }
            let mutant = try #require(mutants.first { $0.mutatorName == "answers-another" })
            #expect(mutant.location.start == Stryker.Position(line: 1, column: 24))
            #expect(mutant.location.end == Stryker.Position(line: 1, column: 26))
            #expect(mutant.replacement == "7")
            #expect(mutant.status == .Killed)
            let tests = try #require(report.testFiles["Katas/Bite/Tests/Own.swift"]?.tests)
            #expect(tests.map(\.name) == ["it answers", "it counts"])
            #expect(mutant.killedBy == [tests[0].id])
        }

        @Test func `a kit without mutants says so`() throws {
            try FileManager.default.removeItem(at: kit.root.appending(path: "Solutions/Bite/Mutants"))
            try FileManager.default.removeItem(at: kit.root.appending(path: "Solutions/Other/Mutants"))

            let result = try kata("mutants")

            #expect(
                result.errors == "kata: this kit comes without mutants: there is no Solutions/KATA/Mutants/bite\n"
            )
            #expect(result.code == 64)
        }

        @Test func `without git the tool says so and exits with 69`() throws {
            var kata = kata
            kata.environment = ["PATH": "/nowhere"]

            let result = try kata("mutants", "Bite")

            #expect(result.errors == "kata: there is no 'git' in PATH: install it, or add its folder to PATH\n")
            #expect(result.code == 69)
        }

        // MARK: Steps

        private func own(_ tests: [(name: String, body: String)], and more: String = "") throws {
            let functions = tests.map { "    @Test func `\($0.name)`() {\n        \($0.body)\n    }\n" }
            try kit.write(
                "import Testing\n@testable import Bite\n\nstruct OwnTests {\n\(functions.joined())}\n\(more)",
                to: "Katas/Bite/Tests/Own.swift"
            )
        }

        private func write(_ name: String, _ old: String, _ new: String) throws {
            let mutated = FixtureKit.bite.source.replacingOccurrences(of: old, with: new)
            let original = mutated == FixtureKit.bite.source ? old : FixtureKit.bite.source
            try kit.write(
                FixtureKit.patch("Code.swift", from: original, to: original == old ? new : mutated),
                to: "Solutions/Bite/Mutants/bite/\(name).patch"
            )
        }
    }
}

extension FixtureKit {
    fileprivate static let bite = FixtureKata(
        name: "Bite",
        source: """
            func answer() -> Int { 42 }
            func half(of n: Int) -> Int { n / 2 }
            func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }
            func nobodyAsks() {}
            struct Counter { var count = 1 }

            """,
        tests: [("it answers", "#expect(answer() == 42)")]
    )

    fileprivate static let mutants = [
        ("answers-another", "{ 42 }", "{ 7 }"),
        ("crashes", "{ n / 2 }", "{ fatalError() }"),
        ("hangs", "{ n == 0 ? 0 : n + sum(n - 1) }", "{ while true {} }"),
        ("nobody-looks", "func nobodyAsks() {}", "func nobodyAsks() { print() }"),
        ("starts-elsewhere", "var count = 1", "var count = 2"),
    ]

    fileprivate static let other = FixtureKata(
        name: "Other",
        source: "func other() -> Int { 1 }\n",
        tests: [("it answers", "#expect(other() == 1)")],
        own: "#expect(other() == 1)"
    )
}

private struct Lap: Decodable {
    struct Mutant: Decodable, Equatable {
        var mutant: String
        var status: String
        var killedBy: [String]
    }

    var kata: String
    var mutants: [Mutant]
}

/// What schema 2 of mutation-testing-elements requires, and what it allows as a status.
private struct Stryker: Decodable {
    enum Status: String, Decodable {
        case Killed, Survived, NoCoverage, CompileError, RuntimeError, Timeout, Ignored, Pending
    }

    struct Thresholds: Decodable {
        var high: Int
        var low: Int
    }

    struct Position: Decodable, Equatable {
        var line: Int
        var column: Int
    }

    struct Location: Decodable {
        var start: Position
        var end: Position
    }

    struct Mutant: Decodable {
        var id: String
        var mutatorName: String
        var location: Location
        var status: Status
        var replacement: String
        var killedBy: [String]
    }

    struct File: Decodable {
        var language: String
        var source: String
        var mutants: [Mutant]
    }

    struct Test: Decodable {
        var id: String
        var name: String
    }

    struct TestFile: Decodable {
        var tests: [Test]
    }

    var schemaVersion: String
    var thresholds: Thresholds
    var files: [String: File]
    var testFiles: [String: TestFile]
}
