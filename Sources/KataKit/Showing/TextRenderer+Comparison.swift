extension TextRenderer {
    /// The verdict of each test, on the learner's code and on the reference. The names come last, so that they may wrap.
    func comparison(of kata: Kata, _ mine: LapVerdict, _ reference: LapVerdict) -> String {
        var lines: [String] = []
        var suite: String?
        for (mine, reference) in zip(mine.outcomes, reference.outcomes) {
            if mine.suite != suite {
                suite = mine.suite
                lines.append("your code  reference  \(style.bold(suite ?? ""))")
            }
            let verdicts = "\(word(mine.verdict, width: 9))  \(word(reference.verdict, width: 9))"
            lines.append("\(verdicts)    \(mine.name)")
        }
        let total = reference.outcomes.count
        let sum = "your code \(mine.passed) of \(total) green, the reference \(reference.passed) of \(total)"
        lines.append("\n\(kata.name): \(sum)")
        if let trouble = trouble(mine) { lines.append("\n\(trouble)") }
        return lines.joined(separator: "\n")
    }

    /// The status of each mutant, under the learner's own tests and under the model answer.
    func comparison(_ mine: MutationReport, _ model: MutationReport) -> String {
        let title = "your tests  model answer  \(style.bold("Bite lap, mutants"))"
        let rows = zip(mine.results, model.results).map { mine, model in
            "\(word(mine.status, width: 10))  \(word(model.status, width: 12))    \(mine.mutant.name)"
        }
        let total = model.results.count
        let sum =
            "\(mine.kata.name): your tests kill \(mine.killed) of \(total) mutants, the model answer \(model.killed)"
        return ([title] + rows + ["", sum]).joined(separator: "\n")
    }

    /// The names of the designs that are as correct as the reference; nil if there is none.
    func designs(of kata: Kata, _ variants: [Variant]) -> String? {
        guard !variants.isEmpty else { return nil }
        let title = "Other correct designs: swift run kata compare \(kata.name) --variant NAME"
        return ([title] + variants.map { "  \($0.name)" }).joined(separator: "\n")
    }

    func design(_ variant: Variant) -> String {
        let text = "\(variant.reason)\n\(variant.note)"
        return "\(style.bold(variant.name))\n\n\(text.indented(by: 2))"
    }

    private func word(_ status: MutationReport.Status, width: Int = 0) -> String {
        let word =
            switch status {
            case .killed: "killed"
            case .survived: "survived"
            case .timeout: "timed out"
            case .runtimeError: "crashed"
            }
        return style.paint(word, status == .killed ? .green : .red) + "".padded(to: width - word.count)
    }

    private func word(_ verdict: TestOutcome.Verdict, width: Int = 0) -> String {
        let word =
            switch verdict {
            case .passed: "green"
            case .failed: "red"
            case .crashed: "crashed"
            case .timedOut: "timed out"
            case .notRun: "not run"
            }
        return style.paint(word, verdict == .passed ? .green : .red) + "".padded(to: width - word.count)
    }
}
