import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// All ways to run built tests come to the same verdicts.
    @Suite(.long, .serialized, .takingTurns)
    struct TestRunnerTests {
        #if os(Linux)
            private static let runners = [
                .direct, helper("toolchain"), helper("other-toolchain"), TestRunner.swiftTest,
            ]
        #else
            private static let runners: [TestRunner?] = [nil, .swiftTest]
        #endif

        /// A runner that is called like a Mac's helper. One toolchain's checks its arguments and runs the tests. The
        /// other's cannot load them.
        private static func helper(_ toolchain: String) -> TestRunner {
            .helper(toolchain: Checkout.standIns.appending(path: toolchain).path, platform: "/platform")
        }

        @Test(arguments: runners)
        func `a run is resumed past what breaks it off`(runner: TestRunner?) throws {
            let (binary, launcher) = try Self.build("runner", ["Green", "Failures", "Hang"])
            // `swift test` itself takes about a second to begin.
            let run = TestRun(binary: binary, launcher: launcher, timeout: 6, runner: runner, purpose: .reading)

            let result = try run.run(modules: ["GreenTests", "FailuresTests", "HangTests"])

            let verdicts = Dictionary(grouping: result.outcomes, by: \.module).mapValues { $0.map(\.verdict) }
            #expect(
                verdicts == [
                    "GreenTests": [.passed, .passed],
                    "FailuresTests": [.passed, .failed, .failed, .crashed, .crashed, .passed],
                    "HangTests": [.timedOut, .passed],
                ]
            )
        }

        @Test(arguments: [(TestRun.Purpose.reading, TestOutcome.Verdict.timedOut), (.grading, .passed)])
        func `where a hang must be confirmed, a second run decides`(
            purpose: TestRun.Purpose,
            verdict: TestOutcome.Verdict
        ) throws {
            let (binary, launcher) = try Self.build("hangs-once", ["HangsOnce"])
            let mark = binary.build.stage.root.appending(path: ".build/has-hung").path
            try? FileManager.default.removeItem(atPath: mark)
            let variables = ["HAS_HUNG": mark]
            let run = TestRun(
                binary: binary,
                launcher: launcher,
                timeout: 1,
                variables: variables,
                purpose: purpose
            )

            let result = try run.run(modules: ["HangsOnceTests"])

            #expect(result.outcomes.map(\.verdict) == [verdict])
        }

        private static func build(
            _ name: String,
            _ outcomes: [String]
        ) throws -> (binary: TestBinary, launcher: ProcessLauncher) {
            let fixture = try FixtureKit(name, FixtureKata.outcomes(outcomes))
            let kit = try Kit(root: fixture.root)
            let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
            let build = Build(
                // In a stage of the tool, `swift test` finds no test on Linux.
                stage: Stage(kit: kit, name: name, root: kit.root),
                variables: [:],
                options: BuildSystem.options,
                launcher: launcher,
                timeout: 600
            )
            return (try build.run().get(), launcher)
        }

        @Test(arguments: [
            "Failed to open test bundle: no such file", "dyld[5]: Library not loaded: @rpath/libTesting.dylib",
        ])
        func `a helper that does not load the tests is replaced`(line: String) {
            let output = "first\n\(line)\nlast\n"
            #expect(Self.helper("toolchain").replacement(after: output) == .swiftTest)
            #expect(TestRunner.direct.replacement(after: output) == nil)
            #expect(Self.helper("toolchain").replacement(after: "Fatal error: no\n") == nil)
        }

        @Test func `'swift test' says which signal ended its tests`() {
            let output = "error: Exited with unexpected signal code 11\n"
            #expect(TestRunner.swiftTest.ending(.exited(1), saying: output) == .killed(signal: 11))
            #expect(TestRunner.swiftTest.ending(.exited(1), saying: "error: no tests\n") == .exited(1))
            #expect(TestRunner.direct.ending(.exited(1), saying: output) == .exited(1))
        }
    }
}
