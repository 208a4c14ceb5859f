import Foundation

/// Builds and runs trials: one way to each verdict, for learners, for grading and for authors.
package struct Judge: Sendable {
    package let kit: Kit
    package let launcher: ProcessLauncher
    package let settings: JudgeSettings

    package init(kit: Kit, launcher: ProcessLauncher, settings: JudgeSettings = JudgeSettings()) {
        self.kit = kit
        self.launcher = launcher
        self.settings = settings
    }

    package typealias Verdicts = [LapID: LapVerdict]

    /// Judges the learner's work as it is.
    ///
    /// - Parameters:
    ///   - again: whether to run a lap that has not changed.
    ///   - runsStarter: whether to run a lap that is as it was shipped. Otherwise it is not started, without a build.
    package func judge(
        _ laps: [LapID],
        again: (LapID) -> Bool = { _ in false },
        runsStarter: (LapID) -> Bool = { $0.guide != nil }
    ) throws -> Verdicts {
        try laps.reduce(into: [:]) { verdicts, lap in
            let isUntouched = lap.isUntouched()
            if isUntouched, !runsStarter(lap) { return verdicts[lap] = LapVerdict(notAttempted: lap) }
            let trial = try Trial(learnersWorkIn: lap)
            let name = "\(lap.kata.name)-\(lap.lap.rawValue)"
            let says = "building \(lap.kata.name)\(lap.isTestFirst ? ", \(lap.lap.title)" : "")"
            let verdict = try self.verdict(on: trial, in: name, says: says, explains: true, again: again(lap))
            verdicts[lap] = verdict.state == .red && isUntouched ? verdict.with(state: .notAttempted) : verdict
        }
    }

    /// The verdict of a trial that has a stage for itself.
    ///
    /// - Parameter again: whether to run it if nothing has changed since the last verdict in this stage.
    func verdict(
        on trial: Trial,
        in name: String,
        says: String,
        explains: Bool = false,
        again: Bool = false
    ) throws -> LapVerdict {
        guard !trial.isMissing else { return LapVerdict(missing: trial.lap) }
        let stage = Stage(kit: kit, name: name)
        let lock = try stage.lock(launcher)
        return try withExtendedLifetime(lock) {
            let memory = VerdictMemory<LapVerdict>(stage: stage, trial: trial, timeout: settings.testTimeout)
            if !again, let known = try memory.verdict() { return known }
            try memory.forget()
            let built = try build([trial], in: name, says: says, fallsBack: true, lock: lock)
            let verdict = try verdicts(of: built, explains: explains)[trial.lap] ?? LapVerdict(missing: trial.lap)
            if verdict.isRepeatable { try memory.keep(verdict) }
            return verdict
        }
    }

    /// Runs what was built.
    ///
    /// - Parameter explains: whether to add what a person wants to know.
    package func verdicts(of built: BuiltTrials, explains: Bool = false) throws -> Verdicts {
        try withExtendedLifetime(built) {
            try built.binaries.reduce(into: built.unbuilt) { verdicts, part in
                launcher.listener.testsBegin()
                let run = TestRun(
                    binary: part.binary,
                    launcher: launcher,
                    timeout: settings.testTimeout,
                    purpose: settings.purpose
                )
                let ran = try self.verdicts(of: part.trials.map(\.lap), by: run)
                for trial in part.trials {
                    guard let verdict = ran[trial.lap] else { continue }
                    verdicts[trial.lap] = explains ? try explain(verdict, of: trial, by: part.binary) : verdict
                }
            }
        }
    }

    private func verdicts(of laps: [LapID], by run: TestRun) throws -> Verdicts {
        let result = try run.run(modules: laps.map(\.testModule))
        // A lap whose signs disagree does not make the others suspicious.
        guard result.inconsistency == nil || laps.count == 1 else {
            return try laps.reduce(into: [:]) { $0.merge(try verdicts(of: [$1], by: run)) { $1 } }
        }
        return laps.reduce(into: [:]) { $0[$1] = LapVerdict(of: $1, by: result) }
    }

    /// Adds what a person wants to know: the compiler's warnings, tests that Swift Testing does not run, where a crash is,
    /// what the code printed, and whether the first failure comes only from the time zone.
    ///
    /// - Parameter binary: what the verdict comes from.
    func explain(_ verdict: LapVerdict, of trial: Trial, by binary: TestBinary) throws -> LapVerdict {
        let lap = trial.lap
        let ofCompiler = binary.warnings.filter { lap.owns($0.file) }
        let tests = OwnTestCode(trial.tests, in: lap.kata.folder)
        let first = lap.kata.lap(.first)
        let misplaced =
            lap.lap == .bite ? tests.warnings(aboutTestsOf: first, try first.readCode(in: lap.kata.starter)) : []
        let explained = verdict.with(warnings: ofCompiler + tests.warnings(about: verdict.outcomes) + misplaced)
        guard verdict.state == .red else { return explained }
        let run = TestRun(binary: binary, launcher: launcher, timeout: settings.testTimeout)
        return explained.with(outcomes: try run.explain(verdict.outcomes))
    }

    // MARK: Building

    func build(_ stage: Stage, _ laps: [LapID], says: String) throws -> Result<TestBinary, BuildFailure> {
        let build = Build(
            stage: stage,
            variables: laps.swap,
            options: BuildSystem.options
                + Stage.buildOptions(hasLines: settings.isForPerson) + sharedModules(),
            launcher: launcher,
            timeout: settings.buildTimeout
        )
        if !build.isRepeated { launcher.listener.say("\(says); the first time takes a while") }
        let result = try build.run()
        if settings.isForPerson, case .failure(let failure) = result, failure.isFaultOfMachine {
            throw CommandError(.missingTool, failure.reason)
        }
        return result
    }

    /// With the native build system, each scratch path would compile the system's modules again: most of the time of a
    /// small build. So they come from the build of the tool itself.
    private func sharedModules() -> [String] {
        // SwiftPM's own variable for the same purpose wins.
        let isShared = ProcessInfo.processInfo.environment["SWIFTPM_MODULECACHE_OVERRIDE"] != nil
        guard BuildSystem.isNative, !isShared else { return [] }
        let cache = BuildSystem.findProducts(in: kit.buildFolder.resolved())?.appending(path: "ModuleCache")
        guard let cache, cache.exists else { return [] }
        return ["-Xswiftc", "-module-cache-path", "-Xswiftc", cache.path]
    }
}

extension [LapID] {
    /// The variables that put only these laps into a package.
    fileprivate var swap: [String: String] {
        func list(_ words: [String]) -> String { Set(words).sorted().joined(separator: ",") }
        return ["KATA": list(map(\.kata.name)), "KATA_LAP": list(map(\.lap.rawValue))]
    }
}

/// How laps are built and run. The defaults are those of a plain `swift test`.
package struct JudgeSettings: Sendable {
    /// How long a test may be silent, in seconds.
    package let testTimeout: Double
    /// The timeout of one build, in seconds.
    package let buildTimeout: Double
    /// Whether a person waits, who wrote the code. Then a crash names files and lines, and a build that fails by a fault of
    /// this machine ends the command.
    let isForPerson: Bool
    var purpose: TestRun.Purpose { isForPerson ? .reading : .grading }

    /// - Parameters:
    ///   - testTimeout: nil for 5 seconds.
    ///   - buildTimeout: nil for 600 seconds.
    package init(testTimeout: Double? = nil, buildTimeout: Double? = nil, isForPerson: Bool = false) {
        self.testTimeout = testTimeout ?? 5
        self.buildTimeout = buildTimeout ?? 600
        self.isForPerson = isForPerson
    }
}
