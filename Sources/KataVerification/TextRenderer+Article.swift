import KataKit

extension TextRenderer {
    /// The cases that fail on the reference, then what became of each green mutant.
    func article(_ report: MutationReport) -> String {
        let cases = report.verdict.outcomes.count
        let ran = cases == 0 ? "no case of the article ran" : "\(cases) case\(cases == 1 ? "" : "s") of the article"
        let killed = "\(report.killed) of \(report.results.count) green mutants killed"
        let score = style.paint(killed, report.isComplete ? .green : .red)
        let errors = report.verdict.diagnostics.map { $0.text(from: kit.root) }
        let failures = report.rejected.flatMap { test in
            ["Ignored: '\(test.name)' does not pass on the reference."]
                + test.failures.flatMap(\.messages).map { $0.indented(by: 2) }
        }
        // The cases are compiled as the kata's own tests.
        let folders = (report.lap.folder.path(from: kit.root), report.kata.articleCases.path(from: kit.root))
        let trouble = (errors.isEmpty ? [report.verdict.reason].compactMap { $0 } : errors) + failures
        let lines = trouble.joined(separator: "\n").indented(by: 2).replacing("\(folders.0)/", with: "\(folders.1)/")
        let title = style.bold("\(report.kata.name): \(ran)")
        let parts = ["\(title), \(score)", lines, mutantLines(report, hints: false)]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
