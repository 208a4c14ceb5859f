import KataKit

extension SubmissionReport {
    /// Feedback for a student: the score, then what is left to do, kata by kata.
    ///
    /// - Parameter report: knows what bugs are called, and what graded them.
    func markdown(in report: GradeReport) -> String {
        var lines = ["# \((student ?? id).inMarkdown)", ""]
        lines += trouble.map { ["This submission \($0.inMarkdown)."] } ?? scoreInMarkdown(report)
        let kit = report.kit
        let facts = [
            ("Kit", kit.version), ("Swift", kit.toolchain), ("weights", kit.weights), ("graded", kit.date),
            ("git hash-object", hash),
        ]
        lines += ["", facts.compactMap { name, fact in fact.map { "\(name) \($0)" } }.joined(separator: ", ") + "."]
        return lines.joined(separator: "\n") + "\n"
    }

    private func scoreInMarkdown(_ report: GradeReport) -> [String] {
        var lines = ["**\(summary.asSentence).**"]
        for kata in katas {
            lines += ["", "## \(kata.kata): \(kata.text), \(kata.percent.map { "\($0) %" } ?? "open")"]
            for note in kata.notes { lines += ["", note.inMarkdown] }
            for part in kata.parts {
                lines += ["", "\(part.name.asSentence): \(part.report.inMarkdown(part.items, report.bug))"]
            }
        }
        return lines
    }
}

extension GradedLap {
    /// - Parameters:
    ///   - items: what each point is for.
    ///   - bug: what a mutant is called.
    fileprivate func inMarkdown(_ items: [GradedItem], _ bug: (GradedItem) -> String) -> String {
        let errors = diagnostics.isEmpty ? nil : diagnostics.prefix(5).joined(separator: "\n")
        var parts = [reason, errors].compactMap { $0?.fenced }
        if isJudgedAttempt, verdict != .doesNotCompile {
            let lists = (self as? BiteReport)?.lists(of: items, bug)
            parts += lists ?? items.filter { $0.points == 0 }.map(\.inMarkdown)
        }
        let score = verdict == .error ? "" : "\(points)/\(total), "
        return "\(score)\(verdict.inWords).\(parts.map { "\n\n\($0)" }.joined())"
    }
}

extension GradedItem {
    fileprivate var inMarkdown: String {
        "- \(group.isEmpty ? "" : "\(group): ")**\(name.inMarkdown)**\([message].inList)"
    }
}

extension BiteReport {
    fileprivate func lists(of items: [GradedItem], _ bug: (GradedItem) -> String) -> [String] {
        let ignored = rejected.map { test in
            let isWrong = test.messages.first?.hasPrefix("not run: ") == false
            let onGiven = isWrong ? "does not always pass on the given code" : "does not run"
            let reason = test.variants == nil ? onGiven : "fails on other correct code"
            return "- **\(test.test.inMarkdown)** \(reason), so it kills nothing\(test.messages.inList)"
        }
        let survivors = zip(items, mutants).filter { $0.0.points == 0 }.map { item, mutant in
            "- \(bug(item).inMarkdown)" + (mutant.status == .survived ? "" : ": \(item.message.inMarkdown)")
        }
        let killed = items.filter { $0.points > 0 }.map { "- \(bug($0).inMarkdown): \($0.message.inMarkdown)" }
        return ignored
            + [("Bugs that no test noticed:", survivors), ("Bugs that a test noticed:", killed)]
            .filter { !$0.1.isEmpty }.map { "\($0.0)\n\n\($0.1.joined(separator: "\n"))" }
    }
}

extension LapVerdict.State {
    fileprivate var inWords: String {
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

extension [String] {
    /// Messages below a row of a list.
    fileprivate var inList: String { isEmpty ? "" : "\n\n\(joined(separator: "\n").fenced.indented(by: 2))" }
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
        printable.replacingScalars { "\\`*_{}[]<>()#|!&~".unicodeScalars.contains($0) ? "\\\($0)" : nil }
    }
}
