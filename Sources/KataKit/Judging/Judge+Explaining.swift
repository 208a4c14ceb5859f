import Foundation

extension Judge {
    /// Adds what a person wants to know: the compiler's warnings, tests that Swift Testing does not run, where a crash or a
    /// hang is, and what the code printed.
    ///
    /// - Parameter binary: what the verdict comes from.
    func explain(_ verdict: LapVerdict, of trial: Trial, by binary: TestBinary) throws -> LapVerdict {
        let lap = trial.lap
        var verdict = verdict
        verdict.warnings = binary.warnings.filter { lap.owns($0.file) }
        // In a test-first lap, all red tests wait for the same code.
        verdict.warnings += OwnTestCode(trial.tests, in: lap.kata.folder)
            .warnings(about: verdict.outcomes)
        if verdict.state == .red {
            let run = TestRun(binary: binary, launcher: launcher, timeout: settings.testTimeout)
            verdict.outcomes = try run.explain(verdict.outcomes, hasPrinted: verdict.hasPrinted)
        }
        return verdict
    }
}
