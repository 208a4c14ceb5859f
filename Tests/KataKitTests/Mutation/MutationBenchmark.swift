import Foundation
import Testing

@testable import KataKit

/// What a mutant costs: woven with two hundred others, against a build of its own.
@Suite(.serialized, .slow)
struct MutationBenchmark {
    private static let katas = 10
    private static let mutantsEach = 20

    @Test func `a mutant costs little more than a bare run of the test binary`() throws {
        let fixture = try FixtureKit("benchmark", (0..<Self.katas).map(Self.kata))
        let kit = try Kit(root: fixture.root)
        for kata in kit.katas { try writeMutants(of: kata, in: fixture) }
        let toolbox = try Toolbox(workshop: kit.workshop)
        let run = MutationRun(kit: kit, toolbox: toolbox, stage: "woven")
        let subjects = try kit.katas.map { try MutationRun.Subject.bite($0, tests: $0.ownTests) }

        let (reports, cold) = try timed { try run.reports(on: subjects) }
        let (_, warm) = try timed { try run.reports(on: subjects) }

        let count = Self.katas * Self.mutantsEach
        #expect(reports.reduce(0) { $0 + $1.killed } == count)
        #expect(!kit.workshop.appending(path: "stages/woven-apart-1").exists, "all should be in one build")

        let tree = StagedTree(kit: kit, name: "woven")
        let binary = try build(tree, of: kit.katas, toolbox)
        let (bare, mutant) = try costs(of: binary, kit.katas[0], reports[0].judges, toolbox)
        let apart = try costOfOwnBuild(kit, toolbox)
        print(
            """
            \(count) mutants of \(Self.katas) katas, one build
            cold: \(cold.formatted) s, \((Double(count) / cold).formatted) mutants a second
            warm: \(warm.formatted) s, \((Double(count) / warm).formatted) mutants a second
            a bare run of the test binary: \((bare * 1000).formatted) ms
            a mutant after the build: \((mutant * 1000).formatted) ms, \((mutant / bare).formatted) times that
            a mutant built by itself: \(apart.formatted) s, \((apart / mutant).formatted) times a woven one, \
            \((apart / (cold / Double(count))).formatted) times with the cold build shared out
            """
        )
        #expect(mutant <= 1.5 * bare)
        #expect(apart >= 20 * mutant)
    }

    // MARK: Measuring

    /// Medians, in seconds: of the test binary alone, and of a mutant's whole run.
    private func costs(
        of binary: TestBinary,
        _ kata: Kata,
        _ judges: [TestOutcome],
        _ toolbox: Toolbox
    ) throws -> (bare: Double, mutant: Double) {
        var mutated = binary
        mutated.build.variables[Weaver.variable] = "1"
        let runs = try (0..<40).map { _ in
            let events = try toolbox.scratchFile("events.jsonl")
            let output = try toolbox.scratchFile("output.txt")
            let process = TestRunner.native.process(
                for: binary,
                filters: ["^\(kata.name)OwnTests\\."],
                events: events,
                output: output,
                toolbox: toolbox,
                limit: 20
            )
            return (
                try timed { try process.run() }.seconds,
                try timed { try TestRun(binary: mutated, toolbox: toolbox, limit: 20).run(judges) }.seconds
            )
        }
        return (runs.map(\.0).sorted()[20], runs.map(\.1).sorted()[20])
    }

    /// What a mutant costs that is put into the code, built and run, in seconds; in a tree that is warm.
    private func costOfOwnBuild(_ kit: Kit, _ toolbox: Toolbox) throws -> Double {
        let kata = kit.katas[0]
        let tree = StagedTree(kit: kit, name: "own-build")
        for kata in kit.katas { try tree.lay(kata, sources: kata.sources, tests: kata.ownTests) }
        _ = try build(tree, of: kit.katas, toolbox)
        let costs = try kata.mutants(.bite).prefix(3).map { mutant in
            let sources = try Patching(toolbox: toolbox, limit: 20).apply(mutant, to: kata.sources.files)
            return try timed {
                try tree.lay(kata, sources: sources, tests: kata.ownTests.files)
                let binary = try build(tree, of: kit.katas, toolbox)
                _ = try TestRun(binary: binary, toolbox: toolbox, limit: 20).run(modules: ["\(kata.name)OwnTests"])
            }.seconds
        }
        return costs.sorted()[1]
    }

    private func build(_ tree: StagedTree, of katas: [Kata], _ toolbox: Toolbox) throws -> TestBinary {
        let variables = ["KATA": katas.map(\.name).joined(separator: ","), "KATA_LAP": Lap.bite.rawValue]
        let scratch = tree.root.appending(path: ".build")
        let build = Build(package: tree.root, scratch: scratch, variables: variables, toolbox: toolbox, limit: 600)
        switch try build.run() {
        case .built(let binary, _): return binary
        case .failed(let failure): throw failure
        }
    }

    private func timed<Value>(_ work: () throws -> Value) rethrows -> (value: Value, seconds: Double) {
        let start = ContinuousClock.now
        let value = try work()
        return (value, (ContinuousClock.now - start) / .seconds(1))
    }

    // MARK: The kit

    private static func kata(number: Int) -> FixtureKit.FixtureKata {
        FixtureKit.FixtureKata(
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
                FixtureKit.patch("Code.swift", from: source, to: mutated),
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
