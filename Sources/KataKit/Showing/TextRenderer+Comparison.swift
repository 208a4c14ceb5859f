extension TextRenderer {
    /// The verdict of each test, on the learner's code and on the reference. The names come last, so that they may wrap.
    func comparison(of kata: Kata, _ mine: LapVerdict, _ reference: LapVerdict) -> String {
        let verdicts: [TestOutcome.Verdict] = [.passed, .failed, .crashed, .timedOut, .notRun]
        let titles = (words.yourCode, words.reference)
        let widths = (width(titles.0, verdicts.map(text)), width(titles.1, verdicts.map(text)))
        var lines: [String] = []
        var suite: String?
        for (mine, reference) in zip(mine.outcomes, reference.outcomes) {
            if mine.suite != suite {
                suite = mine.suite
                let title = "\(titles.0.padded(to: widths.0))  \(titles.1.padded(to: widths.1))"
                lines.append("\(title)  \(style.bold(suite ?? ""))")
            }
            let (mineText, referenceText) = (paint(mine.verdict, widths.0), paint(reference.verdict, widths.1))
            lines.append("\(mineText)  \(referenceText)    \(mine.name)")
        }
        let total = reference.outcomes.count
        let sum = words.compared(mine.passed, reference.passed, of: total)
        lines.append("\n\(kata.name): \(sum)")
        if let trouble = trouble(mine) { lines.append("\n\(trouble)") }
        return lines.joined(separator: "\n")
    }

    /// The status of each mutant, under the learner's own tests and under the model answer.
    func comparison(_ mine: MutationReport, _ model: MutationReport) -> String {
        let statuses: [MutationReport.Status] = [.killed, .survived, .timeout, .runtimeError]
        let titles = (words.yourTests, words.modelAnswer)
        let widths = (width(titles.0, statuses.map(text)), width(titles.1, statuses.map(text)))
        let title =
            "\(titles.0.padded(to: widths.0))  \(titles.1.padded(to: widths.1))  \(style.bold(words.biteLapMutants))"
        let rows = zip(mine.results, model.results).map { mine, model in
            "\(paint(mine.status, widths.0))  \(paint(model.status, widths.1))    \(mine.mutant.name)"
        }
        let sum = words.comparedMutants(mine.killed, model.killed, of: model.results.count)
        return ([title] + rows + ["", "\(mine.kata.name): \(sum)"]).joined(separator: "\n")
    }

    /// The names of the designs that are as correct as the reference; nil if there is none.
    func designs(of kata: Kata, _ variants: [Variant]) -> String? {
        guard !variants.isEmpty else { return nil }
        let title = words.otherDesigns("swift run kata compare \(kata.name) --variant NAME")
        return ([title] + variants.map { "  \($0.name)" }).joined(separator: "\n")
    }

    func design(_ variant: Variant) -> String {
        let text = "\(variant.reason)\n\(variant.note)"
        return "\(style.bold(variant.name))\n\n\(text.indented(by: 2))"
    }

    private func width(_ title: String, _ verdicts: [String]) -> Int {
        ([title] + verdicts).map(\.columns).max() ?? 0
    }

    private func paint(_ status: MutationReport.Status, _ width: Int) -> String {
        let text = text(status)
        return style.paint(text, status == .killed ? .green : .red) + "".padded(to: width - text.columns)
    }

    private func paint(_ verdict: TestOutcome.Verdict, _ width: Int) -> String {
        let text = text(verdict)
        return style.paint(text, verdict == .passed ? .green : .red) + "".padded(to: width - text.columns)
    }

    private func text(_ status: MutationReport.Status) -> String {
        switch status {
        case .killed: words.killed
        case .survived: words.survived
        case .timeout: words.timedOut
        case .runtimeError: words.crashed
        }
    }

    private func text(_ verdict: TestOutcome.Verdict) -> String {
        switch verdict {
        case .passed: words.green
        case .failed: words.red
        case .crashed: words.crashed
        case .timedOut: words.timedOut
        case .notRun: words.notRun
        }
    }
}
