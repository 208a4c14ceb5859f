import Foundation
import KataKit

/// A separate kit below `.build/kata/grading`. One submission after the other takes the place of the katas in it, and
/// its build stays warm.
///
/// The grader prepares it, then a process for each submission uses it. One thread at a time does.
final class GradingSandbox: @unchecked Sendable {
    /// What the grader finds out before any submission, so that none can change it.
    struct Preparation: Codable, Sendable {
        let number: Int
        let options: GradingOptions
        var grader = ProcessInfo.processInfo.processIdentifier
        /// Which mutant a token means is a secret of this run of the command.
        var key = MutantKey.random()
        /// The mutants and variants that do not apply or compile, by lap and kata: no submission loses a point for one.
        var invalid: [Lap: [String: Set<String>]] = [:]
        var containment: Containment?
        var audit: Audit
    }

    private(set) var preparation: Preparation
    let kit: Kit
    /// The instructor's kit.
    let source: Kit
    /// What measures the learner's own tests, with the mutants that give points.
    private(set) var subjects: [LapID: MutationSubject] = [:]
    private let livenessPipe: NamedPipe

    var options: GradingOptions { preparation.options }

    var katas: [Kata] { kit.katas.filter { options.katas.contains($0.name) } }

    /// Laps of the instructor's kit in which learners write tests.
    func laps(_ lap: Lap) -> [LapID] { source.katas.filter { options.katas.contains($0.name) }.laps(lap) }

    /// Makes a sandbox, or takes over the build of one that an earlier grader had.
    convenience init(_ number: Int, source: Kit, options: GradingOptions) throws {
        let root = Self.root(number, source)
        try sync(source.root.appending(path: "docs/katas").readFiles(), to: root.appending(path: "docs/katas"))
        try sync(source.root.appending(path: ".starters").readFiles(), to: root.appending(path: ".starters"))
        // A kata reads the names of its edge cases there.
        for tests in source.katas.map(\.officialTests) {
            try sync(tests.readFiles(), to: root.appending(path: tests.path(from: source.root)))
        }
        try PackageScaffold.write(of: source, to: root)
        let preparation = Preparation(number: number, options: options, audit: Audit())
        try self.init(preparation, source: source)
    }

    init(_ preparation: Preparation, source: Kit) throws {
        self.preparation = preparation
        self.source = source
        kit = try Kit(root: Self.root(preparation.number, source))
        try kit.scratchDirectory.makeFolder()
        livenessPipe = try NamedPipe(at: kit.scratchDirectory.appending(path: "liveness"))
    }

    private static func root(_ number: Int, _ source: Kit) -> URL {
        source.scratchDirectory.appending(path: "grading/sandbox-\(number)")
    }

    // MARK: Building and running

    func launcher() throws -> ProcessLauncher {
        let containment = preparation.containment
        return try ProcessLauncher(
            scratchDirectory: kit.scratchDirectory,
            confinement: Confinement(
                // A submission must not see what the instructor or a CI machine has in the environment.
                variables: [
                    "PATH", "HOME", "LANG", "LC_ALL", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "USER",
                    "SWIFTPM_MODULECACHE_OVERRIDE",
                ],
                variablesOfTests: ["PATH", "LANG", "LC_ALL"],
                limitBuild: ShellLimit.memory,
                containTests: { command, files, pipe in
                    containment?.around(command, reading: files, writing: pipe) ?? Confinement.limitOutput(command)
                }
            )
        )
    }

    /// - Parameters:
    ///   - kit: nil for the sandbox's own.
    ///   - isOwnBuild: whether it builds the instructor's code. The timeout of a submission's build does not apply to it.
    func judge(of kit: Kit? = nil, isOwnBuild: Bool = false) throws -> Judge {
        Judge(
            kit: kit ?? self.kit,
            launcher: try launcher(),
            settings: JudgeSettings(
                testTimeout: options.testTimeout,
                buildTimeout: isOwnBuild ? max(options.buildTimeout, 600) : options.buildTimeout,
                variables: ["KATA_LAP": Lap.green.rawValue],
                confirmsHangs: true
            )
        )
    }

    func contain(by barriers: Set<Barrier>, with toolchain: Toolchain) throws {
        let root = kit.scratchDirectory.appending(path: "root")
        try root.makeFolder()
        preparation.containment = Containment(
            barriers: barriers,
            libraries: toolchain.libraries,
            root: root,
            seconds: Int(options.testTimeout * 10),
            livenessPipe: livenessPipe.file.path,
            grader: preparation.grader,
            number: preparation.number
        )
    }

    /// Puts code in the place of a kata's code, by path below `Sources`.
    func put(_ sources: [String: Data], as kata: Kata) throws {
        let original = try source.kata(named: kata.name)
        try sync(original.readGiven().merging(sources.within("Sources")) { $1 }, to: kata.folder)
        try sync(original.officialTests.readFiles(), to: kata.officialTests)
    }

    /// Looks at what was compiled for these laps, and notes the remarks.
    func auditing(_ laps: [LapID], ofCode: Bool, _ note: @escaping ([Remark]) -> Void) -> BuildObserver {
        .looking { [self] binary, built in
            let laps = laps.filter(built.contains)
            note(try preparation.audit.remarks(on: laps, ofCode: ofCode, of: binary, launcher()))
        }
    }

    // MARK: The mutants

    func findMutants() throws {
        try weaveMutants()
        for lap in Lap.allCases {
            for subject in try mutationRun(lap, isOwnBuild: true).valid(laps(lap).compactMap { subjects[$0] }) {
                subjects[subject.lap] = subject
                preparation.invalid[lap, default: [:]][subject.lap.kata.name] = subject.namesOfInvalid
            }
        }
    }

    /// The mutants that give points, in words.
    func bugs() throws -> [GradingKit.Bug] {
        (laps(.bite) + laps(.first)).flatMap { lap in
            let rules = lap.mutantsByRule
            return (subjects[lap]?.mutants ?? []).map { mutant in
                let rule = rules.first { $0.mutants.contains(mutant.name) }?.rule ?? ""
                return GradingKit.Bug(kata: lap.kata.name, mutant: mutant.name, effect: mutant.effect, rule: rule)
            }
        }
    }

    /// Weaves the mutants that are not known to be invalid.
    func weaveMutants() throws {
        for lap in laps(.bite) + laps(.first) {
            let run = try mutationRun(lap.lap, isOwnBuild: true)
            let all = try run.subject(lap, tests: lap.readTests(in: lap.kata.starter), rejectsTooStrict: true)
            subjects[lap] = try run.leavingOut(preparation.invalid[lap.lap]?[lap.kata.name] ?? [], of: all)
        }
    }

    func mutationRun(_ lap: Lap, isOwnBuild: Bool = false) throws -> MutationRun {
        let judge = try judge(of: source, isOwnBuild: isOwnBuild)
        let stage = "grading-\(lap.rawValue)-\(preparation.number)"
        return MutationRun(judge, stage: stage, key: preparation.key, repeatsKills: true)
    }

    // MARK: The reference

    /// - Throws: ``CommandError`` when the reference is not green.
    func prepare() throws {
        if let trouble = try troubleWithReference() {
            let reason = "the reference is not green on this machine, so nothing can be graded"
            throw CommandError(.ownFailure, "\(reason): \(trouble)")
        }
        try findMutants()
    }

    func check(
        _ code: [(lap: LapID, files: [String: Data])],
        isOwnBuild: Bool = false,
        observing observer: BuildObserver
    ) throws -> Judge.Verdicts {
        let judge = try judge(of: source, isOwnBuild: isOwnBuild)
        return try judge.check(code, stage: "grading-checks-\(preparation.number)", observing: observer)
    }

    /// Judges the reference in the place of a submission. This machine can grade only if it is green.
    ///
    /// - Returns: why it is not green; nil when it is.
    func troubleWithReference() throws -> String? {
        for kata in kit.katas {
            let original = try source.kata(named: kata.name)
            // A submission must not share a process with the reference of a kata that is left to do.
            let code = try options.katas.contains(kata.name) ? original.readReference() : original.readStarter()
            try put(code.below("Sources"), as: kata)
        }
        let measuring = BuildObserver.looking { [self] binary, built in
            try preparation.audit.measure(built, in: binary, launcher())
        }
        var verdicts = try judge(isOwnBuild: true).judge(katas.laps(.green), observing: measuring)
        let code = try laps(.first).map { ($0, try $0.kata.readReference()) }
        verdicts.merge(try check(code, isOwnBuild: true, observing: measuring)) { $1 }
        for lap in katas.laps(.green) + laps(.first) {
            guard let verdict = verdicts[lap], !verdict.isGreen else { continue }
            let red = verdict.firstRed.map { "'\($0.name)' is \($0.verdict.rawValue)" }
            let what = verdict.reason ?? verdict.diagnostics.first?.text(from: kit.root) ?? red
            return "\(lap.kata.name): \(what ?? "no test")"
        }
        return nil
    }
}
