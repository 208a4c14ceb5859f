import Foundation

extension Judge {
    /// Adds what a person wants to know: the compiler's warnings, tests that Swift Testing does not run, where a crash or a
    /// hang is, and what the code printed.
    ///
    /// - Parameter binary: what the verdict comes from.
    func explain(_ verdict: LapVerdict, of trial: Trial, by binary: TestBinary) throws -> LapVerdict {
        let lap = trial.lap
        let ofCompiler = binary.warnings.filter { lap.owns($0.file) }
        let ofTests = OwnTestCode(trial.tests, in: lap.kata.folder).warnings(about: verdict.outcomes)
        let explained = verdict.with(warnings: ofCompiler + ofTests)
        guard verdict.state == .red else { return explained }
        let run = TestRun(binary: binary, launcher: launcher, timeout: settings.testTimeout)
        return explained.with(outcomes: try run.explain(verdict.outcomes, hasPrinted: verdict.hasPrinted))
    }
}
