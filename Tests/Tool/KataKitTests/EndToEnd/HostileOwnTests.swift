import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// Own tests that try to kill mutants without looking at what the code does. Each attack succeeds where its defense
    /// is off.
    @Suite(.long, .serialized, .takingTurns)
    struct HostileOwnTests {
        let fixture: FixtureKit
        let kit: Kit

        init() throws {
            fixture = try FixtureKit("hostile-own-tests", [.owner])
            kit = try Kit(root: fixture.root)
            for (name, old, new) in FixtureKata.mutantsOfOwner {
                let source = FixtureKata.owner.source
                try fixture.write(
                    FixtureKit.patch("Sources/Code.swift", from: source, to: source.replacing(old, with: new)),
                    to: "Solutions/Owner/Mutants/bite/\(name).patch"
                )
            }
        }

        /// A hostile test, the defenses, what then kills each mutant, and whether the test is named. A defense that is off
        /// shows that the attack is one.
        private static let attacks:
            [(code: String, key: MutantKey, givesPoints: Bool, killers: [String: [String]], isNamed: Bool)] = [
                (
                    readsToken, .withoutPoints, true,
                    ["counts-down": ["honest", "reads"], "retains": ["reads"], "waits": ["reads"]], false
                ),
                (readsToken, .random(), true, honest, true),
                (failsByChance, .random(), true, honest, true),
                (looksAround, .random(), false, honest, false),
            ]
        private static let honest = ["counts-down": ["honest"], "retains": [], "waits": []]

        @Test(arguments: attacks.indices)
        func `a test that reads the token, fails by chance or looks around kills nothing`(index: Int) throws {
            let attack = Self.attacks[index]

            let report = try report(on: attack.code, key: attack.key, givesPoints: attack.givesPoints)

            #expect(killers(in: report) == attack.killers)
            #expect(report.rejected.isEmpty != attack.isNamed)
            #expect(report.rejected.allSatisfy { $0.name != "honest" })
        }

        @Test func `without repetitions, tests that fail by chance kill every mutant`() throws {
            #expect(try report(on: Self.failsByChance, key: .random(), givesPoints: false).killed == 3)
        }

        @Test(arguments: ["file: \"PATCH\", line: 1", "file: \"PATCH\",\n  line: 20"])
        func `an error in an own test that names a mutant's patch leaves no mutant out`(place: String) throws {
            let patch = kit.root.appending(path: "Solutions/Owner/Mutants/bite/waits.patch").path
            let report = try report(
                on: "#sourceLocation(\(place.replacing("PATCH", with: patch)))\nlet own: Int = \"no number\"\n",
                key: .withoutPoints,
                givesPoints: false
            )

            #expect(report.verdict.state == .doesNotCompile)
            #expect(report.results.map(\.mutant.name) == ["counts-down", "retains", "waits"])
            #expect(report.invalid.isEmpty)
            #expect(report.killed == 0)
        }

        // MARK: Steps

        private static let readsToken = """
            struct Hostile {
                @Test func reads() { #expect(kataMutant == 0) }
            }

            \(MutantKey.withoutPoints.declaration(of: 4))
            """

        /// Some fail at random, some in random quarter seconds.
        private static let failsByChance = """
            struct Hostile {
            \((0..<120).map { "    @Test func chance\($0)() { #expect(Double.random(in: 0..<1) > 0.25) }\n" }.joined())
            \((0..<40).map { "    @Test func clock\($0)() { #expect(!isBadMoment(\($0))) }\n" }.joined())
            }

            func isBadMoment(_ salt: UInt64) -> Bool {
                let moment = UInt64(Date().timeIntervalSince1970 * 4) &+ salt
                return (moment &* 0x9E37_79B9_7F4A_7C15) >> 62 == 0
            }

            """

        /// Compares with what an earlier run saw.
        private static let looksAround = """
            struct Hostile {
                @Test func looks() throws {
                    let person = Person()
                    person.friend = person
                    let children = Mirror(reflecting: person).children.map { "\\($0.label ?? "") \\(type(of: $0.value))" }
                    let seen = ([#filePath, CommandLine.arguments[0]] + children).joined(separator: " ")
                    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "seen")
                    let before = try? String(contentsOf: file, encoding: .utf8)
                    try seen.write(to: file, atomically: true, encoding: .utf8)
                    #expect(before == nil || before == seen)
                }
            }

            """

        private func report(on hostile: String, key: MutantKey, givesPoints: Bool) throws -> MutationReport {
            let honest = "struct Honest {\n    @Test func honest() { #expect(next(1) == 2) }\n}\n"
            try fixture.write(
                "import Foundation\nimport Testing\n@testable import Owner\n\n\(honest)\n\(hostile)",
                to: "Katas/Owner/Tests/Own.swift"
            )
            let judge = Judge(kit: kit, launcher: try ProcessLauncher(scratchDirectory: kit.scratchDirectory))
            let lap = kit.katas[0].lap(.bite)
            let run = MutationRun(judge, stage: "hostile", key: key, givesPoints: givesPoints)
            return try run.reports(on: [MutationSubject(lap, tests: lap.readTests(), rejectsTooStrict: true)])[0]
        }

        private func killers(in report: MutationReport) -> [String: [String]] {
            Dictionary(uniqueKeysWithValues: report.results.map { ($0.mutant.name, $0.killers.map(\.name)) })
        }
    }
}

extension FixtureKata {
    fileprivate static let owner = FixtureKata(
        name: "Owner",
        source: """
            final class Person {
                weak var friend: Person?
            }
            func next(_ n: Int) -> Int { n + 1 }
            func nobodyAsks() {}

            """,
        tests: [("it counts", "#expect(next(1) == 2)")]
    )

    fileprivate static let mutantsOfOwner = [
        ("counts-down", "n + 1", "n - 1"),
        ("retains", "weak var", "var"),
        ("waits", "nobodyAsks() {}", "nobodyAsks() { print() }"),
    ]
}
