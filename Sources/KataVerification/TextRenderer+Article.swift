import Foundation
import KataKit

extension TextRenderer {
    /// The cases that fail on the reference, then what became of each green mutant.
    func article(_ report: MutationReport) -> String {
        let cases = report.verdict.outcomes.count
        let ran = cases == 0 ? "no case of the article ran" : "\(cases) case\(cases == 1 ? "" : "s") of the article"
        let title = "\(report.kata.name): \(ran)"
        let mutants = report.results.count == 1 ? "mutant" : "mutants"
        let score = style.paint(
            "\(report.killed) of \(report.results.count) green \(mutants) killed",
            report.isComplete ? .green : .red
        )
        let fates = report.validTests.isEmpty ? [] : fates(report)
        let parts = [["\(style.bold(title)), \(score)"], trouble(report), fates]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// Why cases count for no mutant.
    private func trouble(_ report: MutationReport) -> [String] {
        let errors = report.verdict.diagnostics.map { $0.text(from: kit.root) }
        let reason = [report.verdict.reason].compactMap { $0 }
        let failures = report.rejected.flatMap { test in
            ["Ignored: '\(test.name)' does not pass on the reference."]
                + test.failures.flatMap(\.messages).map { $0.indented(by: 2) }
        }
        // The cases are compiled as the kata's own tests.
        let folders = (report.kata.ownTests.path(from: kit.root), report.kata.articleCases.path(from: kit.root))
        return (errors + (errors.isEmpty ? reason : []) + failures).map {
            "  \($0.replacing("\(folders.0)/", with: "\(folders.1)/"))"
        }
    }

    private func fates(_ report: MutationReport) -> [String] {
        let width = report.results.map(\.mutant.name.count).max() ?? 0
        return report.results.map { result in
            let killers = result.killers.map { "'\($0.name)'" }.joined(separator: ", ")
            let fate =
                switch result.status {
                case .killed: "killed by \(killers)"
                case .survived: "survived: \(result.mutant.effect)"
                case .timeout: "not counted: a case hung, and no expectation failed: \(result.mutant.effect)"
                case .runtimeError: "not counted: a case crashed, and no expectation failed: \(result.mutant.effect)"
                }
            return "  \(style.mark(result.status == .killed)) \(result.mutant.name.padded(to: width))  \(fate)"
        }
    }
}
