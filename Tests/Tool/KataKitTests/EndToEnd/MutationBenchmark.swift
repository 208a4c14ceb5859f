import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What a mutant costs: in one build with two hundred others, against a build of its own.
@Suite(.serialized, .onDemand, .offThePool)
struct MutationBenchmark {
    private static let katas = 10
    private static let mutantsEach = 20

    @Test func `a mutant costs little more than a bare run of the test binary`() throws {
        let fixture = try FixtureKit("benchmark", (0..<Self.katas).map(Self.kata))
        let kit = try Kit(root: fixture.root)
        for kata in kit.katas { try writeMutants(of: kata, in: fixture) }
        let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
        let run = MutationRun(Judge(kit: kit, launcher: launcher), stage: "together")
        let subjects = try kit.katas.laps(.bite).map {
            try run.subject($0, tests: $0.readTests(), rejectsTooStrict: true)
        }

        let (reports, cold) = try timed { try run.reports(on: subjects) }
        let (_, warm) = try timed { try run.reports(on: subjects) }

        let count = Self.katas * Self.mutantsEach
        #expect(reports.reduce(0) { $0 + $1.killed } == count)

        let package = Stage(kit: kit, name: "together")
        let binary = try build(package, of: kit.katas, launcher)
        let (bare, mutant) = try costs(of: binary, kit.katas[0], reports[0].validTests, launcher)
        let apart = try costOfOwnBuild(kit, launcher)
        print(
            """
            \(count) mutants of \(Self.katas) katas, one build
            cold: \(cold.formatted) s, \((Double(count) / cold).formatted) mutants a second
            warm: \(warm.formatted) s, \((Double(count) / warm).formatted) mutants a second
            a bare run of the test binary: \((bare * 1000).formatted) ms
            a mutant after the build: \((mutant * 1000).formatted) ms, \((mutant / bare).formatted) times that
            a mutant built by itself: \(apart.formatted) s, \((apart / mutant).formatted) times one of them, \
            \((apart / (cold / Double(count))).formatted) times with the cold build shared out
            """
        )
        #expect(mutant <= 1.5 * bare)
        #expect(apart >= 20 * mutant)
    }

    // MARK: Measuring

    /// Medians, in seconds: of the test binary by itself, and of a mutant's whole run.
    private func costs(
        of binary: TestBinary,
        _ kata: Kata,
        _ tests: [TestOutcome],
        _ launcher: ProcessLauncher
    ) throws -> (bare: Double, mutant: Double) {
        let runs = try (0..<40).map { _ in
            let bare = try launcher.withTemporaryFile("events.jsonl") { events in
                let module = "\(kata.name)OwnTests"
                let runner = TestRunner.find(launcher)
                let filters = ["^\(module)\\."]
                let command = try runner.command(for: binary, module: module, filters: filters, events: events)
                return try timed { try launcher.capture(command, timeout: 20) }.seconds
            }
            let run = TestRun(
                binary: binary,
                launcher: launcher,
                timeout: 20,
                variables: [MutantKey.variable: "1"]
            )
            return (bare, try timed { try run.run(tests) }.seconds)
        }
        return (runs.map(\.0).sorted()[20], runs.map(\.1).sorted()[20])
    }

    /// The seconds that it takes to put a mutant into the code, build it and run it, in a package that was built
    /// before.
    private func costOfOwnBuild(_ kit: Kit, _ launcher: ProcessLauncher) throws -> Double {
        let kata = kit.katas[0]
        let package = Stage(kit: kit, name: "own-build")
        for kata in kit.katas {
            try package.write([
                Trial(kata.lap(.bite), code: kata.readStarter(), tests: kata.lap(.bite).readTests()).part
            ])
        }
        _ = try build(package, of: kit.katas, launcher)
        let costs = try kata.mutants(.bite).prefix(3).map { mutant in
            let code = try mutant.apply(to: kata.readStarter())
            return try timed {
                try package.write([Trial(kata.lap(.bite), code: code, tests: kata.lap(.bite).readTests()).part])
                let binary = try build(package, of: kit.katas, launcher)
                _ = try TestRun(binary: binary, launcher: launcher, timeout: 20).run(modules: ["\(kata.name)OwnTests"])
            }.seconds
        }
        return costs.sorted()[1]
    }

    private func build(_ package: Stage, of katas: [Kata], _ launcher: ProcessLauncher) throws -> TestBinary {
        let judge = Judge(kit: package.kit, launcher: launcher)
        switch try judge.build(package, katas.laps(.bite), says: "building") {
        case .built(let binary): return binary
        case .failed(let failure): throw failure
        }
    }

    private func timed<Value>(_ work: () throws -> Value) rethrows -> (value: Value, seconds: Double) {
        let start = ContinuousClock.now
        let value = try work()
        return (value, (ContinuousClock.now - start) / .seconds(1))
    }

    // MARK: The kit

    private static func kata(number: Int) -> FixtureKata {
        FixtureKata(
            name: "Kata\(number)",
            source: (0..<mutantsEach).map { "func f\($0)(_ n: Int) -> Int { n + \($0) }\n" }.joined(),
            tests: [("it answers", "#expect(f0(1) == 1)")],
            own: (0..<mutantsEach).map { "#expect(f\($0)(1) == \($0 + 1))" }.joined(separator: "\n        ")
        )
    }

    private func writeMutants(of kata: Kata, in fixture: FixtureKit) throws {
        for number in 0..<Self.mutantsEach {
            let source = try fixture.read("Katas/\(kata.name)/Sources/Code.swift")
            let mutated = source.replacing("n + \(number) }", with: "n - \(number + 1) }")
            try fixture.write(
                FixtureKit.patch("Sources/Code.swift", from: source, to: mutated),
                to: "Solutions/\(kata.name)/Mutants/bite/mutant-\(number).patch"
            )
        }
    }
}

extension Double {
    fileprivate var formatted: String {
        String(format: "%.1f", self)
    }
}
