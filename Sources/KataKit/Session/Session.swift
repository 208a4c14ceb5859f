import Foundation

/// What the commands share: the current kit, the judge with the command line's timeouts, the renderer.
package struct Session {
    package var kit: Kit
    package let judge: Judge
    package var renderer: TextRenderer
    let progress: LearnerProgress

    package init(
        _ arguments: Arguments,
        _ language: Language = .ofUser(),
        listener: ProgressListener = ProgressListener(say: Console.say)
    ) throws {
        kit = try Kit.current(language)
        progress = LearnerProgress(of: kit)
        judge = Judge(
            kit: kit,
            launcher: try ProcessLauncher(scratchDirectory: kit.scratchDirectory, listener: listener),
            settings: JudgeSettings(
                testTimeout: try arguments.seconds(.timeout),
                buildTimeout: try arguments.seconds(.buildTimeout),
                isForPerson: true
            )
        )
        let folder = URL(filePath: FileManager.default.currentDirectoryPath).resolved()
        renderer = TextRenderer(kit: kit, style: .ofStandardOutput(), folder: folder)
        if arguments.has(Style.plainOption) { renderer.style = Style(isColored: false, isPlain: true) }
    }

    package func mutationRun(stage: String) -> MutationRun { MutationRun(judge, stage: stage) }

    /// The kata with this name or, without one, the kata that the learner works on.
    func kata(named name: String?) throws -> Kata { try name.map(kit.kata(named:)) ?? progress.currentKata() }

    /// Judges the learner's code, with what is known from earlier runs. First it says on standard error which given code
    /// was edited, because then a verdict misleads.
    ///
    /// - Parameters:
    ///   - again: whether to run a lap that has not changed.
    ///   - passed: the tests that passed in the run to compare with, where that is not the last one.
    ///   - runsStarter: whether to run a lap that is as it was shipped.
    func judgeLearnersCode(
        _ laps: [LapID],
        again: (LapID) -> Bool = { _ in false },
        comparedWith passed: [LapID: Set<String>?] = [:],
        runsStarter: (LapID) -> Bool = { $0.guide != nil }
    ) throws -> JudgedLaps {
        for kata in kit.katas where laps.contains(where: { $0.kata.name == kata.name }) {
            let suites = kata.officialTests.path(from: kit.root)
            let edited = [
                (
                    kata.hasEditedGiven(), kata.given.path(from: kit.root),
                    "swift run kata reset \(kata.name) --given"
                ),
                (judge.launcher.hasChanged(suites, in: kit.root), suites, "git checkout HEAD -- \(suites)"),
            ]
            for (isEdited, folder, fix) in edited where isEdited {
                Console.say("\(folder) differs from what was shipped. To restore it: \(fix)")
            }
        }
        let verdicts = try judge.judge(laps, again: again, runsStarter: runsStarter)
        return try progress.remember(verdicts, comparedWith: passed)
    }

    /// Judges a lap of the learner.
    func judge(_ lap: LapID) throws -> JudgedLap {
        try judgeLearnersCode([lap])[lap] ?? JudgedLap(lap, LapVerdict(missing: lap))
    }

    func history(of kata: Kata) -> History { History(of: kata, progress) }

    /// Keeps the files of a kata with the color of their run: that of the test-first lap, or of the others.
    func keepRun(of kata: Kata, _ laps: JudgedLaps) throws {
        let first = kata.findLastChange()?.lap == .first ? laps[kata.lap(.first)] : nil
        let judged = first.map { [$0] } ?? [kata.lap(.green), kata.lap(.bite)].compactMap { laps[$0] }
        let verdicts = judged.map(\.verdict)
        do {
            try history(of: kata).keep(Run.Color(verdicts), tests: Run.Tests(verdicts), finding: first?.finding)
        } catch {
            // The verdict counts without it.
            judge.launcher.listener.say("no run is kept: \(error.reason)")
        }
    }

    /// The test-first lap of a kata, if the learner has begun it and works on it.
    func currentTestFirstLap(of kata: Kata) -> LapID? {
        kata.laps.first { lap in
            let hasFiles = (try? lap.readFiles().isEmpty) == false
            return lap.isTestFirst && hasFiles && !lap.isUntouched() && progress.isCurrent(lap)
        }
    }

    /// The same, as long as it is not done.
    func openTestFirstLap(of kata: Kata) -> LapID? {
        currentTestFirstLap(of: kata).flatMap { progress.isDone($0) ? nil : $0 }
    }

    /// Judges a test-first lap's tests by the laws of the official suites, then its code by the kit's checks.
    ///
    /// - Parameter judged: the lap on the learner's code.
    func cycle(of judged: JudgedLap) throws -> Cycle {
        let (lap, verdict) = (judged.lap, judged.verdict)
        guard [.green, .red].contains(verdict.state), !verdict.outcomes.isEmpty else { return Cycle(judged) }
        let red = verdict.firstRed.map { "red on your code: '\($0.name)'" }
        judge.launcher.listener.say(red ?? "green on your code")
        let stub = try judge.judgeOnStub(lap)
        let hasCode = !lap.hasStartersTests && stub.state != .doesNotCompile && lap.kata.countMutants(lap.lap) > 0
        let report = hasCode ? try verdict.isGreen ? countMutants(of: lap) : runOnCorrectCode(lap) : nil
        let checks = verdict.isGreen && report?.isComplete == true ? try judge.check(lap) : nil
        let cycle = Cycle(judged, onStub: stub, onCorrectCode: report, checks: checks)
        try progress.remember(cycle)
        return cycle
    }

    /// What the order of the runs says, then what is left to do in a test-first lap or after it.
    func next(after cycle: Cycle) throws -> String {
        let kata = cycle.lap.kata
        let last = try? history(of: kata).runs().last
        return renderer.paragraphs(
            last.map(renderer.advice) ?? "",
            cycle.isProven ? try next(in: kata) : renderer.todo(cycle.judged)
        )
    }

    /// The learner's tests on the reference and its variants. No mutant runs.
    private func runOnCorrectCode(_ lap: LapID) throws -> MutationReport {
        try mutationRun(of: lap).reports(on: [ownTests(of: lap)], runsMutants: false)[0]
    }

    private func mutationRun(of lap: LapID) -> MutationRun {
        mutationRun(stage: "\(lap.kata.name)-\(lap.lap.rawValue)-mutants")
    }

    private func ownTests(of lap: LapID) throws -> MutationSubject {
        try MutationSubject(lap, tests: lap.readTests(), rejectsTooStrict: true)
    }

    func countMutants(of lap: LapID) throws -> MutationReport {
        var report = try mutationRun(of: lap).reports(on: [ownTests(of: lap)], explains: true)[0]
        if !report.wrong.isEmpty {
            // In a build with mutants, a weak property can be a closure, and then the compiler does not warn of an
            // object that nothing retains. So a test that is wrong has the warnings of a build without mutants.
            report.verdict = report.verdict.with(warnings: try judge.judge([lap])[lap]?.warnings ?? [])
        }
        try progress.remember(report)
        return report
    }

    /// What comes after a lap: the first lap of the kata that is not done, or the next kata.
    func next(in kata: Kata) throws -> String {
        renderer.next(in: kata, try judgeLearnersCode(kata.laps), after: progress.nextKata(after: kata))
    }

    /// Writes a page for people, wrapped at the terminal's present width.
    func show(_ page: String) { Console.show(page, isWrapped: !renderer.style.isPlain) }
}

extension JudgedLap {
    /// What the run of a test-first lap says about the order of the work; nil where it says nothing.
    fileprivate var finding: Run.Advice? {
        if lap.hasStartersTests { return .codeFirst }
        if isRedOnPurpose { return .onPurpose }
        if newTests.contains(where: { $0.verdict == .passed }) { return .greenAtOnce }
        // In the first run, the starter's own test is new too.
        if newTests.count > (earlier.passed == nil ? 2 : 1) { return .severalTests }
        return newTests.count == 1 || hasProgress || hasLostTest ? .step : nil
    }
}
