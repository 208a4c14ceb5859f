/// Trials after their build. As long as this value lives, no other command changes what was built.
package struct BuiltTrials: Sendable {
    /// What can run, with the trials in it.
    package fileprivate(set) var binaries: [(binary: TestBinary, trials: [Trial])] = []
    /// Why trials could not be built.
    fileprivate(set) var failures: [LapID: BuildFailure] = [:]
    /// The laps without a file to judge.
    fileprivate var missing: [LapID] = []
    fileprivate var locks: [FileLock] = []

    /// The first error of a lap, with its place in the kit; nil if it was built.
    package func error(in lap: LapID) -> String? {
        failures[lap].map { lap.errors(of: $0).first?.text(from: lap.kata.root) ?? $0.reason }
    }

    /// The verdicts of the trials that cannot run.
    var unbuilt: Judge.Verdicts {
        let failed = failures.map { lap, failure in (lap, LapVerdict(of: lap, notBuilt: failure)) }
        return Dictionary(uniqueKeysWithValues: failed + missing.map { ($0, LapVerdict(missing: $0)) })
    }
}

extension Judge {
    /// Builds trials that share a stage. One that does not compile does not block the others.
    ///
    /// - Parameters:
    ///   - trials: of katas that differ, or of one kata with the same code.
    ///   - stage: a name. The next build with this name builds only what differs.
    ///   - fallsBack: whether the starter's code takes the place of other laps' code that does not compile.
    ///   - lock: of the stage, if the caller has it.
    package func build(
        _ trials: [Trial],
        in stage: String,
        says: String,
        fallsBack: Bool = false,
        lock: FileLock? = nil
    ) throws -> BuiltTrials {
        var built = BuiltTrials()
        built.missing = trials.filter(\.isMissing).map(\.lap)
        let present = trials.filter { !$0.isMissing }
        for trial in present { built.failures[trial.lap] = trial.unreadable }
        let readable = present.filter { built.failures[$0.lap] == nil }
        try build(readable, together: Stage(kit: kit, name: stage), lock, says, into: &built)
        let blaming = present.filter { built.failures[$0.lap].map($0.blamesOtherLap) == true }
        guard fallsBack, !blaming.isEmpty else { return built }
        let reason = "with the starter's code, because your code of another lap does not compile"
        let others = try build(
            blaming.map { Trial($0.lap, code: try $0.lap.onStarter($0.code), tests: $0.tests) },
            in: "\(stage)-on-starter",
            says: "building \(blaming.map(\.lap.kata).names) \(reason)"
        )
        for trial in blaming { built.failures[trial.lap] = others.failures[trial.lap] }
        built.binaries += others.binaries
        built.locks += others.locks
        return built
    }

    private func build(
        _ trials: [Trial],
        together stage: Stage,
        _ lock: FileLock?,
        _ says: String,
        into built: inout BuiltTrials
    ) throws {
        guard !trials.isEmpty else { return }
        let lock = try lock ?? stage.lock(launcher)
        try stage.write(trials)
        switch try build(stage, trials.map(\.lap), says: says) {
        case .success(let binary):
            built.binaries.append((binary, trials))
            built.locks.append(lock)
        case .failure(let failure):
            let broken = trials.filter { trials.count == 1 || !$0.lap.errors(of: failure).isEmpty }
            for trial in broken { built.failures[trial.lap] = failure }
            guard broken.isEmpty else {
                let rest = trials.filter { built.failures[$0.lap] == nil }
                return try build(rest, together: stage, lock, says, into: &built)
            }
            // A failure without a place, such as a timeout, names no lap: each gets a stage of its own.
            for trial in trials {
                let own = Stage(kit: kit, name: "\(stage.name)-\(trial.lap.testModule)")
                try build([trial], together: own, nil, says, into: &built)
            }
        }
    }
}
