import Foundation
import Testing

@testable import KataKit

/// A check on the mutants' authors: what a program breaks by rule, the suites and the model answers notice too.
@Suite(.serialized, .slow)
struct RuleMutantTests {
    private static let leastKilled = 0.95

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
            on: kit.katas.map { kata in
                let patches = folder.appending(path: kata.name)
                let mutants = try edits(of: kata, lap).enumerated().map { index, edit in
                    try write(edit, number: index, in: patches, sources: kata.solution.appending(path: "Sources"))
                }
                return MutationRun.Subject(
                    kata: kata,
                    mutants: mutants,
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
            #expect(Double(noticed) >= Self.leastKilled * Double(woven.count), "\(report.kata.name): too many survive")
            #expect(
                survivors.filter { !guide.states($0) } == [],
                "\(report.kata.name): a survivor needs a test, or a line in the guide's appendix with the reason"
            )
        }
    }

    private func edits(of kata: Kata, _ lap: Lap) throws -> [RuleMutator.Edit] {
        let sources = try kata.solution.appending(path: "Sources").files
        return sources.keys.sorted()
            .filter { $0.hasPrefix("Given/") == (lap == .bite) }
            .flatMap { RuleMutator.edits(of: String(decoding: sources[$0] ?? Data(), as: UTF8.self), path: $0) }
    }

    private func write(_ edit: RuleMutator.Edit, number: Int, in folder: URL, sources: URL) throws -> Mutant {
        let patch = folder.appending(path: "\(number).patch")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            \(edit.text)
            \(edit.path):\(edit.line)
            diff --git a/Sources/\(edit.path) b/Sources/\(edit.path)
            --- a/Sources/\(edit.path)
            +++ b/Sources/\(edit.path)
            @@ -\(edit.line),1 +\(edit.line),1 @@
            -\(edit.original)
            +\(edit.mutated)

            """
        try Data(text.utf8).write(to: patch)
        return try Mutant(patch: patch)
    }
}

extension Trait where Self == ConditionTrait {
    /// Takes minutes: only where it is asked for.
    static var slow: Self {
        .enabled(if: ProcessInfo.processInfo.environment["KATA_SLOW_TESTS"] != nil, "set KATA_SLOW_TESTS=1 to run it")
    }
}
