import Foundation
import KataKit

/// A separate kit below `.build/kata/grading`. One submission after the other takes the place of the katas in it, and
/// its build stays warm.
///
/// One thread at a time uses it.
final class GradingSandbox: @unchecked Sendable {
    let number: Int
    let kit: Kit
    /// The instructor's kit.
    let source: Kit
    let options: GradingOptions
    private(set) var judge: Judge
    /// Which mutant a token means is a secret of this run of the command.
    let key = MutantKey.random()
    /// The mutants that give points, by kata.
    var mutants: [String: [Mutant]] = [:]
    private(set) var containment: Containment?
    private let lifeline: Lifeline
    private let reservedNames: [String: ReservedNames]
    /// The code that is in the kit at the moment, and the stamp of its build.
    private var present: [String: (files: [String: Data], canaries: Canaries)] = [:]

    /// The katas to grade.
    var katas: [Kata] {
        kit.katas.filter { options.katas.contains($0.name) }
    }

    init(_ number: Int, source: Kit, options: GradingOptions, reservedNames: [String: ReservedNames]) throws {
        self.number = number
        self.source = source
        self.options = options
        self.reservedNames = reservedNames
        let root = source.scratchDirectory.appending(path: "grading/sandbox-\(number)")
        try sync(source.root.appending(path: "docs/katas").readFiles(), to: root.appending(path: "docs/katas"))
        try PackageScaffold.write(of: source, to: root)
        kit = try Kit(root: root)
        judge = Judge(kit: kit, launcher: try ProcessLauncher(scratchDirectory: kit.scratchDirectory))
        lifeline = try Lifeline(at: kit.scratchDirectory.appending(path: "lifeline"))
        // A submission must not see what the instructor or a CI machine has in the environment.
        judge.launcher.inherited = [
            "PATH", "HOME", "LANG", "LC_ALL", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "USER",
            "SWIFTPM_MODULECACHE_OVERRIDE",
        ]
        judge.launcher.inheritedByRuns = ["PATH", "LANG", "LC_ALL"]
        judge.testTimeout = options.testTimeout
        judge.buildTimeout = options.buildTimeout
        judge.variables = ["KATA_LAP": Lap.green.rawValue]
    }

    // MARK: Containment

    func contain(by containment: Containment) {
        self.containment = containment
        judge.launcher.contain = { containment.around($0, reading: $1, writing: $2) }
    }

    /// The containment of this sandbox's runs, without a layer yet.
    func containment(libraries: [String]) throws -> Containment {
        let root = kit.scratchDirectory.appending(path: "root")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        return Containment(
            layers: [],
            libraries: libraries,
            root: root,
            seconds: Int(options.testTimeout * 10),
            lifeline: lifeline.path,
            number: number
        )
    }

    // MARK: Code

    /// Puts code in the place of a kata's code, by path below `Sources`, and adds canaries with a new stamp.
    func put(_ sources: [String: Data], as kata: Kata) throws {
        if let present = present[kata.name], present.files == sources { return }
        let original = try source.kata(named: kata.name)
        let canaries = Canaries(kata: original, stamp: UUID().uuidString)
        let code = try original.readGiven().merging(canaries.source.within("Given")) { $1 }
        try sync(code.merging(sources.within("Sources")) { $1 }, to: kata.folder)
        let suites = try original.officialTests.readFiles().merging(canaries.readTests()) { $1 }
        try sync(suites, to: kata.officialTests)
        present[kata.name] = (sources, canaries)
    }

    /// The verdicts of green laps on the code that is present, checked by the canaries.
    func judgeGreen(_ laps: [LapID]) throws -> Judge.Verdicts {
        let verdicts = try judge.judge(laps)
        return Judge.Verdicts(
            uniqueKeysWithValues: verdicts.map { lap, verdict in
                (lap, present[lap.kata.name]?.canaries.checked(verdict) ?? verdict)
            }
        )
    }

    /// What the parser finds in code that is not the starter's; nil when it finds nothing.
    func suspicion(_ lap: LapID, _ files: [String: Data]) throws -> String? {
        guard let names = reservedNames[lap.kata.name] else { return nil }
        let folder = lap.lap == .green ? "Sources" : "Tests"
        return try Screening.suspicion(
            about: files.within("Katas/\(lap.kata.name)/\(folder)"),
            names: lap.lap == .green ? names.names : nil,
            expected: lap.lap == .green ? names.expected : [lap.kata.name],
            in: judge
        )
    }

    // MARK: The reference

    /// Judges the reference in the place of a submission. This machine can grade only if it is green.
    ///
    /// - Returns: why it is not green; nil when it is.
    func troubleWithReference() throws -> String? {
        for kata in kit.katas {
            try put(source.kata(named: kata.name).readReference().below("Sources"), as: kata)
        }
        // The first build of a sandbox is the kit's own: the timeout of a submission's build does not apply to it.
        judge.buildTimeout = max(options.buildTimeout, 600)
        defer { judge.buildTimeout = options.buildTimeout }
        let laps = katas.laps([.green])
        let verdicts = try judgeGreen(laps)
        for lap in laps {
            guard let verdict = verdicts[lap], !verdict.isGreen else { continue }
            let red = verdict.firstRed.map { "'\($0.name)' is \($0.verdict.rawValue)" }
            let what = verdict.reason ?? verdict.diagnostics.first?.text(from: kit.root) ?? red
            return "\(lap.kata.name): \(what ?? "no test")"
        }
        return nil
    }
}
