import Foundation

extension Command {
    static let compare = Command(
        name: "compare",
        abstract:
            "Show your code and the reference under the same suites; once yours is green, how the sources differ.",
        operands: "KATA",
        most: 1,
        options: [
            Option("--reveal", "Show the difference of the sources before yours is green."),
            .timeout, .buildTimeout,
        ],
        run: { arguments in
            guard let name = arguments.operands.first else {
                throw Refusal(.misuse, "name the kata to compare: kata compare KATA")
            }
            let session = try Session(arguments)
            let kata = try session.kit.kata(named: name)
            let comparison = try session.comparison(of: kata, reveals: arguments.has("--reveal"))
            print(comparison.text)
            return comparison.isSame ? 0 : 1
        }
    )
}

extension Page {
    /// Each test's verdict, yours beside the reference's.
    fileprivate func comparison(of kata: Kata, _ mine: LapVerdict, _ reference: LapVerdict) -> String {
        let width = mine.outcomes.map(\.name.count).max() ?? 0
        var lines: [String] = []
        var suite: String?
        for (mine, reference) in zip(mine.outcomes, reference.outcomes) {
            if mine.suite != suite {
                suite = mine.suite
                lines.append("\(style.bold((suite ?? "").padded(to: width + 2)))  yours      reference")
            }
            let verdicts = "\(word(mine.verdict, width: 9))  \(word(reference.verdict))"
            lines.append("  \(mine.name.padded(to: width))  \(verdicts)")
        }
        let total = reference.outcomes.count
        lines.append(
            "\n\(kata.name): yours \(mine.passed) of \(total) green, the reference \(reference.passed) of \(total)"
        )
        if let trouble = trouble(mine) { lines.append("\n\(trouble)") }
        return lines.joined(separator: "\n")
    }

    /// Each mutant's fate, under your own tests and under the model answer.
    fileprivate func comparison(_ mine: MutationReport, _ model: MutationReport) -> String {
        let head = "Bite lap, mutants"
        let width = mine.results.map(\.mutant.name.count).reduce(head.count - 2, max)
        let title = style.bold(head.padded(to: width + 2))
        let rows = zip(mine.results, model.results).map { mine, model in
            "  \(mine.mutant.name.padded(to: width))  \(word(mine.status, width: 9))  \(word(model.status))"
        }
        let total = model.results.count
        let sum = "\(mine.kata.name): yours kill \(mine.killed) of \(total) mutants, the model answer \(model.killed)"
        return (["\(title)  yours      model answer"] + rows + ["", sum]).joined(separator: "\n")
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

extension Session {
    /// The verdicts of the learner's code and of the reference and, where it may be seen, how the sources differ.
    ///
    /// - Returns: whether the verdicts are the same.
    func comparison(of kata: Kata, reveals: Bool) throws -> (text: String, isSame: Bool) {
        let unit = Unit(kata: kata, lap: .green)
        guard kata.hasReference else {
            throw Refusal(.misuse, "there is no reference to compare with: this kit comes without Solutions")
        }
        let mine = try judge.judge([unit])[unit]
        let reference = try judge.judgeReference([unit])[unit]
        guard let mine, let reference else { throw Refusal(.ownFailure, "\(kata.name) was not judged") }
        let sources =
            mine.isGreen || reveals
            ? try difference(of: kata)
            : "The sources are compared once yours is green; to see the reference now: --reveal"
        let isSame = zip(mine.outcomes, reference.outcomes).allSatisfy { $0.verdict == $1.verdict }
        let parts = [page.comparison(of: kata, mine, reference), try comparisonOfOwnTests(of: kata), sources]
        return (parts.compactMap { $0 }.joined(separator: "\n\n"), isSame)
    }

    /// Which mutants the learner's own tests kill, beside those of the model answer; nil where she has written none.
    private func comparisonOfOwnTests(of kata: Kata) throws -> String? {
        guard !Unit(kata: kata, lap: .bite).isUntouched, try !kata.mutants(.bite).isEmpty else { return nil }
        let mine = try mutationRun(stage: "mutants").report(on: .bite(kata, tests: kata.ownTests))
        let answer = kata.solution.appending(path: "Tests")
        let model = try mutationRun(stage: "model-answer").report(on: .bite(kata, tests: answer))
        return page.comparison(mine, model)
    }

    /// What `git diff` says of the two source folders, yours first.
    fileprivate func difference(of kata: Kata) throws -> String {
        // Two columns where they have room, what git says elsewhere.
        let width = page.width ?? 80
        let isWide = width >= SideBySide.leastWidth
        let output = try judge.toolbox.scratchFile("diff.txt")
        defer { try? FileManager.default.removeItem(at: output) }
        let theirs = kata.solution.appending(path: "Sources").path(from: kit.root)
        let ending = try judge.toolbox.child(
            [
                "git", "-C", kit.root.path, "diff", "--no-index", "--no-prefix",
                page.style.isColoured && !isWide ? "--color=always" : "--color=never",
                kata.sources.path(from: kit.root), theirs,
            ],
            output: output,
            limit: judge.runLimit,
            farewell: .kill
        ).run()
        switch ending {
        case .exited(0): return "Your sources and the reference are the same."
        case .exited(1) where isWide:
            return SideBySide(width: width, style: page.style).text(of: judge.toolbox.read(output))
        case .exited(1): return judge.toolbox.read(output)
        default: throw Refusal(.ownFailure, "git diff failed: \(judge.toolbox.read(output))")
        }
    }
}
