import Foundation
import Testing

@testable import KataKit

/// A check on the mutants' authors: what a program breaks by rule, the suites and the model answers notice too.
@Suite(.serialized, .slow)
struct RuleMutantTests {
    /// The official suites judge all code. The given code is the bite lap's too: what either notices is noticed.
    @Test(arguments: Lap.allCases)
    func `mutants by rule are noticed, or listed in the guide with the reason`(lap: Lap) throws {
        let kit = try Kit(root: Checkout.root)
        let folder = kit.workshop.appending(path: "tmp/rule-\(lap.rawValue)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let all = try kit.katas.map { try mutants(of: $0, lap, in: folder.appending(path: $0.name)) }
        var reports = [try self.reports(kit, all, lap, byModelAnswers: false)]
        if lap == .bite { reports.append(try self.reports(kit, all, lap, byModelAnswers: true)) }

        for (index, kata) in kit.katas.enumerated() {
            let woven = reports[0][index].results.filter { !$0.isBuiltApart }.map(\.mutant)
            let noticed = Set(
                reports.flatMap { $0[index].results }.filter { $0.status != .survived }.map(\.mutant.name)
            )
            let survivors = woven.filter { !noticed.contains($0.name) }
            print(
                "\(kata.name), \(lap.rawValue): \(woven.count - survivors.count) of \(woven.count) mutants by rule noticed, "
                    + "\(reports[0][index].misfits.count) do not compile"
            )
            for survivor in survivors { print("  \(survivor.effect)  \(survivor.hint)") }
            for report in reports { #expect(report[index].verdict.isGreen, "\(report[index].verdict.reason ?? "")") }
            #expect(
                survivors.map(\.effect).filter { !kata.guide.states($0) } == [],
                "\(kata.name): a survivor needs a test, or a line in the guide's appendix with the reason"
            )
        }
    }

    private func reports(
        _ kit: Kit,
        _ mutants: [[Mutant]],
        _ lap: Lap,
        byModelAnswers: Bool
    ) throws -> [MutationReport] {
        let run = MutationRun(
            kit: kit,
            toolbox: try Toolbox(workshop: kit.workshop),
            stage: byModelAnswers ? "rule-bite" : "rule-\(lap.rawValue)-official"
        )
        return try run.reports(
            on: zip(kit.katas, mutants).map { kata, mutants in
                MutationRun.Subject(
                    kata: kata,
                    mutants: mutants,
                    sources: kata.solution.appending(path: "Sources"),
                    ownTests: byModelAnswers ? kata.solution.appending(path: "Tests") : nil
                )
            }
        )
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
