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
        let mutants = try kit.katas.map { try self.mutants(of: $0, lap, in: folder.appending(path: $0.name)) }
        var reports = lap == .first ? [] : [try self.reports(kit, mutants, lap, byModelAnswers: false)]
        if lap != .green { reports.append(try self.reports(kit, mutants, lap, byModelAnswers: true)) }

        var (killed, all) = (0, 0)
        for (index, kata) in kit.katas.enumerated() {
            for report in reports { #expect(report[index].verdict.isGreen, "\(report[index].verdict.reason ?? "")") }
            let results = reports.flatMap { $0[index].results }
            let dead = Set(results.filter { $0.status == .killed }.map(\.mutant.name))
            let reasons = kata.solution.appending(path: "Mutants/survivors-by-rule.txt")
            let survivors = MarkdownPage(file: reasons)
            all += reports[0][index].results.count
            for mutant in reports[0][index].results.map(\.mutant) {
                guard !dead.contains(mutant.name) else {
                    killed += 1
                    continue
                }
                #expect(
                    survivors?.states(mutant.effect) == true,
                    "\(kata.name), \(mutant.hint): \(mutant.effect): a survivor needs a test, or a line in Mutants/survivors-by-rule.txt with the reason"
                )
            }
        }
        return (killed, all)
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
                return try MutationSubject(measured, tests: measured.readModelAnswer(), onReferenceWith: mutants)
            }
        )
    }

    private func mutants(of kata: Kata, _ lap: Lap, in folder: URL) throws -> [Mutant] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let code = try kata.readReference()
        var mutants: [Mutant] = []
        for path in code.keys.sorted() where (Lap(of: path) ?? .bite) == lap {
            let text = String(decoding: code[path] ?? Data(), as: UTF8.self)
            for edit in RuleMutator.edits(of: text) {
                let (file, place) = ("\(mutants.count).patch", "\(path):\(edit.line)")
                let mutated = edit.applied(to: text)
                try folder.write(
                    FixtureKit.patch(path, from: text, to: mutated, effect: edit.text, hint: place),
                    to: file
                )
                mutants.append(try Mutant(patch: folder.appending(path: file)))
            }
        }
        return mutants
    }
}
