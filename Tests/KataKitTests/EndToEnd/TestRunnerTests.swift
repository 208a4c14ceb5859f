import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// Both ways to run built tests come to the same verdicts.
    @Suite(.serialized, .takingTurns)
    struct TestRunnerTests {
        @Test(arguments: [TestRunner.direct, .swiftTest])
        func `a run is resumed past what breaks it off`(runner: TestRunner) throws {
            let names = ["Green", "Crash", "Hang", "ExitZero"]
            let fixture = try FixtureKit("runner", FixtureKit.outcomes.filter { names.contains($0.name) })
            // `swift test` runs nothing in a package with an entry point of its own.
            fixture.remove(PackageScaffold.entryPoint)
            let kit = try Kit(root: fixture.root)
            let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
            let build = Build(
                package: kit.root,
                scratch: kit.root.appending(path: ".build"),
                launcher: launcher,
                timeout: 600
            )
            let binary: TestBinary
            switch try build.run() {
            case .built(let built, _): binary = built
            case .failed(let failure): throw failure
            }
            // `swift test` itself takes about a second to begin.
            let run = TestRun(binary: binary, launcher: launcher, timeout: 6, runner: runner)

            let result = try run.run(modules: ["GreenTests", "CrashTests", "HangTests", "ExitZeroTests"])

            let verdicts = Dictionary(grouping: result.outcomes, by: \.module).mapValues { $0.map(\.verdict) }
            #expect(
                verdicts == [
                    "GreenTests": [.passed, .passed],
                    "CrashTests": [.passed, .crashed, .passed],
                    "HangTests": [.timedOut, .passed],
                    "ExitZeroTests": [.crashed, .crashed],
                ]
            )
        }
    }
}
