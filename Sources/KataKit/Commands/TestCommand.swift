extension Command {
    static let test = Command(
        name: "test",
        abstract: "Run the official suites on your code; show the first test that fails.",
        operands: "[KATA[/STEP]]…",
        most: .max,
        options: [
            Option("--all", "Show every test that fails."),
            Style.plainOption, Format.option, .timeout, .buildTimeout,
        ],
        run: { arguments in
            let format = try Format(arguments)
            let session = try Session(arguments)
            let selections = try session.kit.selections(arguments.operands)
            let units = selections.map { Unit(kata: $0.kata, lap: .green) }
            let verdicts = try session.judge.judge(units).mapSelected(selections)
            switch format {
            case .json:
                print(try VerdictJSON.text(of: units.map(\.kata), verdicts, from: session.page.folder))
            case .text:
                print(session.page.report(units, verdicts, showsAll: arguments.has("--all")))
            }
            return units.allSatisfy { verdicts[$0]?.isGreen == true } ? 0 : 1
        }
    )
}

/// A kata, and which of its steps are meant.
struct Selection {
    var kata: Kata
    /// Nil for all.
    var suites: Set<String>?
}

extension Kit {
    /// Reads `KATA` and `KATA/STEP`, a step by its suite's name or its number; all katas where nothing is named.
    func selections(_ operands: [String]) throws -> [Selection] {
        guard !operands.isEmpty else { return katas.map { Selection(kata: $0) } }
        var selections: [Selection] = []
        for operand in operands {
            let parts = operand.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let kata = try kata(named: parts[0])
            let suites = parts.count == 2 && !parts[1].isEmpty ? Set([try kata.step(named: parts[1]).suite]) : nil
            if let index = selections.firstIndex(where: { $0.kata.name == kata.name }) {
                selections[index].suites = suites.flatMap { selections[index].suites?.union($0) }
            } else {
                selections.append(Selection(kata: kata, suites: suites))
            }
        }
        return selections
    }
}

extension Kata {
    func step(named name: String) throws -> Guide.Step {
        if let step = guide.steps.first(where: { $0.suite == name || "\($0.number)" == name }) { return step }
        let suites = guide.steps.map(\.suite)
        let guess =
            suites.nearest(to: name).map { "did you mean \($0)?" } ?? "the steps are \(suites.joined(separator: ", "))"
        throw Refusal(.misuse, "\(self.name) has no step '\(name)': \(guess)")
    }
}

extension Judge.Verdicts {
    /// Only the tests of the selected steps, and the verdict that follows from them.
    fileprivate func mapSelected(_ selections: [Selection]) -> Judge.Verdicts {
        var verdicts = self
        for selection in selections {
            guard let suites = selection.suites else { continue }
            let unit = Unit(kata: selection.kata, lap: .green)
            verdicts[unit]?.outcomes.removeAll { !suites.contains($0.suite ?? "") }
            guard let outcomes = verdicts[unit]?.outcomes, verdicts[unit]?.state == .red else { continue }
            if !outcomes.isEmpty, outcomes.allSatisfy({ $0.verdict == .passed }) { verdicts[unit]?.state = .green }
        }
        return verdicts
    }
}

extension Page {
    func report(_ units: [Unit], _ verdicts: Judge.Verdicts, showsAll: Bool) -> String {
        var parts: [String] = []
        for unit in units {
            guard let verdict = verdicts[unit] else { continue }
            parts.append(overview(of: unit.kata, verdict, marking: verdict.firstRed))
            if showsAll, verdict.state != .doesNotCompile {
                parts += verdict.outcomes.filter { $0.verdict != .passed }.map { failure(of: $0).indented(by: 2) }
            }
        }
        if let unit = units.first(where: { verdicts[$0]?.isDone != true }), let verdict = verdicts[unit] {
            parts.append(todo(unit, verdict))
        }
        return parts.joined(separator: "\n\n")
    }
}
