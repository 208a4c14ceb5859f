import Foundation
import KataKit

/// Stages for one submission after the other, whose builds stay warm, and a folder below `.build/kata/grading` for its runs.
///
/// The grader prepares it, then a process for each submission uses it. One thread at a time does.
struct GradingSandbox: Sendable {
    /// What the grader finds out before any submission, so that none can change it.
    struct Preparation: Codable, Sendable {
        let number: Int
        let options: GradingOptions
        var grader = ProcessInfo.processInfo.processIdentifier
        /// Which mutant a token means is a secret of this run of the command.
        var key = MutantKey.random()
        var containment: Containment?
        /// The patches of the mutants that do not compile on this machine. They give no points.
        var invalid: Set<URL> = []
    }

    private(set) var preparation: Preparation
    /// The instructor's kit.
    let kit: Kit
    let katas: [Kata]
    private let folder: URL
    private let livenessPipe: NamedPipe

    var options: GradingOptions { preparation.options }

    /// Makes a sandbox, or takes over the builds of one that an earlier grader had.
    init(_ preparation: Preparation, kit: Kit) throws {
        self.preparation = preparation
        self.kit = kit
        katas = kit.katas.filter { preparation.options.katas.contains($0.name) }
        folder = kit.scratchDirectory.appending(path: "grading/sandbox-\(preparation.number)")
        try folder.makeFolder()
        livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
    }

    // MARK: Building and running

    func launcher() throws -> ProcessLauncher {
        let containment = preparation.containment
        return try ProcessLauncher(
            scratchDirectory: folder,
            confinement: Confinement(containTests: containment.map { $0.around(_:reading:writing:) })
        )
    }

    func mutationRun(_ lap: Lap) throws -> MutationRun {
        try MutationRun(judge(), stage: stage("\(lap.rawValue)-mutants"), key: preparation.key, givesPoints: true)
    }

    func judge() throws -> Judge {
        // What is built before the containment is the instructor's own code.
        let timeout = preparation.containment == nil ? max(options.buildTimeout, 600) : options.buildTimeout
        let settings = JudgeSettings(testTimeout: options.testTimeout, buildTimeout: timeout)
        return Judge(kit: kit, launcher: try launcher(), settings: settings)
    }

    /// The name of a stage that no other sandbox uses.
    func stage(_ name: String) -> String { "grading-\(name)-\(preparation.number)" }

    /// - Parameter barriers: all of this system, or only the limits.
    func contained(by barriers: [Barrier], with toolchain: Toolchain) throws -> GradingSandbox {
        let root = folder.appending(path: "root")
        try root.makeFolder()
        var sandbox = self
        sandbox.preparation.containment = Containment(
            isIsolated: barriers != Barrier.limits,
            libraries: toolchain.libraries,
            root: root,
            seconds: Int(options.testTimeout * 10),
            livenessPipe: livenessPipe.file.path,
            // No system gives these numbers to a person or a service, see https://systemd.io/UIDS-GIDS, and a container has
            // them too: it may have only the first 65,536.
            user: 60_578 + (Int(preparation.grader) * 8 + preparation.number) % 422
        )
        return sandbox
    }

    /// What a learner's submission says, as reports show it.
    var shown: ReportText { ReportText(folder: kit.root) }

    // MARK: The mutants

    /// What measures the learner's own tests of a lap.
    func subjects(_ lap: Lap) throws -> [MutationSubject] {
        try katas.laps(lap).map {
            let tests = try $0.readTests(in: $0.kata.starter)
            return try MutationSubject($0, tests: tests, rejectsTooStrict: true) { mutant in
                !preparation.invalid.contains(mutant.patch)
            }
        }
    }

    /// The mutants that give points, in words.
    func bugs() throws -> [GradingKit.Bug] {
        try (subjects(.bite) + subjects(.first)).flatMap { subject -> [GradingKit.Bug] in
            let (kata, lap, rules) = (subject.lap.kata.name, subject.lap.lap, subject.lap.mutantsByRule)
            return subject.mutants.map { mutant in
                let rule = rules.first { $0.mutants.contains(mutant.name) }?.rule ?? ""
                return .init(kata: kata, lap: lap, mutant: mutant.name, effect: mutant.effect, rule: rule)
            }
        }
    }

    // MARK: The reference

    /// - Throws: ``CommandError`` when the reference is not green.
    func requireGreenReference() throws {
        guard let (kata, trouble) = try troubles().first else { return }
        let reason = "the reference is not green on this machine, so nothing can be graded"
        throw CommandError(.ownFailure, "\(reason): \(kata): \(trouble)")
    }

    /// Builds the mutants, so that no submission waits for more than its own tests.
    ///
    /// - Returns: the same without those that do not compile.
    func withValidMutants() throws -> GradingSandbox {
        let valid = try [Lap.bite, .first].flatMap { try mutationRun($0).valid(subjects($0)) }
        var sandbox = self
        sandbox.preparation.invalid = Set(valid.flatMap(\.invalid).map(\.mutant.patch))
        return sandbox
    }

    /// Judges the reference as a submission. This machine can grade a kata only if it is green.
    ///
    /// - Returns: the kata of each lap whose reference is not green, and why.
    func troubles() throws -> [(kata: String, reason: String)] {
        let reports = try codeReports(
            katas.reduce(into: [:]) { $0[$1.name] = SubmittedFiles(all: try $1.solution.readFiles()) }
        )
        return katas.laps().compactMap { lap in
            guard let report = reports[lap], report.verdict != .green else { return nil }
            let red = report.outcomes.first { $0.verdict != .passed }.map { "'\($0.test)' is \($0.verdict.rawValue)" }
            return (lap.kata.name, report.reason ?? report.diagnostics.first ?? red ?? "no test")
        }
    }
}
