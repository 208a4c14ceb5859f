import Foundation

extension Judge {
    /// Adds what a person wants to know: the compiler's warnings, tests that Swift Testing does not run, where a crash or a
    /// hang is, and what the code printed.
    ///
    /// - Parameter binary: what the verdict comes from.
    func explain(_ verdict: LapVerdict, of lap: LapID, by binary: TestBinary) throws -> LapVerdict {
        var verdict = verdict
        let folder = binary.package.appending(path: lap.kata.folder.path(from: kit.root))
        verdict.warnings = binary.warnings.filter { Lap(of: URL(filePath: $0.file).path(from: folder)) == lap.lap }
        let tests = OwnTestCode(try lap.guide == nil ? lap.readTests(in: folder) : [:], in: folder)
        // In a test-first lap, all red tests wait for the same code.
        verdict.warnings += tests.warnings(about: verdict.outcomes, suspectsHelpers: !lap.isTestFirst)
        if verdict.state == .red {
            let run = TestRun(binary: binary, launcher: launcher, timeout: settings.testTimeout)
            verdict.outcomes = try run.explain(verdict.outcomes, hasPrinted: verdict.hasPrinted)
        }
        return verdict
    }
}

extension BuildObserver {
    package static func explaining(for judge: Judge) -> BuildObserver { BuildObserver(explain: judge.explain) }
}
