/// Trials after their build. As long as this value lives, no other command changes what was built.
package struct BuiltTrials: Sendable {
    /// What can run, with the trials in it.
    package fileprivate(set) var binaries: [(binary: TestBinary, trials: [Trial])] = []
    /// Why trials could not be built.
    fileprivate(set) var failures: [LapID: BuildFailure] = [:]
    /// Trials without a file to judge.
    fileprivate(set) var missing: [LapID] = []
    private var locks: [FileLock] = []

    fileprivate init() {}

    /// The first error of a lap, with its place in the kit; nil if it was built.
    package func error(in lap: LapID) -> String? {
        failures[lap].map { lap.errors(of: $0).first?.text(from: lap.kata.root) ?? $0.reason }
    }

    /// The verdicts of the trials that cannot run.
    var unbuilt: Judge.Verdicts {
        let missing = Judge.Verdicts(uniqueKeysWithValues: missing.map { ($0, LapVerdict(missing: $0)) })
        return failures.reduce(into: missing) { $0[$1.key] = LapVerdict(of: $1.key, notBuilt: $1.value) }
    }

    fileprivate mutating func merge(_ other: BuiltTrials) {
        binaries += other.binaries
        failures.merge(other.failures) { $1 }
        missing += other.missing
        locks += other.locks
    }

    fileprivate mutating func hold(_ lock: FileLock) { locks.append(lock) }
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
        for trial in present { built.failures[trial.lap] = trial.wrongEncoding }
        let readable = present.filter { built.failures[$0.lap] == nil }
        if !readable.isEmpty {
            built.merge(try buildTogether(readable, in: Stage(kit: kit, name: stage), lock, says))
        }
        let blaming = present.filter { trial in
            fallsBack && built.failures[trial.lap].map(trial.blamesOtherLap) == true
        }
        guard !blaming.isEmpty else { return built }
        for trial in blaming { built.failures[trial.lap] = nil }
        let names = blaming.map(\.lap.kata).names
        let reason = "with the starter's code, because your code of another lap does not compile"
        let others = try blaming.map { try $0.onStarter() }
        built.merge(try build(others, in: "\(stage)-on-starter", says: "building \(names) \(reason)"))
        return built
    }

    private func buildTogether(
        _ trials: [Trial],
        in stage: Stage,
        _ lock: FileLock?,
        _ says: String
    ) throws -> BuiltTrials {
        var built = BuiltTrials()
        built.hold(try lock ?? stage.lock(launcher))
        var rest = trials
        while !rest.isEmpty {
            try stage.write(rest.parts)
            switch try build(stage, rest.map(\.lap), says: says) {
            case .built(let binary):
                built.binaries.append((binary, rest))
                rest = []
            case .failed(let failure):
                let broken = rest.count == 1 ? rest : rest.filter { !$0.lap.errors(of: failure).isEmpty }
                for trial in broken { built.failures[trial.lap] = failure }
                rest.removeAll { trial in broken.contains { $0.lap == trial.lap } }
                guard broken.isEmpty else { continue }
                // A failure without a place, such as a timeout, names no lap: each gets a stage of its own.
                for trial in rest {
                    let own = Stage(kit: kit, name: "\(stage.name)-\(trial.lap.testModule)")
                    built.merge(try buildTogether([trial], in: own, nil, says))
                }
                rest = []
            }
        }
        return built
    }
}

extension [Trial] {
    /// What they have in a stage, by kata.
    fileprivate var parts: [Stage.Part] {
        Dictionary(grouping: self, by: \.lap.kata.name).values.map { trials in
            Stage.Part(
                kata: trials[0].lap.kata,
                files: trials.reduce(into: [:]) { $0.merge($1.part.files) { $1 } },
                hasSuites: trials.contains(where: \.part.hasSuites)
            )
        }
    }
}
