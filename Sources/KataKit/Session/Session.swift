import Foundation

/// What the commands share: the current kit, the judge with the command line's timeouts, the renderer.
package struct Session {
    package var kit: Kit
    package let judge: Judge
    package var renderer: TextRenderer
    let progress: LearnerProgress
    /// The katas whose given code and suites were compared with what was shipped.
    private let checked = Locked<Set<String>>([])

    package init(
        _ arguments: Arguments,
        _ language: Language = .ofUser(),
        listener: ProgressListener? = nil
    ) throws {
        kit = try Kit.current(language)
        progress = LearnerProgress(of: kit)
        let listener = listener ?? ProgressListener(say: Console.say)
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
        sayWhatIsEdited(in: kit.katas.filter { kata in laps.contains { $0.kata.name == kata.name } })
        let states = try progress.states(of: laps)
        let verdicts = try judge.judge(laps, again: again, runsStarter: runsStarter)
        return try progress.remember(verdicts, of: states, comparedWith: passed)
    }

    /// Says it once a command of each kata.
    private func sayWhatIsEdited(in katas: [Kata]) {
        let katas = katas.filter { kata in checked.change { $0.insert(kata.name).inserted } }
        guard !katas.isEmpty else { return }
        let changed = judge.launcher.changedFiles(in: katas.map { $0.officialTests.path(from: kit.root) }, of: kit.root)
        for kata in katas {
            let (given, suites) = (kata.given.path(from: kit.root), kata.officialTests.path(from: kit.root))
            let code = kata.findEdited().filter(\.isSwiftFile)
            let hasEditedGiven = kata.starter.exists && code.contains { $0.hasPrefix("Given/") }
            let edited = [
                (hasEditedGiven, given, "swift run kata reset \(kata.name) --given"),
                (changed.contains { $0.hasPrefix("\(suites)/") }, suites, "git checkout HEAD -- \(suites)"),
            ]
            for (isEdited, folder, fix) in edited where isEdited {
                Console.say("\(folder) differs from what was shipped. To restore it: \(fix)")
            }
            let folder = kata.folder.path(from: kit.root)
            for path in code where Lap(of: path) == nil && !path.hasPrefix("Given/") {
                Console.say("\(folder)/\(path) is not compiled: move it to Sources or Tests")
            }
            for path in kata.folder.findUnread() where kata.folder.appending(path: path).leadsToCode {
                let advice = "put the files themselves there"
                Console.say("\(folder)/\(path) is a link or a pipe, which is neither run nor packed: \(advice)")
            }
        }
    }

    /// Judges a lap of the learner.
    func judge(_ lap: LapID) throws -> JudgedLap {
        try judgeLearnersCode([lap])[lap] ?? JudgedLap(lap: lap, verdict: LapVerdict(missing: lap))
    }

    func history(of kata: Kata) -> History { History(of: kata, progress) }

    /// Keeps the files of a kata with the color of their run: that of the test-first lap, or of the others.
    ///
    /// - Parameter files: from before the run, if they could be read.
    /// - Returns: nil when it could not be kept. The verdict counts without it.
    func keepRun(of kata: Kata, _ files: [String: Data]?, _ laps: JudgedLaps, guess: Run.Guess?) -> Run? {
        let first = kata.findLastChange()?.lap == .first ? laps[kata.lap(.first)] : nil
        let judged = first.map { [$0] } ?? [kata.lap(.green), kata.lap(.bite)].compactMap { laps[$0] }
        let verdicts = judged.map(\.verdict)
        do {
            return try history(of: kata).keep(
                Run.Color(verdicts),
                of: files,
                tests: Run.Tests(verdicts),
                finding: first?.finding,
                guess: guess
            )
        } catch {
            judge.launcher.listener.say("no run is kept: \(error.reason)")
            return nil
        }
    }

    /// Runs a test-first lap: its tests on the learner's code, then by the laws of the official suites, then the kit's checks.
    /// While the learner's code is built, so is the kit's.
    ///
    /// - Parameters:
    ///   - again: whether to run what has not changed.
    ///   - guess: the color that the learner expects.
    ///   - hasRun: called when the run on the learner's code is remembered.
    /// - Returns: the lap, the page with each law and what the order of the runs says, and what is next. After the lap, that
    ///   takes another build.
    func runTestFirst(
        _ lap: LapID,
        again: Bool,
        guess: Run.Color?,
        comparedWith passed: [LapID: Set<String>?] = [:],
        hasRun: (JudgedLaps) -> Void = { _ in }
    ) throws -> (judged: JudgedLap, page: String, next: () throws -> String) {
        let canMeasure = !lap.hasStartersTests && lap.kata.countMutants(lap.lap) > 0
        let code = try progress.fingerprint(of: lap)
        let files = try? history(of: lap.kata).presentFiles()
        let measure = canMeasure ? Background { [judge] in try TestMeasure(lap, judge) } : nil
        let laps = try judgeLearnersCode([lap], again: { _ in again }, comparedWith: passed)
        hasRun(laps)
        let guess = Run.Guess(guess, laps[lap])
        var run = keepRun(of: lap.kata, files, laps, guess: guess)
        var ran = laps[lap] ?? JudgedLap(lap: lap, verdict: LapVerdict(missing: lap))
        if run?.advice == .testChanged { ran = ran.withoutRedOfTurned }
        let judged = try cycle(of: ran, code, measure).map(ran.with) ?? ran
        if judged.cycle != nil { try progress.remember(judged, of: code) }
        if let advice = run.map(judged.advice) { run?.advice = advice }
        keep(judged.cycle?.onCorrectCode, with: run, of: lap.kata)
        let advice = run?.advice
        let said = run.map { renderer.advice($0, of: judged) } ?? ""
        let page = renderer.paragraphs(renderer.answer(to: guess), renderer.cycle(judged), said)
        return (judged, page, { judged.isDone ? try next(in: lap.kata) : renderer.todo(judged, after: advice) })
    }

    private func cycle(of judged: JudgedLap, _ code: UInt64, _ measure: Background<TestMeasure>?) throws -> Cycle? {
        let (lap, verdict) = (judged.lap, judged.verdict)
        guard [.green, .red].contains(verdict.state), !verdict.outcomes.isEmpty else { return nil }
        let red = judged.firstRed.map { test in
            let colors: [TestOutcome.Verdict: String] = [.failed: "red", .crashed: "crash", .timedOut: "hang"]
            return "\(colors[test.verdict] ?? "not run") on your code: '\(test.name)'"
        }
        judge.launcher.listener.say(red ?? "green on your code")
        let report = try measure?.value().flatMap { try $0.report(runsMutants: verdict.isGreen) }
        let stub = try report?.onStub ?? judge.judgeOnStub(lap)
        guard stub.state != .doesNotCompile else { return Cycle(stub: stub, onCorrectCode: nil, checks: nil) }
        let whole = try verdict.isGreen ? report.map { try remembered($0, of: code) } : report
        let checks = verdict.isGreen && whole != nil ? try judge.check(lap) : nil
        return Cycle(stub: stub, onCorrectCode: whole, checks: checks)
    }

    func countMutants(of lap: LapID) throws -> MutationReport {
        let code = try progress.fingerprint(of: lap)
        let run = lap.isUntouched() ? nil : try? history(of: lap.kata).keep(.kept)
        let report = try TestMeasure(lap, judge).report(runsMutants: true)
        keep(report, with: run, of: lap.kata)
        return try remembered(
            report ?? MutationReport(lap: lap, verdict: LapVerdict(missing: lap), results: [], invalid: []),
            of: code
        )
    }

    /// Counts, once a kata, what the first own tests of the bite lap are worth that are green. It shows nothing: a learner asks
    /// for it with `kata progress`.
    func countFirstTests(of lap: LapID, in judged: JudgedLaps, _ run: Run?) {
        guard judged[lap]?.verdict.isGreen == true, lap.kata.countMutants(lap.lap) > 0,
            let runs = try? history(of: lap.kata).runs(), !runs.contains(where: { $0.suite?.lap == lap.lap })
        else { return }
        judge.launcher.listener.say("keeping what your first own tests are worth, once, for 'kata progress'")
        keep(try? TestMeasure(lap, judge).report(runsMutants: true), with: run, of: lap.kata)
    }

    /// Keeps what is known of a run now, and what its own tests are worth, if that can be kept: a verdict counts without it.
    private func keep(_ report: MutationReport?, with run: Run?, of kata: Kata) {
        guard var run else { return }
        run.suite = report.flatMap(Run.Suite.init) ?? run.suite
        try? history(of: kata).replace(run)
    }

    private func remembered(_ report: MutationReport, of code: UInt64) throws -> MutationReport {
        var report = report
        if !report.wrong.isEmpty {
            // In a build with mutants, a weak property can be a closure, and then the compiler does not warn of an
            // object that nothing retains. So a test that is wrong has the warnings of a build without mutants.
            let lap = report.lap
            report.verdict = report.verdict.with(warnings: try judge.judge([lap])[lap]?.warnings ?? [])
        }
        try progress.remember(report, of: code)
        return report
    }

    /// What comes after a lap: the first lap of the kata that is not done, or the next kata.
    func next(in kata: Kata) throws -> String {
        renderer.next(in: kata, try judgeLearnersCode(kata.laps), after: progress.nextKata(after: kata))
    }

    /// Writes a page for people, wrapped at the terminal's present width.
    func show(_ page: String) { Console.show(page, isWrapped: !renderer.style.isPlain) }
}
