import KataKit

extension TextRenderer {
    /// The cases that fail on the reference, then what became of each green mutant.
    func article(_ report: MutationReport) -> String {
        let cases = report.verdict.outcomes.count
        let ran = cases == 0 ? "no case of the article ran" : "\(cases) case\(cases == 1 ? "" : "s") of the article"
        let title = "\(report.kata.name): \(ran)"
        let mutants = report.results.count == 1 ? "mutant" : "mutants"
        let killed = "\(report.killed) of \(report.results.count) green \(mutants) killed"
        let score = style.paint(killed, report.isComplete ? .green : .red)
        let trouble = trouble(report).joined(separator: "\n")
        let fates = fates(report, hints: false)
        return ["\(style.bold(title)), \(score)", trouble, fates].filter { !$0.isEmpty }.joined(separator: "\n\n")
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
        let folders = (report.lap.folder.path(from: kit.root), report.kata.articleCases.path(from: kit.root))
        return (errors + (errors.isEmpty ? reason : []) + failures).map {
            "  \($0.replacing("\(folders.0)/", with: "\(folders.1)/"))"
        }
    }
}
