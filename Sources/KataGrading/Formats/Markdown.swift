import KataKit

extension SubmissionReport {
    /// Feedback for a student: the score, then what is left to do, kata by kata.
    func markdown() -> String {
        var lines = ["# \((student ?? id).inMarkdown)", ""]
        if let trouble { return (lines + ["This submission \(trouble.inMarkdown)."]).joined(separator: "\n") + "\n" }
        lines += ["**\(score.points) of \(score.possible) points, \(score.percent) %.**", ""]
        let hasFirst = katas.contains { $0.first != nil }
        lines += ["| Kata | Tests | Mutants |\(hasFirst ? " Test first |" : "") Percent |"]
        lines += ["| --- | --- | --- |\(hasFirst ? " --- |" : "") --- |"]
        lines += katas.map { kata in
            let first = kata.first.map { " \($0.points) of \($0.possible) |" } ?? (hasFirst ? " |" : "")
            let (tests, bugs) = (kata.green, kata.bite)
            return
                "| \(kata.kata) | \(tests.passed) of \(tests.total) | \(bugs.killed) of \(bugs.total) |\(first) \(kata.percent) |"
        }
        for kata in katas { lines += [""] + kata.markdown() }
        if let remarksForInstructor { lines += ["", "## For your instructor", "", remarksForInstructor.fenced] }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension KataReport {
    fileprivate func markdown() -> [String] {
        let laps = ["## \(kata)"] + green.markdown("Green lap") + bite.markdown("Bite lap")
        guard let first else { return laps }
        return laps + first.checks.markdown("Test-first lap, your code")
            + first.bugs.markdown("Test-first lap, your tests")
    }
}

extension LapReport {
    fileprivate func markdown(_ title: String) -> [String] {
        var lines = ["", "\(title): \(verdict.inWords)."]
        if let reason { lines += ["", reason.fenced] }
        if !diagnostics.isEmpty { lines += ["", diagnostics.prefix(5).joined(separator: "\n").fenced] }
        let isRun = ![.missing, .doesNotCompile, .notAttempted].contains(verdict)
        for outcome in isRun ? outcomes : [] where outcome.verdict != .passed {
            let suite = outcome.suite.map { "\($0): " } ?? ""
            lines += ["", "- \(suite)**\(outcome.test.inMarkdown)** \(outcome.verdict.inWords)"]
            if !outcome.messages.isEmpty {
                lines += ["", outcome.messages.joined(separator: "\n").fenced.indented(by: 2)]
            }
        }
        return lines
    }
}

extension BiteReport {
    fileprivate func markdown(_ title: String) -> [String] {
        var lines = ["", "\(title): \(verdict.inWords)."]
        if let reason { lines += ["", reason.fenced] }
        if !diagnostics.isEmpty { lines += ["", diagnostics.prefix(5).joined(separator: "\n").fenced] }
        for test in rejected {
            let reason = test.variants == nil ? "does not always pass on the given code" : "fails on other correct code"
            let lost = test.arguments.map { "with \($0.joined(separator: ", ").inMarkdown) it" } ?? "it"
            lines += ["", "- **\(test.test.inMarkdown)** \(reason), so \(lost) kills nothing"]
            lines += ["", test.messages.joined(separator: "\n").fenced.indented(by: 2)]
        }
        let survivors = mutants.filter { $0.status != .killed }.map { "`\($0.mutant)`" }
        if !survivors.isEmpty, ![.missing, .notAttempted].contains(verdict) {
            lines += ["", "Bugs that no test noticed: \(survivors.joined(separator: ", "))."]
        }
        return lines
    }
}

extension LapVerdict.State {
    var inWords: String {
        switch self {
        case .green: "green"
        case .red: "not all green"
        case .doesNotCompile: "it does not compile"
        case .missing: "there is no code"
        case .notAttempted: "not started"
        case .error: "no result: your instructor will look at it"
        }
    }
}

extension TestOutcome.Verdict {
    var inWords: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .crashed: "crashed"
        case .timedOut: "did not end"
        case .notRun: "was not run"
        }
    }
}

extension String {
    /// A code block with a fence that its text does not contain. A carriage return would end a line, and so the block.
    fileprivate var fenced: String {
        let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.map { String($0.filter { $0 != "\r" }).printable }.joined(separator: "\n")
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(longest, 2) + 1)
        return "\(fence)text\n\(text)\n\(fence)"
    }

    /// Text that is neither Markdown nor HTML.
    fileprivate var inMarkdown: String {
        var text = ""
        for scalar in printable.unicodeScalars {
            if "\\`*_{}[]<>()#|!&~".unicodeScalars.contains(scalar) { text.append("\\") }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
