/// Trials after their build. As long as this value lives, no other command changes what was built.
package struct BuiltTrials: Sendable {
    fileprivate enum Part: Sendable {
        case built(TestBinary, [Trial], FileLock)
        case failed(LapID, BuildFailure)
        /// There is no file to judge.
        case missing(LapID)
    }

    fileprivate let parts: [Part]

    /// What can run, with the trials in it.
    package var binaries: [(binary: TestBinary, trials: [Trial])] {
        parts.compactMap { if case .built(let binary, let trials, _) = $0 { (binary, trials) } else { nil } }
    }

    /// Why trials could not be built.
    var failures: [LapID: BuildFailure] {
        parts.reduce(into: [:]) { if case .failed(let lap, let failure) = $1 { $0[lap] = failure } }
    }

    /// The first error of a lap, with its place in the kit; nil if it was built.
    package func error(in lap: LapID) -> String? {
        failures[lap].map { lap.errors(of: $0).first?.text(from: lap.kata.root) ?? $0.reason }
    }

    /// The verdicts of the trials that cannot run.
    var unbuilt: Judge.Verdicts {
        parts.reduce(into: [:]) { verdicts, part in
            switch part {
            case .built: break
            case .failed(let lap, let failure): verdicts[lap] = LapVerdict(of: lap, notBuilt: failure)
            case .missing(let lap): verdicts[lap] = LapVerdict(missing: lap)
            }
        }
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
        let faults = trials.compactMap { trial -> BuiltTrials.Part? in
            trial.isMissing ? .missing(trial.lap) : trial.wrongEncoding.map { .failed(trial.lap, $0) }
        }
        let unbuilt = BuiltTrials(parts: faults).unbuilt
        let whole = trials.filter { unbuilt[$0.lap] == nil }
        let parts = try faults + buildTogether(whole, in: Stage(kit: kit, name: stage), lock, says)
        let failures = BuiltTrials(parts: parts).failures
        let blaming = trials.filter { failures[$0.lap].map($0.blamesOtherLap) == true }
        guard fallsBack, !blaming.isEmpty else { return BuiltTrials(parts: parts) }
        let reason = "with the starter's code, because your code of another lap does not compile"
        let others = try build(
            blaming.map { try $0.onStarter() },
            in: "\(stage)-on-starter",
            says: "building \(blaming.map(\.lap.kata).names) \(reason)"
        )
        let rest = parts.filter { part in
            if case .failed(let lap, _) = part { !blaming.contains { $0.lap == lap } } else { true }
        }
        return BuiltTrials(parts: rest + others.parts)
    }

    private func buildTogether(
        _ trials: [Trial],
        in stage: Stage,
        _ lock: FileLock?,
        _ says: String
    ) throws -> [BuiltTrials.Part] {
        guard !trials.isEmpty else { return [] }
        let lock = try lock ?? stage.lock(launcher)
        try stage.write(trials.parts)
        switch try build(stage, trials.map(\.lap), says: says) {
        case .built(let binary): return [.built(binary, trials, lock)]
        case .failed(let failure):
            let broken = trials.filter { trials.count == 1 || !$0.lap.errors(of: failure).isEmpty }
            guard broken.isEmpty else {
                let rest = trials.filter { trial in !broken.contains { $0.lap == trial.lap } }
                return try broken.map { .failed($0.lap, failure) } + buildTogether(rest, in: stage, lock, says)
            }
            // A failure without a place, such as a timeout, names no lap: each gets a stage of its own.
            return try trials.flatMap { trial in
                let own = Stage(kit: kit, name: "\(stage.name)-\(trial.lap.testModule)")
                return try buildTogether([trial], in: own, nil, says)
            }
        }
    }
}

extension [Trial] {
    /// What they have in a stage, by kata.
    fileprivate var parts: [Stage.Part] {
        Dictionary(grouping: self, by: \.lap.kata.name).values.map { trials in
            Stage.Part(
                kata: trials[0].lap.kata,
                files: trials.reduce(into: [:]) { $0.merge($1.part.files) { $1 } },
                besideSuites: trials.compactMap(\.part.besideSuites).first
            )
        }
    }
}
