extension TextRenderer {
    /// A test-first lap: each test on the stub and on the learner's code, the bugs by rule, then what the checks say.
    func cycle(_ judged: JudgedLap) -> String {
        let title = style.bold("\(judged.lap.kata.name), \(judged.lap.lap.title)")
        guard let cycle = judged.cycle else { return title }
        let (isGreen, report) = (judged.verdict.isGreen, cycle.onCorrectCode)
        let isSearching = judged.mutants?.checksEachRule == false
        return paragraphs(
            title,
            tests(judged),
            stubTrouble(cycle.stub, judged.lap),
            report.map(ignored) ?? "",
            // Tests that are still to come catch the other bugs.
            isGreen && judged.failedChecks?.isEmpty != false ? report.map(rules) ?? "" : "",
            isGreen ? report.map(notCounted) ?? "" : "",
            state(judged).indented(by: 2),
            isSearching ? "" : cycle.checks.flatMap(checksTrouble)?.indented(by: 2) ?? "",
            judged.isDone ? success(of: judged.lap, report) : ""
        )
    }

    /// A line for each test: its colors on the stub and on the learner's code, and what is odd about them. One line for all
    /// that are as in the run before, and as they should be.
    func tests(_ judged: JudgedLap) -> String {
        let (onStub, settled) = (judged.onStub, judged.settledTests)
        let isFolded = settled.count > 3
        let tests = judged.verdict.outcomes.filter { !isFolded || !settled.contains($0.title) }
        let heading = words.onStubAndCode
        let widths = [heading.stub, heading.code].map { max($0.columns, words.notRun.columns) + 2 }
        let remarks = tests.map(judged.flaw).map(remark)
        var rows: [String] = []
        for (index, test) in tests.enumerated() {
            let (stub, code) = (onStub[test.title], test.verdict)
            rows.append(
                style.isPlain
                    ? "\(test.name): \(heading.stub) \(color(stub)), \(heading.code) \(color(code))."
                    : "\(cell(stub, widths[0]))\(cell(code, widths[1]))\(test.name)"
            )
            // Once, below the last of the tests in a row that it is about.
            guard let remark = remarks[index], remarks.dropFirst(index + 1).first != remark else { continue }
            let tests = remarks[...index].reversed().prefix { $0 == remark }.count
            rows.append("\("".padded(to: widths[0] + widths[1]))\(tests > 1 ? words.above(tests) : "")\(remark)")
        }
        if isFolded {
            let rest = words.asBefore(settled.count)
            // Some may be green on the stub, and catch a bug.
            let areRed = settled.allSatisfy { onStub[$0] == .failed }
            let first = areRed ? cell(.failed, widths[0]) : "".padded(to: widths[0])
            rows.append(
                style.isPlain
                    ? "\(rest): \(heading.code) \(words.green)."
                    : "\(first)\(cell(.passed, widths[1]))\(rest)"
            )
        }
        guard !rows.isEmpty else { return "" }
        let title = style.isPlain ? [] : [heading.stub.padded(to: widths[0]) + heading.code]
        return (title + rows).joined(separator: "\n").indented(by: 2)
    }

    private func cell(_ verdict: TestOutcome.Verdict?, _ width: Int) -> String {
        let text = color(verdict).padded(to: width)
        return verdict == .passed ? style.paint(text, .green) : verdict == .failed ? style.paint(text, .red) : text
    }

    /// The color of a test in words. A crash or a hang has none.
    private func color(_ verdict: TestOutcome.Verdict?) -> String {
        switch verdict {
        case .passed: words.green
        case .failed: words.red
        case .crashed: words.crash
        case .timedOut: words.hang
        case .notRun, nil: words.notRun
        }
    }

    private func remark(on flaw: JudgedLap.Flaw?) -> String? {
        switch flaw {
        case .greenOnStub: words.greenOnStub
        case .wrongRed: words.wrongRed
        case .neverRed: words.neverRed
        case nil: nil
        }
    }

    private func stubTrouble(_ stub: LapVerdict, _ lap: LapID) -> String {
        guard stub.state == .doesNotCompile,
            let reason = whyNotDone(stub, try? BrokenBuild(lap, stub.diagnostics))
        else { return "" }
        return (stub.failedWithoutPlace ? reason : "\(words.notOnStub)\n\(reason)").indented(by: 2)
    }

    /// Why the checks did not run. They are in the place of the learner's tests, so the place of an error says nothing.
    private func checksTrouble(_ checks: LapVerdict) -> String? {
        guard checks.state == .doesNotCompile, !checks.failedWithoutPlace else { return whyNotDone(checks) }
        return ([words.isOtherInterface] + checks.diagnostics.prefix(1).map(\.message)).joined(separator: "\n")
    }

    /// A bar for each rule: how many of the bugs that break it are caught. Empty when no own test of given code counts.
    func rules(of report: MutationReport) -> String {
        guard !report.validTests.isEmpty || report.lap.isTestFirst else { return "" }
        let scores = report.scoresByRule
        let width = scores.map(\.rule.columns).max() ?? 0
        return scores.map { rule, killed, total in
            let name = style.isPlain ? "\(rule):" : rule.padded(to: width)
            let (isChecked, isWhole) = (report.lap.isChecked(killed, of: total), killed == total)
            let count = report.lap.isTestFirst ? words.caught(killed, of: total) : words.part(killed, of: total)
            let part = isWhole || !isChecked ? style.paint(count, isWhole ? .green : .red) : count
            guard !style.isPlain else { return "\(name) \(part)" }
            let mark = isWhole || !isChecked ? mark(isWhole) : " "
            return "\(mark) \(name)  \(style.bar(killed, of: total, width: 8))  \(part)"
        }.joined(separator: "\n").indented(by: 2)
    }

    /// What the kit's checks say of the code. Which test is next is for the learner to find.
    private func state(_ judged: JudgedLap) -> String {
        guard let checks = judged.cycle?.checks, checks.hasRun else { return "" }
        guard !checks.isGreen else { return judged.mutants?.checksEachRule == false ? words.codeKeepsRules : "" }
        let (lap, broken) = (judged.lap, checks.brokenRules(of: judged.lap))
        // Of many open rules, most have no test yet.
        let (kept, rest) = broken.count > 2 ? (checks.keptRules(of: lap), []) : ([], broken)
        return words.checksPassed(checks.passed, of: checks.outcomes.count, kept: kept, rest: rest)
    }

    /// - Parameter report: what the kit can check; nil when that is not everything.
    private func success(of lap: LapID, _ report: MutationReport?) -> String {
        guard let report else { return words.restIsInstructors }
        let (killed, total) = (report.killed, report.results.count)
        // Of rules with equal parts, the one with more bugs left.
        let rule = report.scoresByRule.min { ($0.killed * $1.total, $1.total) < ($1.killed * $0.total, $0.total) }
        let weakest = rule.map { "\($0.rule) (\(words.part($0.killed, of: $0.total)))" } ?? ""
        let command = "swift run kata mutants \(lap.kata.name) --all"
        let caught = words.caught(killed, of: total)
        let rest = killed == total ? "\(caught)." : words.bugsLeft(caught, weakest, command)
        return "\(achievement(words.isProven(lap.kata.name), lesson: lap.exercise.lesson))\n\(rest)"
    }
}
