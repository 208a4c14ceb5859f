import Foundation

extension TextRenderer {
    /// What to make pass, where, and with which command.
    ///
    /// - Parameter showsFailure: false when the page has shown it.
    func todo(_ judged: JudgedLap, showsFailure: Bool = true) -> String {
        judged.lap.guide == nil
            ? testsToWrite(judged, showsFailure: showsFailure) : codeToWrite(judged, showsFailure: showsFailure)
    }

    private func codeToWrite(_ judged: JudgedLap, showsFailure: Bool) -> String {
        let (kata, verdict) = (judged.lap.kata, judged.verdict)
        let isBroken = verdict.state == .doesNotCompile
        let step = isBroken ? judged.brokenBuild?.step : judged.nextStep
        let suite = verdict.firstRed.flatMap { step?.has($0.suite) == true ? $0.suite : nil } ?? step?.suite ?? ""
        let title = step.map { "\(words.step($0.number)), \(suite)" } ?? "green lap"
        let hasHint = !isBroken && step != nil && verdict.firstRed != nil && kata.hints != nil
        return paragraphs(
            style.bold(words.next("\(kata.name), \(title)")),
            showsFailure ? what(judged, in: step) : "",
            instructions(
                guide: place(inGuideOf: kata) { section in step.map { section.hasSuffix(" \($0.suite)") } == true },
                files: isBroken ? brokenFile(judged) : step.map { files(toEditFor: $0, judged) } ?? [],
                given: kata,
                command: "swift run kata test \(kata.name)",
                hint: hasHint ? kata : nil
            )
        )
    }

    private func testsToWrite(_ judged: JudgedLap, showsFailure: Bool) -> String {
        let (lap, kata, verdict) = (judged.lap, judged.lap.kata, judged.verdict)
        let mutants = judged.quality.mutants
        let title =
            switch mutants {
            case _ where lap.isTestFirst: lap.hasStartersTests ? words.testFirst : next(in: judged)
            case let score? where verdict.isGreen && score.killed != nil:
                "\(summary(judged)). \(words.whichTestIsMissing)"
            case .some where verdict.isGreen: words.countMutants
            default: words.writeTests
            }
        return paragraphs(
            style.bold(words.next("\(kata.name), \(lap.lap.title): \(title)")),
            showsFailure ? what(judged, in: nil) : "",
            instructions(
                guide: place(inGuideOf: kata) { Guide.lap(in: $0) == lap.lap },
                files: verdict.state == .doesNotCompile ? brokenFile(judged) : [lap.exercise.files],
                given: kata,
                command: lap.isTestFirst ? "swift run kata test \(kata.name)" : "swift test --filter \(lap.testModule)",
                mutants: mutants == nil || lap.isTestFirst ? nil : "swift run kata mutants \(kata.name)",
                hint: mutants == nil && !lap.isTestFirst ? nil : kata
            )
        )
    }

    /// What a test-first lap lacks. What is wrong is on the page above.
    private func next(in judged: JudgedLap) -> String {
        let quality = judged.quality
        let areWrong = !quality.onStub.values.allSatisfy { $0 == .failed } || quality.mutants?.hasWrongTest == true
        return switch judged.verdict.state {
        case .notAttempted, .missing: words.testFirst
        case .doesNotCompile: words.doesNotCompile
        case _ where areWrong: words.repairTests
        case .red, .error: words.makeItGreen
        case .green: quality.mutants?.isComplete == true ? words.repairCode : words.nextTest
        }
    }

    /// The first failing test of a step, then its files in the wrong layer; or what else is in the way.
    private func what(_ judged: JudgedLap, in step: Guide.Step?) -> String {
        let verdict = judged.verdict
        let warnings = warnings(verdict.warnings)?.indented(by: 2) ?? ""
        if let reason = whyNotDone(judged) { return paragraphs(reason.indented(by: 2), warnings) }
        let red = verdict.firstRed.flatMap { step?.has($0.suite) == false ? nil : $0 }
        let isStillWrong = step.map { red?.suite == $0.edgeSuite && verdict.hasGreenStory($0) } == true
        let wrong = step.map(judged.wrongLayers) ?? []
        let layers = wrong.map { excerpt($0) }.joined(separator: "\n")
        return paragraphs(
            isStillWrong ? words.stillWrong.indented(by: 2) : "",
            red.map { failure(of: $0).indented(by: 2) } ?? "",
            layers.indented(by: 2),
            warnings
        )
    }

    private func brokenFile(_ judged: JudgedLap) -> [[String]] {
        guard let build = judged.brokenBuild, let file = build.file, !build.isGiven else { return [] }
        return [[file.path(from: kit.root)]]
    }

    /// Where the cause is likely to be: the first list, or else the second.
    ///
    /// When the step was green before, the cause is in what changed since then.
    private func files(toEditFor step: Guide.Step, _ judged: JudgedLap) -> [[String]] {
        let kata = judged.lap.kata
        guard step.has(judged.verdict.firstRed?.suite) else {
            return [judged.wrongLayers(in: step).map { URL(filePath: $0.file).path(from: kata.root) }]
        }
        let changed = judged.earlier.changedSinceGreen[step.suite] ?? []
        if !changed.isEmpty, !changed.contains(where: step.files.contains) { return [changed] }
        return [step.files, step.otherFiles.filter(kata.hasEdited)]
    }

    /// Where the guide has this section, as a place that a terminal opens: `docs/katas/A.md:57`.
    private func place(inGuideOf kata: Kata, at isSection: (String) -> Bool) -> String {
        let guide = kata.translatedFile(of: .guide)
        let line = MarkdownPage(file: guide)?.lines.firstIndex { $0.heading("##").map(isSection) == true }
        return guide.path(from: folder) + (line.map { ":\($0 + 1)" } ?? "")
    }

    private func instructions(
        guide: String,
        files: [[String]],
        given kata: Kata,
        command: String,
        mutants: String? = nil,
        hint: Kata? = nil
    ) -> String {
        var lines: [(String, String)] = []
        if kata.hasEditedGiven() {
            lines.append(("Given", "\(words.differs): swift run kata reset \(kata.name) --given"))
        }
        lines.append((words.guide, guide))
        for (label, files) in zip([words.edit, words.or], files) where !files.isEmpty {
            let paths = files.map { kit.root.appending(path: $0).path(from: folder) }
            lines.append((label, paths.joined(separator: "\n")))
        }
        if !hasKeys {
            lines.append((words.run, command))
            if let mutants { lines.append((words.count, mutants)) }
        }
        if let hint { lines.append((words.stuck, hintInstruction(hint))) }
        return list(lines, as: todoLabels, gap: 1)
    }

    var todoLabels: [String] { ["Given", words.guide, words.edit, words.or, words.run, words.count, words.stuck] }

    func paragraphs(_ texts: String...) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n\n") }
}
