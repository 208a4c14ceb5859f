import Foundation
import KataKit

@testable import KataGrading

/// A run of hostile tests: they run on this machine as a submission's tests do, and nothing stops them before.
struct AttackRun {
    let sandbox: GradingSandbox
    let tests: Data
    /// The instructor's kit.
    let kit: URL
    private let nonce = Int.random(in: 100_000...999_999)

    /// Runs tests that pass when the attack succeeds.
    ///
    /// - Returns: by attack, whether it failed.
    func threats() throws -> [String: Bool] {
        guard let kata = sandbox.kit.katas.first else { return [:] }
        // An instructor's secret, such as a CI machine's token.
        setenv("ATTACK_SECRET", "\(nonce)", 1)
        // What a program that starts the grader may leave open.
        let leak = open("/dev/zero", O_RDONLY)
        defer { close(leak) }
        let verdict = try run(["Attacks.swift": tests, "Targets.swift": Data(targets(leak).utf8)], as: kata)
        let survivors = try sandbox.launcher().capture(["pkill", "-f", "^sleep \(nonce)$"], timeout: 10)
        guard let outcomes = verdict?.outcomes, !outcomes.isEmpty else {
            let reason = verdict?.diagnostics.first?.text(from: sandbox.kit.root) ?? verdict?.reason
            throw CommandError(.ownFailure, "the attacks did not run: \(reason ?? "no reason was given")")
        }
        let isHeld = Dictionary(uniqueKeysWithValues: outcomes.map { ($0.name, $0.verdict != .passed) })
        return isHeld.merging(["leaves a process behind": survivors.ending != .exited(0)]) { $1 }
    }

    /// What the tests look for.
    ///
    /// - Parameter leak: the number of a file that the grader has open.
    private func targets(_ leak: Int32) -> String {
        var device = stat()
        stat("/dev/zero", &device)
        return """
            let kit = \(kit.path.debugDescription)
            let home = \(NSHomeDirectory().debugDescription)
            let nonce = \(nonce)
            let leak: Int32 = \(leak)
            let rareDevice: UInt = \(UInt(device.st_rdev))
            let grader: Int32 = \(ProcessInfo.processInfo.processIdentifier)

            """
    }

    /// Runs tests next to the reference, without a check of their code.
    private func run(_ tests: [String: Data], as kata: Kata) throws -> LapVerdict? {
        let settings = JudgeSettings(testTimeout: 5)
        let judge = Judge(kit: sandbox.kit, launcher: try sandbox.launcher(), settings: settings)
        let trial = Trial(kata.lap(.bite), code: try kata.readReference(), tests: tests.within("Tests"))
        return try judge.verdicts(of: judge.build([trial], in: "attacks", says: "building the attacks")).values.first
    }
}
