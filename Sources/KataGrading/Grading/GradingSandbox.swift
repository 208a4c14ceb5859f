import Foundation
import KataKit

/// Stages for one submission after the other, whose builds stay warm, and a folder below `.build/kata/grading` for its runs.
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
    }

    private(set) var preparation: Preparation
    /// The instructor's kit.
    let kit: Kit
    private let folder: URL
    /// What measures the learner's own tests, with the mutants that give points.
    private(set) var subjects: [LapID: MutationSubject] = [:]
    private let livenessPipe: NamedPipe

    var options: GradingOptions { preparation.options }

    var katas: [Kata] { kit.katas.filter { options.katas.contains($0.name) } }

    func laps(_ lap: Lap) -> [LapID] { katas.laps(lap) }

    /// Makes a sandbox, or takes over the build of one that an earlier grader had.
    convenience init(_ number: Int, kit: Kit, options: GradingOptions) throws {
        try self.init(Preparation(number: number, options: options), kit: kit)
    }

    init(_ preparation: Preparation, kit: Kit) throws {
        self.preparation = preparation
        self.kit = kit
        folder = kit.scratchDirectory.appending(path: "grading/sandbox-\(preparation.number)")
        try folder.makeFolder()
        livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
    }

    // MARK: Building and running

    func launcher() throws -> ProcessLauncher {
        let containment = preparation.containment
        return try ProcessLauncher(
            scratchDirectory: folder,
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

    /// - Parameter isOwnBuild: whether it builds the instructor's code. The timeout of a submission's build does not apply
    ///   to it.
    func judge(isOwnBuild: Bool = false) throws -> Judge {
        Judge(
            kit: kit,
            launcher: try launcher(),
            settings: JudgeSettings(
                testTimeout: options.testTimeout,
                buildTimeout: isOwnBuild ? max(options.buildTimeout, 600) : options.buildTimeout,
                confirmsHangs: true
            )
        )
    }

    /// The name of a stage that no other sandbox uses.
    private func stage(_ name: String) -> String { "grading-\(name)-\(preparation.number)" }

    /// Builds the code of some katas in green laps.
    func buildGreen(_ trials: [Trial], isOwnBuild: Bool = false) throws -> BuiltTrials {
        let judge = try judge(isOwnBuild: isOwnBuild)
        return try judge.build(trials, in: stage("green"), says: "building the katas", fallsBack: true)
    }

    /// Builds the code of some katas with the checks of their test-first laps.
    func buildChecks(_ code: [(lap: LapID, files: [String: Data])], isOwnBuild: Bool = false) throws -> BuiltTrials {
        let trials = try code.map { Trial($0.lap, code: $0.files, tests: try $0.lap.readChecks()) }
        let judge = try judge(isOwnBuild: isOwnBuild)
        return try judge.build(trials, in: stage("checks"), says: "building the checks", fallsBack: true)
    }

    /// - Parameter barriers: all of this system, or only the limits.
    func contain(by barriers: [Barrier], with toolchain: Toolchain) throws {
        let root = folder.appending(path: "root")
        try root.makeFolder()
        preparation.containment = Containment(
            isIsolated: barriers != Barrier.limits,
            libraries: toolchain.libraries,
            root: root,
            seconds: Int(options.testTimeout * 10),
            livenessPipe: livenessPipe.file.path,
            grader: preparation.grader,
            number: preparation.number
        )
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
        let judge = try judge(isOwnBuild: isOwnBuild)
        return MutationRun(judge, stage: stage("\(lap.rawValue)-mutants"), key: preparation.key, repeatsKills: true)
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

    /// Judges the reference in the place of a submission. This machine can grade only if it is green.
    ///
    /// - Returns: why it is not green; nil when it is.
    func troubleWithReference() throws -> String? {
        var verdicts: Judge.Verdicts = [:]
        let trials = try laps(.green).map { Trial($0, code: try $0.kata.readReference()) }
        let code = try laps(.first).map { ($0, try $0.kata.readReference()) }
        for built in [try buildGreen(trials, isOwnBuild: true), try buildChecks(code, isOwnBuild: true)] {
            verdicts.merge(try judge(isOwnBuild: true).verdicts(of: built)) { $1 }
        }
        for lap in laps(.green) + laps(.first) {
            guard let verdict = verdicts[lap], !verdict.isGreen else { continue }
            let red = verdict.firstRed.map { "'\($0.name)' is \($0.verdict.rawValue)" }
            let what = verdict.reason ?? verdict.diagnostics.first?.text(from: kit.root) ?? red
            return "\(lap.kata.name): \(what ?? "no test")"
        }
        return nil
    }
}
