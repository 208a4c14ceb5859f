import Foundation

/// What a person wants to know of a verdict, in addition to the verdict: the compiler's warnings, tests that Swift Testing
/// does not run, where a crash or a hang is, and what the code printed.
package struct Explanation: Sendable {
    private let kit: Kit
    private let launcher: ProcessLauncher
    private let timeout: Double

    package init(for judge: Judge) {
        kit = judge.kit
        launcher = judge.launcher
        timeout = judge.settings.testTimeout
    }

    /// - Parameter binary: what the verdict comes from.
    func explain(_ verdict: LapVerdict, of lap: LapID, by binary: TestBinary) throws -> LapVerdict {
        var verdict = verdict
        let folder = binary.package.appending(path: lap.folder.path(from: kit.root))
        let ignored = lap.lap == .green ? [] : try IgnoredTests(in: folder).warnings(found: verdict.outcomes)
        verdict.warnings = binary.warnings.filter { $0.isIn(folder) } + ignored
        if verdict.state == .red {
            let run = TestRun(binary: binary, launcher: launcher, timeout: timeout)
            verdict.outcomes = try run.explain(verdict.outcomes, hasPrinted: verdict.hasPrinted)
        }
        return verdict
    }
}

/// What a caller does with each build, before the next one overwrites it.
package struct BuildObserver {
    /// Called with each build that succeeds and the laps in it, before their tests run.
    var built: (TestBinary, [LapID]) throws -> Void = { _, _ in }
    /// Called with the verdict of each lap that was run from a build.
    var judged: (LapVerdict, LapID, TestBinary) throws -> LapVerdict = { verdict, _, _ in verdict }

    /// Does nothing.
    package static var none: BuildObserver { BuildObserver() }

    package static func explaining(for judge: Judge) -> BuildObserver {
        let explanation = Explanation(for: judge)
        return BuildObserver(judged: explanation.explain)
    }

    package static func looking(_ built: @escaping (TestBinary, [LapID]) throws -> Void) -> BuildObserver {
        BuildObserver(built: built)
    }
}
