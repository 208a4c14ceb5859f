import Foundation

extension TextRenderer {
    /// The tests that are wrong, then the score of each rule.
    ///
    /// - Parameter showsAll: whether to show every mutant.
    func mutants(_ report: MutationReport, showsAll: Bool = false) -> String {
        let total = report.results.count
        let killed = style.paint(score(report.killed, of: total, in: report.lap), report.isComplete ? .green : .red)
        let title = style.bold("\(report.kata.name), \(report.lap.lap.title)")
        return paragraphs(
            "\(title)  \(style.bar(report.killed, of: total))  \(killed)",
            whyNotDone(report.verdict, try? BrokenBuild(report.lap, report.verdict.diagnostics))?.indented(by: 2)
                ?? ignored(report),
            warnings(report.verdict.warnings)?.indented(by: 2) ?? "",
            rules(of: report),
            list(report.results.isEmpty || report.lap.isTestFirst ? [] : report.idleTests, below: words.idle),
            list(report.flakyTests, below: words.flaky),
            notCounted(report),
            showsAll ? mutantLinesByRule(report) : "",
            invalid(report),
            next(report, showsAll: showsAll),
            success(of: report) ?? ""
        )
    }

    /// The tests that are ignored, why, and how each fails on correct code.
    ///
    /// What correct code returns is no secret: it is what the rule says of this input.
    func ignored(_ report: MutationReport) -> String {
        // A test that is skipped is wrong with no code. The page of a test-first lap has it already.
        let skipped = report.lap.isTestFirst ? [] : report.wrong.filter(\.isSkipped)
        // Only there, the learner has code too.
        let code = report.lap.isTestFirst ? words.onCorrectCode : nil
        func ignored(_ tests: [TestOutcome], below title: String) -> String {
            tests.isEmpty ? "" : ([title] + tests.map { failure(of: $0, on: code) }).joined(separator: "\n\n")
        }
        return paragraphs(
            skipped.map { failure(of: $0) }.joined(separator: "\n\n"),
            ignored(report.wrong.filter { !$0.isSkipped }, below: words.failsOnCorrectCode),
            ignored(report.strict, below: words.strictTests)
        ).indented(by: 2)
    }

    /// What became of each mutant. Empty when no test counts.
    package func mutantLines(_ report: MutationReport, hints: Bool = false) -> String {
        guard !report.validTests.isEmpty else { return "" }
        let names = report.results.map(\.mutant.name.count).max() ?? 0
        return report.results.map { result in
            let mark = mark(result.status == .killed)
            let hint = hints && result.status != .killed ? style.paint(result.mutant.hint, .cyan) : nil
            let texts = [outcome(of: result), hint].compactMap { $0 }
            let lines = texts.joined(separator: "\n").indented(by: names + 6)
            let line = "  \(mark) \(result.mutant.name.padded(to: names))\(lines.dropFirst(names + 4))"
            guard let width, line.split(separator: "\n").contains(where: { String($0).columns > width }) else {
                return line
            }
            return "  \(mark) \(result.mutant.name)\n\(texts.joined(separator: "\n").indented(by: 6))"
        }.joined(separator: "\n")
    }

    private func mutantLinesByRule(_ report: MutationReport) -> String {
        let rules = report.lap.mutantsByRule.map { rule in
            var part = report
            part.results.removeAll { !rule.mutants.contains($0.mutant.name) }
            return (rule.rule, mutantLines(part))
        }.filter { !$0.1.isEmpty }
        return rules.isEmpty ? mutantLines(report) : rules.map { "  \($0)\n\($1)" }.joined(separator: "\n\n")
    }

    /// Why mutants survive that a test has run into, and which test.
    func notCounted(_ report: MutationReport) -> String {
        let mutants = Set(report.notCounted.map(\.mutant.name))
        guard !mutants.isEmpty else { return "" }
        let rules = report.lap.mutantsByRule.filter { !mutants.isDisjoint(with: $0.mutants) }.map(\.rule)
        let names = rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))"
        let text = words.notCounted(
            mutants.count,
            of: names,
            isTestFirst: report.lap.isTestFirst,
            hangs: report.notCounted.allSatisfy { $0.status == .timeout }
        )
        let title = "  \(style.paint("!", .yellow)) \(text)"
        return ([title] + report.stoppedTests.map { "    \($0.name)" }).joined(separator: "\n")
    }

    private func list(_ tests: [TestOutcome], below title: (Int) -> String) -> String {
        guard !tests.isEmpty else { return "" }
        return (["  \(title(tests.count))"] + tests.map { "    \($0.name)" }).joined(separator: "\n")
    }

    private func outcome(of result: MutationReport.MutantResult) -> String {
        switch result.status {
        case .killed: words.killed(by: result.killers[0].name, more: result.killers.count - 1)
        case .survived: words.survived(result.mutant.effect)
        case .timeout: words.hung(result.mutant.effect)
        case .runtimeError: words.crashed(result.mutant.effect)
        }
    }

    private func invalid(_ report: MutationReport) -> String {
        report.invalid.map { invalid in
            "  \(style.paint("!", .yellow)) \(words.noMutant(invalid.mutant.name, invalid.reason))"
        }.joined(separator: "\n")
    }

    private func next(_ report: MutationReport, showsAll: Bool) -> String {
        guard report.killed < report.results.count, !report.verdict.failedWithoutPlace else { return "" }
        guard !report.validTests.isEmpty else {
            let broken = report.verdict.diagnostics.first { report.lap.owns($0.file) }?.file
            let files = broken.map { [$0] } ?? report.lap.exercise.files.map { kit.root.appending(path: $0).path }
            let paths = files.map { URL(filePath: $0).path(from: folder) }.joined(separator: ", ")
            return "  \(words.noTestCounts)\n  \(words.edit) \(paths)"
        }
        // After the star of a test-first lap, hints are about the next lap.
        let hasHint = !(report.lap.isTestFirst && report.checksEachRule)
        let question = hasHint ? "  \(words.whichTestIsMissing) \(hintCommand(report.kata))" : ""
        let command = "swift run kata mutants \(report.kata.name) --all"
        let lines = [question, showsAll ? "" : "  \(words.toSeeEach(command))"]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
