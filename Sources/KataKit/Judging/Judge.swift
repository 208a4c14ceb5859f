import Foundation

/// Builds and runs laps of katas. A lap that does not compile does not block the others.
package struct Judge: Sendable {
    package var kit: Kit
    package var launcher: ProcessLauncher
    /// The timeout of one test, in seconds.
    package var testTimeout = 20.0
    /// The timeout of one build, in seconds.
    package var buildTimeout = 600.0
    /// The swap for the first build, which has all laps in it.
    package var variables: [String: String] = [:]
    /// Options of the compiler, in addition to those of a plain build.
    package var compilerOptions: [String] = []
    /// Called with each build that succeeds, and the laps that are run from it, before the next build overwrites it.
    package var whenBuilt: @Sendable (TestBinary, [LapID]) throws -> Void = { _, _ in }
    /// Whether verdicts also have what helps a learner: warnings, where to look after a compile error, and why a test
    /// fails, see ``TestRun/explains``.
    package var explains = false
    /// Called with a message before a step that takes long.
    package var progress: @Sendable (String) -> Void = { _ in }

    /// Whether a build that fails by a fault of this machine ends the command. It must not where the code may be hostile.
    package var stopsAtFaultsOfMachine = false

    package init(kit: Kit, launcher: ProcessLauncher) {
        self.kit = kit
        self.launcher = launcher
    }

    package typealias Verdicts = [LapID: LapVerdict]

    /// Judges the learner's code as it is.
    package func judge(_ laps: [LapID]) throws -> Verdicts {
        let present = laps.filter { $0.folder.containsSwiftFile() }
        let missing = laps.filter { !present.contains($0) }
        var verdicts = Verdicts(uniqueKeysWithValues: missing.map { ($0, LapVerdict(missing: $0)) })
        guard !present.isEmpty else { return verdicts }

        switch try build(in: kit.root, variables, says: "building the katas") {
        case .built(let binary):
            try whenBuilt(binary, present)
            verdicts.merge(try run(present, of: binary)) { $1 }
        case .failed(let failure):
            verdicts.merge(try judgeApart(present, after: failure)) { $1 }
        }
        for (lap, verdict) in verdicts where verdict.state == .red && lap.isUntouched() {
            verdicts[lap]?.state = .notAttempted
        }
        for lap in present where lap.lap == .green {
            verdicts[lap]?.wrongLayers = try lap.kata.guide.layers.flatMap { try $0.violations(in: lap.kata.sources) }
        }
        for (lap, verdict) in verdicts where explains && !verdict.diagnostics.isEmpty {
            verdicts[lap]?.brokenBuild = try BrokenBuild(lap, verdict.diagnostics) {
                try compilesWithShippedGiven(lap)
            }
        }
        return verdicts
    }

    /// Code to judge in a package of its own, and its own tests, each by path from its folder.
    package typealias StagedCode = (kata: Kata, code: [String: Data], tests: [String: Data])

    /// Judges other code of the author's, which must compile.
    ///
    /// - Returns: the verdicts, and the warnings on the katas and their tests.
    package func judge(
        _ code: [StagedCode],
        laps: [Lap],
        stage: String,
        says: String
    ) throws -> (verdicts: Verdicts, warnings: [Diagnostic]) {
        let stage = StagedPackage(kit: kit, name: stage)
        for code in code { try stage.write(code.kata, code: code.code, tests: code.tests) }
        let katas = code.map(\.kata)
        switch try build(stage, katas.laps(laps), says: "building \(says)") {
        case .built(let binary):
            // Those of the last build are gone when nothing is compiled again.
            let modules = katas.map(\.name) + katas.laps(laps).map(\.testModule)
            let warnings = modules.flatMap { (try? CompiledModule($0, of: binary))?.warnings(in: stage.root) ?? [] }
            return (try run(katas.laps(laps), of: binary), warnings.map(stage.mappedBack))
        case .failed(let failure): throw CommandError(.ownFailure, "\(says): a compile error: \(failure.summary)")
        }
    }

    // MARK: After a failed build

    private func judgeApart(_ laps: [LapID], after failure: BuildFailure) throws -> Verdicts {
        var verdicts = try judgeIsolated(laps.filter { $0.lap == .green }, after: failure)
        // Own tests are built on the learner's code or, if that does not compile, on the starter's.
        let ownTests = laps.filter { $0.lap == .bite }
        let onStarter = ownTests.filter { lap in
            let code = LapID(kata: lap.kata, lap: .green)
            return verdicts[code]?.state == .doesNotCompile || !code.errors(of: failure).isEmpty
        }
        verdicts.merge(try judgeIsolated(ownTests.filter { !onStarter.contains($0) }, after: failure)) { $1 }
        for lap in onStarter { verdicts[lap] = try judgeOnStarter(lap) }
        return verdicts
    }

    private func judgeIsolated(_ laps: [LapID], after failure: BuildFailure) throws -> Verdicts {
        var verdicts: Verdicts = [:]
        guard let lap = laps.first?.lap else { return verdicts }
        let stage = StagedPackage(kit: kit, name: "isolated-\(lap.rawValue)")
        for kata in laps.map(\.kata) {
            try stage.write(kata, code: kata.readLearnersCode(), tests: lap == .bite ? kata.ownTests.readFiles() : [:])
        }
        let failures = try BuildIsolation.run(laps, after: failure) { rest in
            let says = "building \(rest.map(\.kata).names) separately, because another lap does not compile"
            return try build(stage, rest, says: says)
        } use: { binary, built in
            try whenBuilt(binary, built)
            verdicts.merge(try run(built, of: binary).mapValues(stage.mappedBack)) { $1 }
        }
        for (lap, failure) in failures { verdicts[lap] = LapVerdict(of: lap, notBuilt: failure) }
        return verdicts
    }

    private func judgeOnStarter(_ lap: LapID) throws -> LapVerdict {
        let stage = StagedPackage(kit: kit, name: "bite")
        try stage.write(lap.kata, code: lap.kata.readStarter(), tests: lap.kata.ownTests.readFiles())
        let says = "building the tests of \(lap.kata.name) on the starter's code, because your code does not compile"
        switch try build(stage, [lap], says: says) {
        case .built(let binary):
            return stage.mappedBack(try run([lap], of: binary)[lap] ?? LapVerdict(missing: lap))
        case .failed(let failure):
            return LapVerdict(of: lap, notBuilt: failure)
        }
    }

    private func compilesWithShippedGiven(_ lap: LapID) throws -> Bool {
        let kata = lap.kata
        let stage = StagedPackage(kit: kit, name: "given")
        let code = try kata.readGiven().merging(kata.sources.readFiles().within("Sources")) { $1 }
        try stage.write(kata, code: code, tests: lap.lap == .bite ? kata.ownTests.readFiles() : [:])
        let says = "building \(kata.name) with the given code as it was shipped, because your code does not compile"
        guard case .built = try build(stage, [lap], says: says) else { return false }
        return true
    }

    // MARK: Building and running

    /// - Returns: the result. A failure names the kit's files, not their copies in the staged package.
    func build(_ stage: StagedPackage, _ laps: [LapID], says: String) throws -> Build.Result {
        let result = try build(in: stage.root, laps.swap, says: says)
        guard case .failed(let failure) = result else { return result }
        return .failed(stage.mappedBack(failure))
    }

    private func build(in package: URL, _ variables: [String: String], says: String) throws -> Build.Result {
        let lock = explains && package == kit.root ? ProcessLauncher.sharingLock : [:]
        let build = try Build(
            package: package,
            scratch: package.appending(path: ".build"),
            variables: variables.merging(lock) { $1 },
            options: BuildSystem.options() + PackageScaffold.buildOptions(of: package, hasLines: explains)
                + sharedModules(for: package) + compilerOptions.flatMap { ["-Xswiftc", $0] },
            launcher: launcher,
            timeout: buildTimeout
        )
        if !build.isRepeated { progress("\(says); the first time takes a while") }
        let result = try build.run()
        if stopsAtFaultsOfMachine, case .failed(let failure) = result, failure.isFaultOfMachine {
            throw CommandError(.missingTool, failure.reason)
        }
        return result
    }

    /// Each scratch path would compile the system's modules again, which takes most of the time of a small build. So
    /// they come from the learner's own build, which has only the options of a plain `swift test`.
    private func sharedModules(for package: URL) -> [String] {
        // SwiftPM's own variable for the same purpose wins.
        let isShared = ProcessInfo.processInfo.environment["SWIFTPM_MODULECACHE_OVERRIDE"] != nil
        guard !isShared, package != kit.root, let bin = BuildSystem.binPath else { return [] }
        let cache = kit.buildFolder.resolved().appending(path: "\(bin)/ModuleCache")
        return ["-Xswiftc", "-module-cache-path", "-Xswiftc", cache.path]
    }

    private func run(_ laps: [LapID], of binary: TestBinary) throws -> Verdicts {
        var run = TestRun(binary: binary, launcher: launcher, timeout: testTimeout)
        run.explains = explains
        run.progress = progress
        let result = try run.run(modules: laps.map(\.testModule))
        // A lap whose signs disagree does not make the others suspicious.
        guard result.suspicion == nil || laps.count == 1 else {
            return try laps.reduce(into: [:]) { $0.merge(try self.run([$1], of: binary)) { $1 } }
        }
        return try laps.reduce(into: [:]) { verdicts, lap in
            var verdict = LapVerdict(of: lap, by: result)
            if verdict.state == .red {
                verdict.outcomes = try run.notePrinted(verdict.outcomes, hasPrinted: result.hasPrinted)
            }
            verdict.warnings = warnings(in: lap, of: binary, found: result.outcomes)
            verdicts[lap] = verdict
        }
    }

    /// What compiles, and still may not do what it seems to: the compiler's warnings in the learner's files, and own tests
    /// that Swift Testing does not run.
    func warnings(in lap: LapID, of binary: TestBinary, found tests: [TestOutcome]) -> [Diagnostic] {
        guard explains else { return [] }
        let folder = binary.package.appending(path: lap.folder.path(from: kit.root))
        let module = lap.lap == .green ? lap.kata.name : lap.testModule
        let compiled = (try? CompiledModule(module, of: binary))?.warnings(in: folder) ?? []
        let ignored = lap.lap == .green ? nil : try? IgnoredTests(in: folder).warnings(found: tests)
        return compiled + (ignored ?? [])
    }
}

extension [LapID] {
    /// The variables that put only these laps into a package.
    fileprivate var swap: [String: String] {
        let katas = reduce(into: [Kata]()) { katas, lap in
            if !katas.contains(where: { $0.name == lap.kata.name }) { katas.append(lap.kata) }
        }
        let laps = Set(map(\.lap))
        return ["KATA": katas.names].merging(laps.count == 1 ? ["KATA_LAP": self[0].lap.rawValue] : [:]) { $1 }
    }
}
