import Foundation

/// Builds and runs laps of katas. Everything that compiles is judged, whatever does not.
package struct Judge: Sendable {
    var kit: Kit
    package var toolbox: Toolbox
    /// Of one test process, in seconds.
    package var runLimit = 20.0
    /// Of one build, in seconds.
    package var buildLimit = 600.0
    /// The swap for the first build, which has all units in it.
    package var variables: [String: String] = [:]
    /// Tells the one who waits what takes long.
    package var progress: @Sendable (String) -> Void = { _ in }

    package init(kit: Kit, toolbox: Toolbox) {
        self.kit = kit
        self.toolbox = toolbox
    }

    package typealias Verdicts = [Unit: LapVerdict]

    /// The learner's code as it stands.
    package func judge(_ units: [Unit]) throws -> Verdicts {
        let (present, missing) = units.reduce(into: ([Unit](), [Unit]())) { parts, unit in
            if unit.folder.hasSwiftFiles { parts.0.append(unit) } else { parts.1.append(unit) }
        }
        var verdicts = Verdicts(uniqueKeysWithValues: missing.map { ($0, LapVerdict(missing: $0)) })
        guard !present.isEmpty else { return verdicts }

        switch try build(scratch: kit.buildFolder, variables, says: "building the katas").run() {
        case .built(let binary, _):
            verdicts.merge(try run(present, of: binary)) { $1 }
        case .failed(let failure):
            verdicts.merge(try judgeApart(present, after: failure)) { $1 }
        }
        for (unit, verdict) in verdicts where verdict.state == .red && unit.isUntouched {
            verdicts[unit]?.state = .notAttempted
        }
        for (unit, verdict) in verdicts where verdict.isGreen && unit.lap == .green {
            verdicts[unit]?.wrongLayers = try unit.kata.guide.layers.flatMap { try $0.breaches(in: unit.kata.sources) }
        }
        return verdicts
    }

    /// The reference under the same suites.
    func judgeReference(_ units: [Unit]) throws -> Verdicts {
        let variables = ["KATA_SOURCES": "Solutions", "KATA": names(of: kit.katas)]
        let scratch = kit.workshop.appending(path: "solutions")
        switch try build(scratch: scratch, variables, says: "building the reference").run() {
        case .built(let binary, _): return try run(units, of: binary)
        case .failed(let failure): throw Refusal(.ownFailure, "the reference does not compile: \(failure.summary)")
        }
    }

    /// The starters as they are shipped, with the warnings of their build.
    func judgeStarters() throws -> (verdicts: Verdicts, warnings: [Diagnostic]) {
        let stage = StagedTree(kit: kit, name: "starters")
        for kata in kit.katas {
            try stage.lay(
                kata,
                sources: kata.starter.appending(path: "Sources"),
                tests: kata.starter.appending(path: "Tests")
            )
        }
        switch try build(stage, ["KATA": names(of: kit.katas)], says: "building the starters").run() {
        case .built(let binary, let warnings): return (try run(kit.katas.units(), of: binary), warnings)
        case .failed(let failure): throw Refusal(.ownFailure, "the starters do not compile: \(failure.summary)")
        }
    }

    // MARK: After a failed build

    private func judgeApart(_ units: [Unit], after failure: BuildFailure) throws -> Verdicts {
        let green = try judgeNarrowed(units.filter { $0.lap == .green }, after: failure)
        // Own tests are built on the learner's code and, where that does not compile, on the starter's.
        let (onStarter, onOwnCode) = units.filter { $0.lap == .bite }.reduce(into: ([Unit](), [Unit]())) {
            parts,
            unit in
            let code = Unit(kata: unit.kata, lap: .green)
            let isBroken = green[code]?.state == .doesNotCompile || !code.errors(of: failure).isEmpty
            if isBroken { parts.0.append(unit) } else { parts.1.append(unit) }
        }
        var verdicts = green
        verdicts.merge(try judgeNarrowed(onOwnCode, after: failure)) { $1 }
        for unit in onStarter { verdicts[unit] = try judgeOnStarter(unit) }
        return verdicts
    }

    private func judgeNarrowed(_ units: [Unit], after failure: BuildFailure) throws -> Verdicts {
        var verdicts: Verdicts = [:]
        let narrowing = Narrowing(
            build: { standing in
                let lap = standing[0].lap.rawValue
                let variables = ["KATA": names(of: standing.map(\.kata)), "KATA_LAP": lap]
                let says = "building \(names(of: standing.map(\.kata))) apart, as not everything compiles"
                let scratch = kit.workshop.appending(path: "narrowed-\(lap)")
                return try build(scratch: scratch, variables, says: says).run()
            },
            use: { binary, standing in verdicts.merge(try run(standing, of: binary)) { $1 } }
        )
        for (unit, failure) in try narrowing.run(units, after: failure) {
            verdicts[unit] = LapVerdict(of: unit, notBuilt: failure)
        }
        return verdicts
    }

    private func judgeOnStarter(_ unit: Unit) throws -> LapVerdict {
        let stage = StagedTree(kit: kit, name: "bite")
        try stage.lay(unit.kata, sources: unit.kata.starter.appending(path: "Sources"), tests: unit.kata.ownTests)
        let variables = ["KATA": unit.kata.name, "KATA_LAP": Lap.bite.rawValue]
        let says = "building the tests of \(unit.kata.name) on the starter's code, as yours does not compile"
        switch try build(stage, variables, says: says).run() {
        case .built(let binary, _):
            return stage.mappedBack(try run([unit], of: binary)[unit] ?? LapVerdict(missing: unit))
        case .failed(let failure):
            return LapVerdict(of: unit, notBuilt: stage.mappedBack(failure))
        }
    }

    // MARK: Building and running

    private func build(scratch: URL, _ variables: [String: String], says: String) -> Build {
        build(in: kit.root, scratch: scratch, variables, says: says)
    }

    func build(_ stage: StagedTree, _ variables: [String: String], says: String) -> Build {
        build(in: stage.root, scratch: stage.root.appending(path: ".build"), variables, says: says)
    }

    private func build(in package: URL, scratch: URL, _ variables: [String: String], says: String) -> Build {
        let build = Build(
            package: package,
            scratch: scratch,
            variables: variables,
            toolbox: toolbox,
            limit: buildLimit
        )
        if build.expectedBinary?.file.exists != true { progress("\(says); the first time takes a while") }
        return build
    }

    func run(_ units: [Unit], of binary: TestBinary) throws -> Verdicts {
        let result = try TestRun(binary: binary, toolbox: toolbox, limit: runLimit).run(
            modules: units.map(\.testModule)
        )
        // Whose signs disagree does not make those suspicious that ran beside it.
        guard result.suspicion == nil || units.count == 1 else {
            return try units.reduce(into: [:]) { $0.merge(try run([$1], of: binary)) { $1 } }
        }
        return Verdicts(uniqueKeysWithValues: units.map { ($0, LapVerdict(of: $0, by: result)) })
    }

    private func names(of katas: [Kata]) -> String {
        katas.map(\.name).joined(separator: ",")
    }
}
