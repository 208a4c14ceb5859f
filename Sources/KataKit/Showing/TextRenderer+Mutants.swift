import Foundation

extension TextRenderer {
    /// The tests that are wrong, then the status of each mutant.
    ///
    /// - Parameter showsAll: whether a terminal shows every mutant, too. A program always gets all of them.
    func text(of report: MutationReport, hints: Bool, showsAll: Bool = false) -> String {
        let total = report.results.count
        let killed = style.paint("\(report.killed) of \(total) mutants killed", report.isComplete ? .green : .red)
        var parts = ["\(style.bold(report.kata.name))  \(style.bar(report.killed, of: total))  \(killed)"]
        let warnings = warnings(report.verdict)?.indented(by: 2) ?? ""
        parts += [
            wrongTests(report), warnings, mutants(report, hints: hints, showsAll: showsAll || width == nil),
            invalid(report), idleTests(report),
            next(report, hints: hints), celebration(of: report) ?? "",
        ].filter { !$0.isEmpty }
        return parts.joined(separator: "\n\n")
    }

    private func wrongTests(_ report: MutationReport) -> String {
        if let trouble = trouble(report.verdict) { return trouble.indented(by: 2) }
        let strict = report.rejected.filter { test in report.tooStrict.contains { $0.test.id == test.id } }
        return [
            ("Ignored: these tests fail on the unchanged code.", report.wrong),
            ("Ignored: these tests are too strict. They fail on correct code of another design.", strict),
        ].filter { !$1.isEmpty }.map { title, tests in
            (["  \(title)"] + tests.map { failure(of: $0).indented(by: 2) }).joined(separator: "\n\n")
        }.joined(separator: "\n\n")
    }

    /// How many mutants that survive are shown on a terminal.
    private static let mostSurvivors = 8

    private func mutants(_ report: MutationReport, hints: Bool, showsAll: Bool) -> String {
        guard !report.validTests.isEmpty else { return "" }
        let survivors = report.results.filter { $0.status != .killed }
        let shown = showsAll ? report.results : Array(survivors.prefix(Self.mostSurvivors))
        let rest = showsAll ? 0 : survivors.count - shown.count
        let more = [
            rest > 0 ? "  … and \(rest) more survive" : nil,
            showsAll || report.killed == 0 ? nil : "  \(style.mark(true)) \(report.killed) killed",
            showsAll || hasKeys ? nil : "  To see each of them: swift run kata mutants \(report.kata.name) --all",
        ]
        return (lines(of: shown, hints: hints) + more.compactMap { $0 }).joined(separator: "\n")
    }

    private func lines(of results: [MutationReport.Result], hints: Bool) -> [String] {
        let names = results.map(\.mutant.name.count).max() ?? 0
        return results.map { result in
            let mark = style.mark(result.status == .killed)
            let hint = hints && result.status != .killed ? style.paint(result.mutant.hint, .cyan) : nil
            let texts = [fate(of: result), hint].compactMap { $0 }
            let lines = texts.joined(separator: "\n").indented(by: names + 6)
            let line = "  \(mark) \(result.mutant.name.padded(to: names))\(lines.dropFirst(names + 4))"
            guard let width, line.split(separator: "\n").contains(where: { $0.count > width }) else { return line }
            return "  \(mark) \(result.mutant.name)\n\(texts.joined(separator: "\n").indented(by: 6))"
        }
    }

    private func idleTests(_ report: MutationReport) -> String {
        let names = report.idleTests.map { "    \($0.name)" }
        guard !names.isEmpty, !report.results.isEmpty else { return "" }
        let title = names.count == 1 ? "This test kills no mutant:" : "These tests kill no mutant:"
        return (["  \(title)"] + names).joined(separator: "\n")
    }

    private func fate(of result: MutationReport.Result) -> String {
        switch result.status {
        case .killed:
            let more = result.killers.count - 1
            return "killed by '\(result.killers[0].name)'\(more > 0 ? " and \(more) more" : "")"
        case .survived:
            return "survived: \(result.mutant.effect)"
        case .timeout:
            return "not counted: a test hung, and no expectation failed: \(result.mutant.effect)"
        case .runtimeError:
            return "not counted: a test crashed, and no expectation failed: \(result.mutant.effect)"
        }
    }

    private func invalid(_ report: MutationReport) -> String {
        report.invalid.map { invalid in
            "  \(style.paint("!", .yellow)) \(invalid.mutant.name) is no longer a mutant: \(invalid.reason)"
        }.joined(separator: "\n")
    }

    private func next(_ report: MutationReport, hints: Bool) -> String {
        guard report.killed < report.results.count else { return "" }
        guard !report.validTests.isEmpty else {
            let broken = report.verdict.diagnostics.first { $0.isIn(report.kata.ownTests) }?.file
            let files = broken.map { [$0] } ?? report.kata.guide.biteFiles.map { kit.root.appending(path: $0).path }
            let reason =
                report.tooStrict.isEmpty ? "No test passes on the unchanged code" : "No test passes on all correct code"
            return
                "  \(reason), so no mutant can be killed.\n  Edit \(files.map { URL(filePath: $0).path(from: folder) }.joined(separator: ", "))"
        }
        guard !hints else { return "" }
        return hasKeys
            ? "  Which test is missing? Press h" : "  Which test is missing? swift run kata hint \(report.kata.name)"
    }
}
