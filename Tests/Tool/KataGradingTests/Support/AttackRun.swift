import Foundation
import KataKit

@testable import KataGrading

/// A run of hostile tests: they run on this machine as a submission's tests do, and nothing stops them before.
struct AttackRun {
    struct Threat: Hashable {
        var name: String
        /// Whether the attack failed.
        var isHeld: Bool
    }

    let sandbox: GradingSandbox
    let tests: Data
    /// The instructor's kit.
    let kit: URL
    private let nonce = Int.random(in: 100_000...999_999)

    /// Runs tests that pass when the attack succeeds.
    func threats() throws -> [Threat] {
        guard let kata = sandbox.kit.katas.first else { return [] }
        // An instructor's secret, such as a CI machine's token.
        setenv("ATTACK_SECRET", "\(nonce)", 1)
        // What a program that starts the grader may leave open.
        let leak = open("/dev/zero", O_RDONLY)
        defer { close(leak) }
        let verdict = try run(["Attacks.swift": tests, "Targets.swift": Data(targets(leak).utf8)], as: kata)
        let outcomes = verdict?.outcomes ?? []
        let survivors = try leftBehind()
        guard !outcomes.isEmpty else {
            let reason = verdict?.diagnostics.first?.text(from: sandbox.kit.root) ?? verdict?.reason
            throw CommandError(.ownFailure, "the attacks did not run: \(reason ?? "no reason was given")")
        }
        let reached = outcomes.map { ($0.name, $0.verdict == .passed) }
        let outlived = [("leaves a process behind", survivors), ("survives the grader", try survivesGrader())]
        return (reached + outlived).map { Threat(name: $0, isHeld: !$1) }
    }

    /// Whether a run goes on when its grader is killed: when the grader's end of the liveness pipe is closed.
    private func survivesGrader() throws -> Bool {
        guard var containment = sandbox.preparation.containment else { return true }
        let launcher = try sandbox.launcher()
        return try launcher.withTemporaryFile("output.txt") { output in
            var livenessPipe: NamedPipe? = try NamedPipe(at: output.appendingPathExtension("liveness"))
            containment.livenessPipe = livenessPipe?.file.path ?? ""
            let command = containment.around(["sleep", "\(nonce)"], reading: [], writing: output)
            let child = launcher.child(command, output: output, timeout: 5, termination: .kill)
            let start = Date()
            let ending = try child.run {
                if Date().timeIntervalSince(start) > 1 { livenessPipe = nil }
                return .none
            }
            return try ending == .timedOut || leftBehind()
        }
    }

    /// The number of the file that the grader has open.
    private static var rareDevice: UInt {
        var info = stat()
        stat("/dev/zero", &info)
        return UInt(info.st_rdev)
    }

    /// What the tests look for.
    ///
    /// - Parameter leak: the number of a file that the grader has open.
    private func targets(_ leak: Int32) -> String {
        """
        let kit = \(kit.path.debugDescription)
        let home = \(NSHomeDirectory().debugDescription)
        let nonce = \(nonce)
        let leak: Int32 = \(leak)
        let rareDevice: UInt = \(Self.rareDevice)
        let grader: Int32 = \(ProcessInfo.processInfo.processIdentifier)

        """
    }

    /// Runs tests next to the reference, without a check of their code.
    private func run(_ tests: [String: Data], as kata: Kata) throws -> LapVerdict? {
        let judge = Judge(
            kit: sandbox.kit,
            launcher: try sandbox.launcher(),
            settings: JudgeSettings(testTimeout: 5)
        )
        let trial = Trial(kata.lap(.bite), code: try kata.readReference(), tests: tests.within("Tests"))
        return try judge.verdicts(of: judge.build([trial], in: "attacks", says: "building the attacks")).values.first
    }

    private func leftBehind() throws -> Bool {
        try sandbox.launcher().capture(["pkill", "-f", "^sleep \(nonce)$"], timeout: 10).ending == .exited(0)
    }
}
