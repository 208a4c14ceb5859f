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
                hasLines: true,
                stopsAtFaultsOfMachine: true
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
    func judgeLearnersCode(
        _ laps: [LapID],
        again: Bool = false,
        runsStarter: (LapID) -> Bool = { $0.guide != nil }
    ) throws -> Judge.Verdicts {
        for kata in kit.katas where laps.contains(where: { $0.kata.name == kata.name }) && kata.hasEditedGiven() {
            let fix = "swift run kata reset \(kata.name) --given"
            Console.say("Katas/\(kata.name)/Given differs from what was shipped. To restore it: \(fix)")
        }
        var verdicts = try judge.judge(laps, again: again, runsStarter: runsStarter)
        for (lap, verdict) in verdicts where !verdict.diagnostics.isEmpty {
            verdicts[lap]?.brokenBuild = try BrokenBuild(lap, verdict.diagnostics)
        }
        return try progress.remember(verdicts)
    }

    func history(of kata: Kata) -> History { History(of: kata, progress) }

    /// Keeps the files of a kata with the color of their run: that of the test-first lap, or of the others.
    func keepRun(of kata: Kata, _ verdicts: Judge.Verdicts) throws {
        let isTestFirst = kata.findLastChange()?.lap == .first
        let laps = kata.laps.filter { $0.isTestFirst == isTestFirst }
        let judged = laps.compactMap { verdicts[$0] }
        let new = judged.filter { _ in isTestFirst }.flatMap(\.newTests)
        let isEarly = new.contains { $0.verdict == .passed }
        // In the first run, the starter's own test is new too.
        let most = judged.contains { $0.passedBefore != nil } ? 1 : 2
        let isStep = isTestFirst && (new.count == 1 || judged.contains(where: \.hasProgress))
        let finding: Run.Advice? = isEarly ? .greenAtOnce : new.count > most ? .severalTests : isStep ? .step : nil
        do {
            try history(of: kata).keep(Run.Color(judged), finding: finding)
        } catch {
            // The verdict counts without it.
            let reason = (error as? CommandError)?.message ?? (error as? CocoaError)?.reason ?? "\(error)"
            judge.launcher.listener.say("no run is kept: \(reason)")
        }
    }

    /// The test-first lap of a kata, once the learner has begun it.
    func testFirstLap(of kata: Kata) -> LapID? {
        kata.laps.first { lap in
            lap.isTestFirst && !lap.isUntouched() && (try? lap.readFiles().keys.contains(where: \.isSwiftFile)) == true
        }
    }

    /// The lap whose own tests mutants measure: the test-first lap if the learner works on it, else the bite lap.
    func lapToMeasure(of kata: Kata) -> LapID {
        testFirstLap(of: kata).flatMap { progress.isAt($0) ? $0 : nil } ?? kata.lap(.bite)
    }

    /// Judges a test-first lap's tests by the laws of the official suites, then its code by the kit's checks.
    ///
    /// - Parameter verdict: of the tests on the learner's code.
    func cycle(of lap: LapID, _ verdict: LapVerdict) throws -> Cycle {
        var cycle = Cycle(lap: lap, verdict: verdict)
        guard [.green, .red].contains(verdict.state), !verdict.outcomes.isEmpty else { return cycle }
        cycle.note(onStub: try judge.judgeOnStub(lap))
        if verdict.isGreen, cycle.stub?.state != .doesNotCompile, try lap.kata.countMutants(lap.lap) > 0 {
            cycle.mutation = try countMutants(in: [lap])[0]
            cycle.verdict.mutants = try progress.mutants(of: lap)
            if cycle.mutation?.isComplete == true {
                cycle.checks = try judge.check(lap)
            }
        }
        try progress.remember(cycle)
        return cycle
    }

    /// What the order of the runs says, then what is left to do in a test-first lap or after it.
    func next(after cycle: Cycle) throws -> String {
        let kata = cycle.lap.kata
        let last = try? history(of: kata).runs().last
        let todo = cycle.isProven ? try afterLap(of: kata) : renderer.todo(cycle.lap, cycle.verdict)
        return renderer.paragraphs(last.map(renderer.advice) ?? "", todo)
    }

    func countMutants(in laps: [LapID]) throws -> [MutationReport] {
        var reports = try laps.flatMap { lap in
            let run = mutationRun(stage: "\(lap.kata.name)-\(lap.lap.rawValue)-mutants")
            let subject = try run.subject(lap, tests: lap.readTests(), rejectsTooStrict: true)
            return try run.reports(on: [subject], explains: true)
        }
        // In a build with mutants, a weak property can be a closure, and then the compiler does not warn of an object that
        // nothing retains. So a test that is wrong has the warnings of a build without mutants.
        for index in reports.indices where !reports[index].wrong.isEmpty {
            let lap = reports[index].lap
            let verdict = try judge.judge([lap])[lap]
            reports[index].verdict.warnings = verdict?.warnings ?? []
        }
        for report in reports { try progress.remember(report) }
        return reports
    }

    /// What comes after a lap: the first lap of the kata that is not done, or the next kata.
    func afterLap(of kata: Kata) throws -> String {
        guard let lap = progress.nextLap(of: kata) else {
            return renderer.afterKata(kata, next: progress.nextKata(after: kata))
        }
        guard lap.guide != nil else { return renderer.beginning(of: lap) }
        return renderer.todo(lap, try judgeLearnersCode([lap])[lap] ?? LapVerdict(missing: lap))
    }

    /// Writes a page for people, wrapped at the terminal's present width.
    func show(_ page: String) { Console.show(page, isWrapped: !renderer.style.isPlain) }
}
