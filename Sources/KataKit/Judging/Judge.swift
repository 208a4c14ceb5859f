import Foundation

/// Builds and runs laps of katas. A lap that does not compile does not block the others.
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

    /// Judges the learner's code as it is.
    package func judge(_ laps: [LapID], observing observer: BuildObserver = .none) throws -> Verdicts {
        let present = try laps.filter { lap in
            try (lap.guide == nil ? lap.readTests() : lap.readFiles()).keys.contains(where: \.isSwiftFile)
        }
        let missing = laps.filter { !present.contains($0) }
        var verdicts = Verdicts(uniqueKeysWithValues: missing.map { ($0, LapVerdict(missing: $0)) })
        guard !present.isEmpty else { return verdicts }

        try SourceDates(of: kit).advance(in: kit.katas.flatMap { [$0.folder, $0.officialTests] })
        switch try build(in: kit.root, settings.variables, says: "building the katas") {
        case .built(let binary): verdicts.merge(try runTests(of: present, in: binary, observer)) { $1 }
        case .failed(let failure): verdicts.merge(try judgeApart(present, after: failure, observer)) { $1 }
        }
        for (lap, verdict) in verdicts where verdict.state == .red && lap.isUntouched() {
            verdicts[lap]?.state = .notAttempted
        }
        for lap in present {
            verdicts[lap]?.wrongLayers = try lap.guide?.layers.flatMap { try $0.violations(in: lap.kata.sources) } ?? []
        }
        return verdicts
    }

    /// Files to judge in a package of its own, by path from the kata's folder.
    package typealias StagedCode = (kata: Kata, files: [String: Data])

    /// Judges other files than the learner's. Laps that do not compile are judged apart from the others.
    package func judge(
        _ code: [StagedCode],
        _ laps: [LapID],
        stage: String,
        says: String,
        observing observer: BuildObserver = .none
    ) throws -> Verdicts {
        let stage = StagedPackage(kit: kit, name: stage)
        for code in code { try stage.write(code.kata, code.files) }
        return try runApart(laps, in: stage, observer) { _ in "building \(says)" }.verdicts
    }

    /// Builds and runs laps of a staged package, apart from those that do not compile.
    private func runApart(
        _ laps: [LapID],
        in stage: StagedPackage,
        after failure: BuildFailure? = nil,
        _ observer: BuildObserver,
        says: ([LapID]) -> String
    ) throws -> (verdicts: Verdicts, failures: [LapID: BuildFailure]) {
        var verdicts: Verdicts = [:]
        let failures = try BuildIsolation.buildApart(laps, after: failure) { rest in
            try build(stage, rest, says: says(rest))
        } use: { binary, built in
            verdicts.merge(try runTests(of: built, in: binary, observer).mapValues(stage.mappedBack)) { $1 }
        }
        for (lap, failure) in failures { verdicts[lap] = LapVerdict(of: lap, notBuilt: failure) }
        return (verdicts, failures)
    }

    // MARK: After a failed build

    private func judgeApart(
        _ laps: [LapID],
        after failure: BuildFailure,
        _ observer: BuildObserver
    ) throws -> Verdicts {
        var verdicts: Verdicts = [:]
        for lap in Lap.allCases {
            let laps = laps.filter { $0.lap == lap }
            let blaming = laps.filter { $0.blamesOtherCode(failure) }
            verdicts.merge(try judgeIsolated(laps.filter { !blaming.contains($0) }, after: failure, observer)) { $1 }
            verdicts.merge(try judgeIsolated(blaming, after: nil, observer)) { $1 }
        }
        // Own tests that do not compile say so, also where only the code is judged.
        for lap in laps.map(\.kata).laps() where verdicts[lap] == nil && !lap.errors(of: failure).isEmpty {
            verdicts[lap] = LapVerdict(of: lap, notBuilt: failure)
        }
        return verdicts
    }

    /// - Parameter failure: of the build with all laps; nil to build with the starter's code in place of other laps' code.
    private func judgeIsolated(
        _ laps: [LapID],
        after failure: BuildFailure?,
        _ observer: BuildObserver
    ) throws -> Verdicts {
        guard let lap = laps.first?.lap else { return [:] }
        let stage = StagedPackage(kit: kit, name: "isolated-\(lap.rawValue)")
        for lap in laps {
            let code = try failure == nil ? lap.readCodeOnStarter() : lap.kata.readLearnersCode()
            try stage.write(lap.kata, code.merging(lap.readTests()) { $1 })
        }
        let (verdicts, failures) = try runApart(laps, in: stage, after: failure, observer) { rest in
            let names = rest.map(\.kata).names
            return failure == nil
                ? "building \(names) with the starter's code, because your code of another lap does not compile"
                : "building \(names) separately, because the katas do not compile together"
        }
        let blaming = failure == nil ? [] : failures.filter { $0.key.blamesOtherCode($0.value) }.map(\.key)
        return try verdicts.merging(judgeIsolated(blaming, after: nil, observer)) { $1 }
    }

    // MARK: Building and running

    /// - Returns: the result. A failure names the kit's files, not their copies in the staged package.
    func build(_ stage: StagedPackage, _ laps: [LapID], says: String) throws -> Build.Product {
        let result = try build(in: stage.root, laps.swap, says: says)
        guard case .failed(let failure) = result else { return result }
        return .failed(stage.mappedBack(failure))
    }

    private func build(in package: URL, _ variables: [String: String], says: String) throws -> Build.Product {
        let lock = package == kit.root ? ProcessLauncher.sharingLock : [:]
        let build = try Build(
            package: package,
            scratch: package.appending(path: ".build"),
            variables: variables.merging(lock) { $1 },
            options: BuildSystem.options() + PackageScaffold.buildOptions(of: package, hasLines: settings.hasLines)
                + sharedModules(for: package),
            launcher: launcher,
            timeout: settings.buildTimeout
        )
        if !build.isRepeated { launcher.listener.say("\(says); the first time takes a while") }
        let result = try build.run()
        if settings.stopsAtFaultsOfMachine, case .failed(let failure) = result, failure.isFaultOfMachine {
            throw CommandError(.missingTool, failure.reason)
        }
        return result
    }

    /// With the native build system, each scratch path would compile the system's modules again: most of the time of a
    /// small build. So they come from the learner's own build, which has only the options of a plain `swift test`.
    private func sharedModules(for package: URL) -> [String] {
        // SwiftPM's own variable for the same purpose wins.
        let isShared = ProcessInfo.processInfo.environment["SWIFTPM_MODULECACHE_OVERRIDE"] != nil
        guard BuildSystem.isNative, !isShared, package != kit.root else { return [] }
        let caches = BuildSystem.findProducts(in: kit.buildFolder.resolved()).map { $0.appending(path: "ModuleCache") }
        return caches.first(where: \.exists).map { ["-Xswiftc", "-module-cache-path", "-Xswiftc", $0.path] } ?? []
    }

    private func runTests(of laps: [LapID], in binary: TestBinary, _ observer: BuildObserver) throws -> Verdicts {
        try observer.built(binary, laps)
        launcher.listener.testsBegin()
        let run = TestRun(
            binary: binary,
            launcher: launcher,
            timeout: settings.testTimeout,
            explains: settings.hasLines,
            confirmsHangs: settings.confirmsHangs
        )
        let verdicts = try verdicts(of: laps, by: run)
        return try verdicts.reduce(into: [:]) { $0[$1.key] = try observer.explain($1.value, $1.key, binary) }
    }

    private func verdicts(of laps: [LapID], by run: TestRun) throws -> Verdicts {
        let result = try run.run(modules: laps.map(\.testModule))
        // A lap whose signs disagree does not make the others suspicious.
        guard result.suspicion == nil || laps.count == 1 else {
            return try laps.reduce(into: [:]) { $0.merge(try verdicts(of: [$1], by: run)) { $1 } }
        }
        return laps.reduce(into: [:]) { $0[$1] = LapVerdict(of: $1, by: result) }
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

extension LapID {
    /// Whether errors are in the learner's code of another lap or, where the learner writes tests, in given code.
    fileprivate func blamesOtherCode(_ failure: BuildFailure) -> Bool {
        failure.diagnostics.contains { error in
            let path = URL(filePath: error.file).path(from: kata.folder)
            return path.hasPrefix("Sources/") && Lap(of: path) != lap || path.hasPrefix("Given/") && guide == nil
        }
    }
}
