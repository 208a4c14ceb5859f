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
        /// The process of the grader.
        var grader = ProcessInfo.processInfo.processIdentifier
        /// Which mutant a token means is a secret of this run of the command.
        var key = MutantKey.random()
        /// The mutants and variants that do not apply or compile, by kata: no submission loses a point for one.
        var invalid: [String: Set<String>] = [:]
        var containment: Containment?
        var audit: Audit
    }

    private(set) var preparation: Preparation
    let kit: Kit
    /// The instructor's kit.
    let source: Kit
    /// What measures the learner's own tests, with the mutants that give points, by kata.
    private(set) var subjects: [String: MutationSubject] = [:]
    private let livenessPipe: NamedPipe

    var options: GradingOptions { preparation.options }

    /// The katas to grade.
    var katas: [Kata] { kit.katas.filter { options.katas.contains($0.name) } }

    /// Makes a sandbox, or takes over the build of one that an earlier grader had.
    convenience init(_ number: Int, source: Kit, options: GradingOptions) throws {
        let root = Self.root(number, source)
        try sync(source.root.appending(path: "docs/katas").readFiles(), to: root.appending(path: "docs/katas"))
        try PackageScaffold.write(of: source, to: root)
        let preparation = Preparation(number: number, options: options, audit: Audit())
        try self.init(preparation, source: source)
    }

    /// Takes a sandbox that is prepared.
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

    /// The judge of one submission.
    ///
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
                variables: ["KATA_LAP": Lap.green.rawValue]
            )
        )
    }

    // MARK: Containment

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

    // MARK: Code

    /// Puts code in the place of a kata's code, by path below `Sources`.
    func put(_ sources: [String: Data], as kata: Kata) throws {
        let original = try source.kata(named: kata.name)
        try sync(original.readGiven().merging(sources.within("Sources")) { $1 }, to: kata.folder)
        try sync(original.officialTests.readFiles(), to: kata.officialTests)
    }

    /// Looks at what was compiled for these laps, and notes the remarks.
    func auditing(_ laps: [LapID], _ note: @escaping ([Remark]) -> Void) -> BuildObserver {
        .looking { [self] binary, built in
            note(try preparation.audit.remarks(on: laps.filter(built.contains), of: binary, launcher()))
        }
    }

    // MARK: The mutants

    /// Finds the mutants that give points.
    func findMutants() throws {
        try weaveMutants()
        let valid = try mutationRun(isOwnBuild: true).valid(katas.compactMap { subjects[$0.name] })
        for (kata, subject) in zip(katas, valid) {
            (subjects[kata.name], preparation.invalid[kata.name]) = (subject, subject.namesOfInvalid)
        }
    }

    /// The mutants that give points, in words.
    func bugs() throws -> [GradingKit.Bug] {
        try katas.flatMap { kata in
            let page = MarkdownPage(file: try source.kata(named: kata.name).file(of: .review))
            let rules = page.map { ReviewPage($0).mutantsByRule } ?? []
            return (subjects[kata.name]?.mutants ?? []).map { mutant in
                let rule = rules.first { $0.mutants.contains(mutant.name) }?.rule ?? ""
                return GradingKit.Bug(kata: kata.name, mutant: mutant.name, effect: mutant.effect, rule: rule)
            }
        }
    }

    /// Weaves the mutants that are not known to be invalid.
    func weaveMutants() throws {
        let run = try mutationRun(isOwnBuild: true)
        for kata in try katas.map({ try source.kata(named: $0.name) }) {
            let all = try run.bite(kata, tests: kata.starter.appending(path: "Tests"))
            subjects[kata.name] = try run.leavingOut(preparation.invalid[kata.name] ?? [], of: all)
        }
    }

    func mutationRun(isOwnBuild: Bool = false) throws -> MutationRun {
        let judge = try judge(of: source, isOwnBuild: isOwnBuild)
        let stage = "grading-bite-\(preparation.number)"
        return MutationRun(judge, stage: stage, key: preparation.key, repeatsKills: true)
    }

    // MARK: The reference

    /// Makes the sandbox ready for submissions.
    ///
    /// - Throws: ``CommandError`` when the reference is not green.
    func prepare() throws {
        if let trouble = try troubleWithReference() {
            let reason = "the reference is not green on this machine, so nothing can be graded"
            throw CommandError(.ownFailure, "\(reason): \(trouble)")
        }
        try findMutants()
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
        let laps = katas.laps([.green])
        let measuring = BuildObserver.looking { [self] binary, built in
            try preparation.audit.measure(built.map(\.kata), in: binary, launcher())
        }
        let verdicts = try judge(isOwnBuild: true).judge(laps, observing: measuring)
        for lap in laps {
            guard let verdict = verdicts[lap], !verdict.isGreen else { continue }
            let red = verdict.firstRed.map { "'\($0.name)' is \($0.verdict.rawValue)" }
            let what = verdict.reason ?? verdict.diagnostics.first?.text(from: kit.root) ?? red
            return "\(lap.kata.name): \(what ?? "no test")"
        }
        return nil
    }
}
