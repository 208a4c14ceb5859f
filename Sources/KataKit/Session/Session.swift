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
    ///
    /// - Parameter passed: the tests that passed in the run to compare with, where that is not the last one.
    func judgeLearnersCode(
        _ laps: [LapID],
        again: Bool = false,
        comparedWith passed: [LapID: Set<String>?] = [:],
        runsStarter: (LapID) -> Bool = { $0.guide != nil }
    ) throws -> JudgedLaps {
        for kata in kit.katas where laps.contains(where: { $0.kata.name == kata.name }) && kata.hasEditedGiven() {
            let fix = "swift run kata reset \(kata.name) --given"
            Console.say("Katas/\(kata.name)/Given differs from what was shipped. To restore it: \(fix)")
        }
        let verdicts = try judge.judge(laps, again: again, runsStarter: runsStarter)
        return try progress.remember(verdicts, comparedWith: passed)
    }

    func history(of kata: Kata) -> History { History(of: kata, progress) }

    /// Keeps the files of a kata with the color of their run: that of the test-first lap, or of the others.
    func keepRun(of kata: Kata, _ laps: JudgedLaps) throws {
        let isTestFirst = kata.findLastChange()?.lap == .first
        let judged = kata.laps.filter { $0.isTestFirst == isTestFirst }.compactMap { laps[$0] }
        let written = judged.filter { _ in isTestFirst }
        let new = written.flatMap(\.newTests)
        let isEarly = new.contains { $0.verdict == .passed }
        // In the first run, the starter's own test is new too.
        let most = judged.contains { $0.earlier.passed != nil } ? 1 : 2
        let isStep = new.count == 1 || written.contains { $0.hasProgress || $0.hasLostTest }
        let finding: Run.Advice? =
            if written.contains(where: \.lap.hasStartersTests) {
                .codeFirst
            } else if written.contains(where: \.isRedOnPurpose) {
                .onPurpose
            } else if isEarly {
                .greenAtOnce
            } else {
                new.count > most ? .severalTests : isStep ? .step : nil
            }
        do {
            try history(of: kata).keep(Run.Color(judged.map(\.verdict)), finding: finding)
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
        testFirstLap(of: kata).flatMap { progress.isCurrent($0) ? $0 : nil } ?? kata.lap(.bite)
    }

    /// Judges a test-first lap's tests by the laws of the official suites, then its code by the kit's checks.
    ///
    /// - Parameter judged: the lap on the learner's code.
    func cycle(of judged: JudgedLap) throws -> Cycle {
        let (lap, verdict) = (judged.lap, judged.verdict)
        guard [.green, .red].contains(verdict.state), !verdict.outcomes.isEmpty else { return Cycle(judged) }
        let stub = try judge.judgeOnStub(lap)
        let canCount = verdict.isGreen && stub.state != .doesNotCompile && lap.kata.countMutants(lap.lap) > 0
        let mutation = canCount ? try countMutants(in: [lap])[0] : nil
        let checks = mutation?.isComplete == true ? try judge.check(lap) : nil
        let cycle = Cycle(judged, onStub: stub, mutation: mutation, checks: checks)
        try progress.remember(cycle)
        return cycle
    }

    /// What the order of the runs says, then what is left to do in a test-first lap or after it.
    func next(after cycle: Cycle) throws -> String {
        let kata = cycle.lap.kata
        let last = try? history(of: kata).runs().last
        let todo = cycle.isProven ? try afterLap(of: kata) : renderer.todo(cycle.judged)
        return renderer.paragraphs(last.map(renderer.advice) ?? "", todo)
    }

    func countMutants(in laps: [LapID]) throws -> [MutationReport] {
        try laps.map { lap in
            let run = mutationRun(stage: "\(lap.kata.name)-\(lap.lap.rawValue)-mutants")
            let subject = try MutationSubject(lap, tests: lap.readTests(), rejectsTooStrict: true)
            var report = try run.reports(on: [subject], explains: true)[0]
            if !report.wrong.isEmpty {
                // In a build with mutants, a weak property can be a closure, and then the compiler does not warn of an
                // object that nothing retains. So a test that is wrong has the warnings of a build without mutants.
                report.verdict = report.verdict.with(warnings: try judge.judge([lap])[lap]?.warnings ?? [])
            }
            try progress.remember(report)
            return report
        }
    }

    /// What comes after a lap: the first lap of the kata that is not done, or the next kata.
    func afterLap(of kata: Kata) throws -> String {
        guard let lap = progress.nextLap(of: kata) else {
            return renderer.afterKata(kata, next: progress.nextKata(after: kata))
        }
        guard lap.guide != nil else { return renderer.beginning(of: lap) }
        return renderer.todo(try judgeLearnersCode([lap])[lap] ?? JudgedLap(lap, LapVerdict(missing: lap)))
    }

    /// Writes a page for people, wrapped at the terminal's present width.
    func show(_ page: String) { Console.show(page, isWrapped: !renderer.style.isPlain) }
}
