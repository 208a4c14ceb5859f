import Foundation

extension TextRenderer {
    /// What to make pass, where, and with which command.
    ///
    /// - Parameters:
    ///   - advice: what the order of the runs says of this one.
    ///   - showsFailure: false when the page has shown it.
    ///   - opensLap: whether another lap is done.
    func todo(
        _ judged: JudgedLap,
        after advice: Run.Advice? = nil,
        showsFailure: Bool = true,
        opensLap: Bool = false
    ) -> String {
        let (lap, kata, isBroken) = (judged.lap, judged.lap.kata, judged.verdict.state == .doesNotCompile)
        let step = lap.guide == nil ? nil : isBroken ? judged.brokenBuild?.step : judged.nextStep
        // Who begins a kata reads its guide from the top.
        let isStart = lap.guide != nil && !isBroken && judged.verdict.passed == 0
        let isTitle = { (section: String) in
            !isStart && step.map { section.hasSuffix(" \($0.suite)") } ?? (Guide.lap(in: section) == lap.lap)
        }
        let edited =
            isBroken ? brokenFile(judged) : step.map { files(toEditFor: $0, judged) } ?? [files(toEditFor: judged)]
        let isBite = lap.lap == .bite
        let canCount = isBite && judged.mutants != nil
        let isRedTest = !isBroken && step != nil && judged.verdict.firstRed != nil && kata.hints != nil
        let test = isBite ? "swift test --filter \(lap.testModule)" : "swift run kata test \(kata.name)"
        let isGiven = !kata.findEditedGiven().isEmpty
        // Before a lap begins, hints may be about the one before.
        let hasHint = !(opensLap && lap.isUntouched())
        let lines: [(String, String)] = [
            ("Given", isGiven ? "\(words.differs): swift run kata reset \(kata.name) --given" : ""),
            (words.guide, place(inGuideOf: kata, at: isTitle)),
            (words.edit, edited.first.map(paths) ?? ""),
            (words.or, edited.dropFirst().first.map(paths) ?? ""),
            (words.run, hasKeys ? "" : test),
            (words.count, canCount && !hasKeys ? "swift run kata mutants \(kata.name)" : ""),
            (
                words.stuck,
                hasHint && (lap.isTestFirst && !isBroken || canCount || isRedTest) ? hintCommand(kata) : ""
            ),
        ]
        let title = opensLap && step != nil ? "\(lap.lap.title), " : ""
        return paragraphs(
            style.bold(words.next("\(kata.name), \(title)\(task(judged, step, advice))")),
            showsFailure ? what(judged, in: step) : "",
            list(lines, gap: 1)
        )
    }

    /// What to work on, in a few words.
    private func task(_ judged: JudgedLap, _ step: Guide.Step?, _ advice: Run.Advice?) -> String {
        let title = judged.lap.lap.title
        switch judged.lap.lap {
        case .green:
            guard let step else { return title }
            let red = judged.verdict.firstRed?.suite
            return "\(words.step(step.number)), \(red.flatMap { step.has($0) ? $0 : nil } ?? step.suite)"
        case .first:
            return "\(title): \(judged.lap.hasStartersTests ? words.testFirst : nextInCycle(judged, after: advice))"
        case .bite:
            guard judged.verdict.isGreen, let score = judged.mutants else {
                return "\(title): \(words.writeTests)"
            }
            let isCounted = score.killed != nil
            return "\(title): \(isCounted ? "\(summary(judged)). \(words.whichTestIsMissing)" : words.countMutants)"
        }
    }

    /// What a test-first lap lacks. What is wrong is on the page above.
    private func nextInCycle(_ judged: JudgedLap, after advice: Run.Advice?) -> String {
        switch judged.verdict.state {
        case .notAttempted, .missing: words.testFirst
        case .red where judged.verdict.outcomes.isEmpty: words.testFirst
        case .doesNotCompile: words.doesNotCompile
        case _ where !judged.rejected.isEmpty: words.repairTests
        case _ where judged.hasTestToChange: words.strengthen(judged.wrongTests.map(\.name))
        case .red where judged.firstRed?.verdict == .notRun: words.enableTest
        case .red where advice == .broken: words.undo
        case .red where advice == .onPurpose, .error where advice == .onPurpose: words.undo
        case .red where judged.firstRed?.verdict == .crashed: words.stopCrash
        case .red where judged.hasTestedPart: words.makeItGreenByParts
        case .red, .error: words.makeItGreen
        case .green where judged.hasTestToSeeRed || advice == .testChanged: words.seeItRed
        case .green where judged.keepsRules: words.catchBugs(judged.uncheckedRule.bugs, of: judged.uncheckedRule.name)
        case .green: words.nextTest(isCleanedUp: judged.turned.isEmpty)
        }
    }

    /// The files of a lap, first its code where that is to be changed.
    private func files(toEditFor judged: JudgedLap) -> [String] {
        let (lap, files) = (judged.lap, judged.lap.exercise.files)
        guard lap.isTestFirst, !lap.hasStartersTests,
            let place = (judged.testToChange ?? judged.firstRed ?? judged.verdict.outcomes.first)?.location
        else { return files }
        // A learner has more files than the guide names, or gives them other names.
        let test = URL(filePath: place.file).path(from: kit.root)
        if judged.hasTestToChange { return [test] }
        let (folder, edited) = (lap.kata.folder.path(from: kit.root), lap.kata.findEdited())
        let all = ((try? lap.readFiles()) ?? [:]).within(folder).keys.sorted()
        let others = all.filter { file in !files.contains(file) && edited.contains { file == "\(folder)/\($0)" } }
        let own = files.filter(all.contains) + others
        let (code, tests) = (own.filter { $0.contains("/Sources/") }, own.filter { !$0.contains("/Sources/") })
        return judged.firstRed?.isRed == true ? code + [test] : tests + code
    }

    /// The first failing test of a step, then its files in the wrong layer; or what else is in the way.
    private func what(_ judged: JudgedLap, in step: Guide.Step?) -> String {
        let verdict = judged.verdict
        let warnings = warnings(verdict.warnings) ?? ""
        if let reason = whyNotDone(judged) { return paragraphs(reason, warnings).indented(by: 2) }
        // Why correct code fails a test of a test-first lap is on the page above.
        let isWrong = judged.lap.isTestFirst && judged.hasTestToChange
        let wrong = verdict.outcomes.first { $0.verdict == .notRun || judged.flaw(of: $0) != nil && $0.isRed }
        let red =
            isWrong ? judged.rightRed : judged.firstRed.flatMap { step?.has($0.suite) == false ? nil : $0 }
        let isStillWrong = step.map { red?.suite == $0.edgeSuite && verdict.hasGreenStory($0) } == true
        return paragraphs(
            isWrong ? wrong.map { failure(of: $0) } ?? "" : isStillWrong ? words.stillWrong : "",
            isWrong && red != nil ? "\(words.then): \(words.makeItGreen)" : "",
            red.map { failure(of: $0) } ?? "",
            step.map { judged.wrongLayers(in: $0).map(excerpt).joined(separator: "\n") } ?? "",
            warnings
        ).indented(by: 2)
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
        let edited = kata.findEdited()
        return [step.files, step.otherFiles.filter { file in edited.contains { file.hasSuffix("/\($0)") } }]
    }

    /// A hint at tests of a test-first lap: how to change each, and where their rules are. What speaks against them is on the
    /// page of the run.
    ///
    /// - Parameter isRight: whether the code is to change.
    func hint(at tests: [TestOutcome], isRight: Bool = false, of lap: LapID) -> String {
        let texts = tests.map { test in
            let change =
                switch test.verdict {
                case _ where isRight: test.verdict == .failed ? words.readTheRed : words.readTheCrash
                case .crashed, .timedOut: words.expectBeforeCrash
                case _ where !test.failures.isEmpty: words.expectWhatIsRight
                case .passed: words.expectWhatIsMissing
                case .notRun, .failed: words.notOnStub
                }
            // What ended a test is its last failure.
            let end = isRight && test.verdict != .failed ? test.failures.last : nil
            let place = (end?.location ?? test.location).map { style.paint($0.text(from: folder), .cyan) }
            let lines = [place, end?.messages.first, change].compactMap { $0 }.joined(separator: "\n")
            return "\(mark(false)) \(style.bold(test.name))\n\(lines.indented(by: 4))"
        }
        let isWrong = tests.contains { !$0.failures.isEmpty }
        let redTask = tests.first?.verdict == .crashed ? words.stopCrash : words.makeItGreen
        let task = isRight ? redTask : isWrong ? words.repairTests : words.strengthen(tests.map(\.name))
        let place = place(inGuideOf: lap.kata) { Guide.lap(in: $0) == lap.lap }
        return paragraphs(
            style.bold("\(lap.kata.name), \(lap.lap.title): \(task)"),
            texts.joined(separator: "\n\n").indented(by: 2),
            list([(words.guide, place)], gap: 2)
        )
    }

    /// Where the guide has this section, as a place that a terminal opens: `docs/katas/A.md:57`.
    private func place(inGuideOf kata: Kata, at isSection: (String) -> Bool) -> String {
        let guide = kata.translatedFile(of: .guide)
        let line = MarkdownPage(file: guide)?.lines.firstIndex { $0.heading("##").map(isSection) == true }
        return guide.path(from: folder) + (line.map { ":\($0 + 1)" } ?? "")
    }

    /// A line for each file, each by its path from the kit's root.
    func paths(_ files: [String]) -> String {
        files.map { kit.root.appending(path: $0).path(from: folder) }.joined(separator: "\n")
    }

    /// Lines with labels of the same width. A text of several lines continues below its first line. A line without a text
    /// is not shown.
    func list(_ lines: [(label: String, text: String)], gap: Int) -> String {
        let width = (lines.map(\.label.columns).max() ?? 0) + gap
        return lines.filter { !$0.text.isEmpty }.map { label, text in
            "\(label.padded(to: width))\(text.indented(by: width).dropFirst(width))"
        }.joined(separator: "\n").indented(by: 2)
    }

    func paragraphs(_ texts: String...) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n\n") }
}
