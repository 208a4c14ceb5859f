import Foundation
import TestSupport
import Testing

@testable import KataKit

/// A check on the mutants' authors: the suites and the model answers must also notice what a program breaks by rule.
@Suite(.serialized, .onDemand, .offThePool)
struct RuleMutantTests {
    @Test func `mutants by rule are killed, or listed with the reason`() throws {
        let counts = try Lap.allCases.map(count)

        let (killed, all) = counts.reduce((0, 0)) { ($0.0 + $1.killed, $0.1 + $1.all) }
        print("counted: \(killed) of \(all) killed")
        #expect(killed * 100 >= all * 97)
    }

    /// The official suites judge all code. The given code is the bite lap's too: what either kills is killed.
    private func count(_ lap: Lap) throws -> (killed: Int, all: Int) {
        let kit = try Kit(root: Checkout.root)
        let folder = kit.scratchDirectory.appending(path: "tmp/rule-\(lap.rawValue)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let edits = try kit.katas.map { try self.edits(of: $0, lap, in: folder.appending(path: $0.name)) }
        let all = edits.map { $0.map(\.mutant) }
        var reports = lap == .first ? [] : [try self.reports(kit, all, lap, byModelAnswers: false)]
        if lap != .green { reports.append(try self.reports(kit, all, lap, byModelAnswers: true)) }

        var tally: [RuleMutator.Rule: (killed: Int, all: Int)] = [:]
        for (index, kata) in kit.katas.enumerated() {
            for report in reports { #expect(report[index].verdict.isGreen, "\(report[index].verdict.reason ?? "")") }
            let compiled = Set(reports[0][index].results.map(\.mutant.name))
            let killed = Set(
                reports.flatMap { $0[index].results }.filter { $0.status == .killed }.map(\.mutant.name)
            )
            let reasons = kata.solution.appending(path: "Mutants/survivors-by-rule.txt")
            let survivors = MarkdownPage(file: reasons).map(ReviewPage.init)
            for (rule, mutant) in edits[index] where compiled.contains(mutant.name) {
                tally[rule, default: (0, 0)].all += 1
                tally[rule, default: (0, 0)].killed += killed.contains(mutant.name) ? 1 : 0
                guard !killed.contains(mutant.name) else { continue }
                print("\(kata.name), \(mutant.hint), \(rule.rawValue): \(mutant.effect)")
                #expect(
                    survivors?.states(mutant.effect) == true,
                    "\(kata.name), \(mutant.hint): a survivor needs a test, or a line in Mutants/survivors-by-rule.txt with the reason"
                )
            }
        }
        for rule in RuleMutator.Rule.allCases {
            print("\(lap.rawValue), \(rule.rawValue): \(tally[rule]?.killed ?? 0) of \(tally[rule]?.all ?? 0) killed")
        }
        let counted = tally.filter(\.key.isCounted).values
        return counted.reduce((killed: 0, all: 0)) { ($0.killed + $1.killed, $0.all + $1.all) }
    }

    private func reports(
        _ kit: Kit,
        _ mutants: [[Mutant]],
        _ lap: Lap,
        byModelAnswers: Bool
    ) throws -> [MutationReport] {
        let run = MutationRun(
            Judge(kit: kit, launcher: try ProcessLauncher(scratchDirectory: kit.scratchDirectory)),
            stage: byModelAnswers ? "rule-\(lap.rawValue)" : "rule-\(lap.rawValue)-official"
        )
        return try run.reports(
            on: try zip(kit.katas, mutants).map { kata, mutants in
                let measured = kata.lap(byModelAnswers ? lap : .green)
                return try run.subject(measured, measured.readModelAnswer(), mutants, of: kata.readReference())
            }
        )
    }

    private typealias Edit = (rule: RuleMutator.Rule, mutant: Mutant)

    private func edits(of kata: Kata, _ lap: Lap, in folder: URL) throws -> [Edit] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let code = try kata.readReference()
        var edits: [Edit] = []
        for path in code.keys.sorted() where (Lap(of: path) ?? .bite) == lap {
            let text = String(decoding: code[path] ?? Data(), as: UTF8.self)
            for edit in RuleMutator.edits(of: text) {
                let patch = folder.appending(path: "\(edits.count).patch")
                let mutated = edit.applied(to: text)
                let place = "\(path):\(edit.line)"
                try Data(FixtureKit.patch(path, from: text, to: mutated, effect: edit.text, hint: place).utf8).write(
                    to: patch
                )
                edits.append((edit.rule, try Mutant(patch: patch)))
            }
        }
        return edits
    }
}
