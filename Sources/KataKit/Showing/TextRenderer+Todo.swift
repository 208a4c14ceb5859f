import Foundation

extension TextRenderer {
    /// What to make pass, where, and with which command.
    ///
    /// - Parameter showsFailure: false when the page has shown it.
    func todo(_ lap: LapID, _ verdict: LapVerdict, showsFailure: Bool = true) -> String {
        lap.lap == .green
            ? codeToWrite(lap.kata, verdict, showsFailure: showsFailure)
            : testsToWrite(lap, verdict, showsFailure: showsFailure)
    }

    private func codeToWrite(_ kata: Kata, _ verdict: LapVerdict, showsFailure: Bool) -> String {
        let isBroken = verdict.state == .doesNotCompile
        let step = isBroken ? verdict.brokenBuild?.step : verdict.nextStep(of: kata)
        let title = step.map { "step \($0.number), \($0.suite)" } ?? "green lap"
        let hasHint = !isBroken && step != nil && verdict.firstRed != nil && kata.hints != nil
        return paragraphs(
            style.bold("Next: \(kata.name), \(title)"),
            showsFailure ? what(verdict, in: step, of: kata) : "",
            instructions(
                files: isBroken ? brokenFile(verdict) : step.map { files(toEditFor: $0, of: kata, verdict) } ?? [],
                given: kata,
                command: "swift run kata test \(kata.name)",
                hint: hasHint ? kata : nil
            )
        )
    }

    private func testsToWrite(_ lap: LapID, _ verdict: LapVerdict, showsFailure: Bool) -> String {
        let kata = lap.kata
        let title =
            switch verdict.bugs {
            case let bugs? where verdict.isGreen && bugs.caught != nil:
                "bite lap: \(summary(verdict)). Which test is missing?"
            case .some where verdict.isGreen: "bite lap: count the bugs that your tests catch"
            default: "bite lap: the code is given, write its tests"
            }
        return paragraphs(
            style.bold("Next: \(kata.name), \(title)"),
            showsFailure ? what(verdict, in: nil, of: kata) : "",
            instructions(
                files: verdict.state == .doesNotCompile ? brokenFile(verdict) : [kata.guide.biteFiles],
                given: kata,
                command: "swift test --filter \(lap.testModule)",
                bugs: verdict.bugs == nil ? nil : "swift run kata mutants \(kata.name)",
                hint: verdict.bugs == nil ? nil : kata
            )
        )
    }

    /// The first failing test of a step, then its files in the wrong layer; or what else is in the way.
    private func what(_ verdict: LapVerdict, in step: Guide.Step?, of kata: Kata) -> String {
        let warnings = warnings(verdict)?.indented(by: 2) ?? ""
        if let trouble = trouble(verdict) { return paragraphs(trouble.indented(by: 2), warnings) }
        let red = verdict.firstRed.flatMap { step == nil || $0.suite == step?.suite ? $0 : nil }
        let layers = step.map { verdict.wrongLayers(in: $0, of: kata).map { text($0) }.joined(separator: "\n") } ?? ""
        return paragraphs(red.map { failure(of: $0).indented(by: 2) } ?? "", layers.indented(by: 2), warnings)
    }

    private func brokenFile(_ verdict: LapVerdict) -> [[String]] {
        guard let build = verdict.brokenBuild, let file = build.file, !build.isGiven else { return [] }
        return [[file.path(from: kit.root)]]
    }

    /// Where the cause is likely to be: the first list, or else the second.
    ///
    /// When the step was green before, the cause is in what changed since then.
    private func files(toEditFor step: Guide.Step, of kata: Kata, _ verdict: LapVerdict) -> [[String]] {
        guard !verdict.isGreen(step) else {
            return [verdict.wrongLayers(in: step, of: kata).map { URL(filePath: $0.file).path(from: kata.root) }]
        }
        let changed = verdict.changedSinceGreen[step.suite] ?? []
        if !changed.isEmpty, !changed.contains(where: step.files.contains) { return [changed] }
        return [step.files, step.otherFiles.filter(kata.hasEdited)]
    }

    private func instructions(
        files: [[String]],
        given kata: Kata,
        command: String,
        bugs: String? = nil,
        hint: Kata? = nil
    ) -> String {
        let given =
            kata.hasEditedGiven() ? "Given  differs: swift run kata reset \(kata.name) --given" : nil
        var lines = zip(["Edit   ", "or     "], files).filter { !$1.isEmpty }.map { label, files in
            let paths = files.map { kit.root.appending(path: $0).path(from: folder) }
            return label + paths.joined(separator: "\n       ")
        }
        lines.insert(contentsOf: [given].compactMap { $0 }, at: 0)
        if !hasKeys {
            lines.append("Run    \(command)")
            lines += [bugs.map { "Bugs   \($0)" }, hint.map { "Stuck? swift run kata hint \($0.name)" }].compactMap {
                $0
            }
        } else if hint != nil {
            lines.append("Stuck? Press h")
        }
        return lines.joined(separator: "\n").indented(by: 2)
    }

    func paragraphs(_ texts: String...) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
