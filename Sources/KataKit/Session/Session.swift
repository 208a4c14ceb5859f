import Foundation

/// What the commands share: the kit around the current folder, the judge with the timeouts of the command line, the
/// renderer.
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

    package func mutationRun(stage: String) -> MutationRun {
        MutationRun(judge, stage: stage)
    }

    /// The kata with this name or, without one, the kata that the learner works on.
    func kata(named name: String?) throws -> Kata {
        try name.map(kit.kata(named:)) ?? progress.currentKata()
    }

    /// Judges the learner's code, with what is known from earlier runs. First it says on standard error which given code
    /// was edited, because then a verdict misleads.
    func judgeLearnersCode(_ laps: [LapID]) throws -> Judge.Verdicts {
        for kata in kit.katas where laps.contains(where: { $0.kata.name == kata.name }) && kata.hasEditedGiven() {
            let fix = "swift run kata reset \(kata.name) --given"
            Console.say("Katas/\(kata.name)/Given differs from what was shipped. To restore it: \(fix)")
        }
        var verdicts = try judge.judge(laps, observing: .explaining(for: judge))
        for (lap, verdict) in verdicts where !verdict.diagnostics.isEmpty {
            verdicts[lap]?.brokenBuild = try BrokenBuild(lap, verdict.diagnostics)
        }
        return try progress.note(verdicts)
    }

    /// Keeps the files of a kata with the light of their run.
    func keepLight(of kata: Kata, _ verdicts: Judge.Verdicts) throws {
        let light = Light([kata].laps().compactMap { verdicts[$0] })
        do {
            try Moments(kata: kata, launcher: judge.launcher).note(light)
        } catch let error as CommandError {
            // The verdict counts without it.
            judge.launcher.listener.say("no light is kept: \(error.message)")
        }
    }

    /// Counts the mutants that the learner's own tests kill.
    func countMutants(in katas: [Kata]) throws -> [MutationReport] {
        let run = mutationRun(stage: "mutants")
        let observer = BuildObserver(explain: { verdict, lap, binary in
            let red = verdict.outcomes.filter { $0.verdict != .passed }.map { "'\($0.name)'" }.joined(separator: ", ")
            if !red.isEmpty { judge.launcher.listener.say("red on the unchanged code: \(red). Counting the others") }
            return try judge.explain(verdict, of: lap, by: binary)
        })
        var reports = try run.reports(on: katas.map { try run.bite($0, tests: $0.ownTests) }, observing: observer)
        // In a build with mutants, a weak property can be a closure, and then the compiler does not warn of an object that
        // nothing retains. So a test that is wrong has the warnings of a build without mutants.
        for index in reports.indices where !reports[index].wrong.isEmpty {
            let lap = reports[index].kata.lap(.bite)
            let verdict = try judge.judge([lap], observing: .explaining(for: judge))[lap]
            reports[index].verdict.warnings = verdict?.warnings ?? []
        }
        for report in reports { try progress.note(report) }
        return reports
    }

    /// What comes after a bite lap: the next kata, or the green lap of this one.
    func afterBite(_ kata: Kata) -> String {
        guard progress.isDone(kata) else { return renderer.backToGreen(kata) }
        return renderer.afterKata(kata, next: progress.nextKata(after: kata))
    }

    /// Writes a page for people, wrapped at the terminal's present width.
    func show(_ page: String) {
        Console.show(page, isWrapped: !renderer.style.isPlain)
    }
}
