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
    let deadline: Deadline
    /// Which mutant a token means is a secret of this run of the command.
    let key = MutantKey.random()
    /// What measures the learner's own tests, with the mutants that give points, by kata.
    var subjects: [String: MutationSubject] = [:]
    private(set) var containment: Containment?
    private let livenessPipe: LivenessPipe
    private var audit: Audit
    /// The code that is in the kit at the moment.
    private var present: [String: [String: Data]] = [:]

    /// The katas to grade.
    var katas: [Kata] {
        kit.katas.filter { options.katas.contains($0.name) }
    }

    init(_ number: Int, source: Kit, options: GradingOptions) throws {
        self.number = number
        self.source = source
        self.options = options
        deadline = Deadline(seconds: options.submissionTimeout)
        let root = source.scratchDirectory.appending(path: "grading/sandbox-\(number)")
        try sync(source.root.appending(path: "docs/katas").readFiles(), to: root.appending(path: "docs/katas"))
        try PackageScaffold.write(of: source, to: root)
        kit = try Kit(root: root)
        // The launcher makes the folder that the pipe is in.
        let launcher = try Self.launcher(for: kit, until: deadline)
        livenessPipe = try LivenessPipe(at: kit.scratchDirectory.appending(path: "liveness"))
        audit = Audit(options.facts, launcher: launcher)
    }

    // MARK: Building and running

    func launcher() throws -> ProcessLauncher {
        try Self.launcher(for: kit, until: deadline, containedBy: containment)
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

    private static func launcher(
        for kit: Kit,
        until deadline: Deadline,
        containedBy containment: Containment? = nil
    ) throws -> ProcessLauncher {
        try ProcessLauncher(
            scratchDirectory: kit.scratchDirectory,
            listener: ProgressListener(check: deadline.check),
            confinement: Confinement(
                // A submission must not see what the instructor or a CI machine has in the environment.
                variables: [
                    "PATH", "HOME", "LANG", "LC_ALL", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "USER",
                    "SWIFTPM_MODULECACHE_OVERRIDE",
                ],
                variablesOfTests: ["PATH", "LANG", "LC_ALL"],
                limitBuild: ShellLimit.buildMemory,
                containTests: { command, files, pipe in
                    containment?.around(command, reading: files, writing: pipe) ?? Confinement.limitOutput(command)
                }
            )
        )
    }

    // MARK: Containment

    func contain(by barriers: Set<Barrier>, with toolchain: Toolchain) throws {
        let root = kit.scratchDirectory.appending(path: "root")
        try root.makeFolder()
        containment = Containment(
            barriers: barriers,
            libraries: toolchain.libraries,
            root: root,
            seconds: Int(options.testTimeout * 10),
            livenessPipe: livenessPipe.path,
            number: number
        )
    }

    // MARK: Code

    /// Puts code in the place of a kata's code, by path below `Sources`.
    func put(_ sources: [String: Data], as kata: Kata) throws {
        guard present[kata.name] != sources else { return }
        let original = try source.kata(named: kata.name)
        try sync(original.readGiven().merging(sources.within("Sources")) { $1 }, to: kata.folder)
        try sync(original.officialTests.readFiles(), to: kata.officialTests)
        present[kata.name] = sources
    }

    /// Looks at what was compiled for these laps, and notes the remarks.
    func auditing(_ laps: [LapID], _ note: @escaping ([Remark]) -> Void) -> BuildObserver {
        .looking { [audit] binary, built in note(try audit.remarks(on: laps.filter(built.contains), of: binary)) }
    }

    // MARK: The reference

    /// Makes the sandbox ready for submissions.
    ///
    /// - Throws: ``CommandError`` when the reference is not green.
    func prepare() throws {
        if let trouble = try troubleWithReference() {
            throw CommandError(
                .ownFailure,
                "the reference is not green on this machine, so nothing can be graded: \(trouble)"
            )
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
        let measuring = BuildObserver.looking { binary, built in try self.audit.measure(built.map(\.kata), in: binary) }
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
