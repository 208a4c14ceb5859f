import Foundation
import Testing

@testable import KataKit

/// A check on the mutants' authors: what a program breaks by rule, the suites and the model answers notice too.
@Suite(.serialized, .slow)
struct RuleMutantTests {
    @Test(arguments: Lap.allCases)
    func `mutants by rule are killed, or listed in the guide with the reason`(lap: Lap) throws {
        let kit = try Kit(root: Checkout.root)
        let folder = kit.workshop.appending(path: "tmp/rule-\(lap.rawValue)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = MutationRun(
            kit: kit,
            toolbox: try Toolbox(workshop: kit.workshop),
            stage: "rule-\(lap.rawValue)",
            progress: { print($0) }
        )

        let reports = try run.reports(
            on: try kit.katas.map { kata in
                MutationRun.Subject(
                    kata: kata,
                    mutants: try mutants(of: kata, lap, in: folder.appending(path: kata.name)),
                    sources: kata.solution.appending(path: "Sources"),
                    ownTests: lap == .green ? nil : kata.solution.appending(path: "Tests")
                )
            }
        )

        for report in reports {
            let woven = report.results.filter { !$0.isBuiltApart }
            let noticed = woven.count { $0.status != .survived }
            print(
                "\(report.kata.name), \(lap.rawValue): \(noticed) of \(woven.count) mutants by rule noticed, "
                    + "\(report.misfits.count) do not compile"
            )
            let guide = report.kata.guide
            let survivors = woven.filter { $0.status == .survived }.map(\.mutant.effect)
            for survivor in survivors { print("  \(survivor)") }
            #expect(report.verdict.isGreen, "\(report.kata.name): \(report.verdict.reason ?? "")")
            #expect(
                survivors.filter { !guide.states($0) } == [],
                "\(report.kata.name): a survivor needs a test, or a line in the guide's appendix with the reason"
            )
        }
    }

    private func mutants(of kata: Kata, _ lap: Lap, in folder: URL) throws -> [Mutant] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = try kata.solution.appending(path: "Sources").files
        var mutants: [Mutant] = []
        for path in sources.keys.sorted() where path.hasPrefix("Given/") == (lap == .bite) {
            let text = String(decoding: sources[path] ?? Data(), as: UTF8.self)
            for edit in RuleMutator.edits(of: text) {
                let patch = folder.appending(path: "\(mutants.count).patch")
                let mutated = edit.applied(to: text)
                let place = "\(path):\(edit.line)"
                try Data(FixtureKit.patch(path, from: text, to: mutated, effect: edit.text, hint: place).utf8).write(
                    to: patch
                )
                mutants.append(try Mutant(patch: patch))
            }
        }
        return mutants
    }
}

extension Trait where Self == ConditionTrait {
    /// Takes minutes: only where it is asked for.
    static var slow: Self {
        .enabled(if: ProcessInfo.processInfo.environment["KATA_SLOW_TESTS"] != nil, "set KATA_SLOW_TESTS=1 to run it")
    }
}
