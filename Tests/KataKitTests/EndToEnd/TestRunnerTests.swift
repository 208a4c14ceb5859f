import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// All ways to run built tests come to the same verdicts.
    @Suite(.serialized, .takingTurns)
    struct TestRunnerTests {
        #if os(Linux)
            private static let runners = [.direct, Self.standIn, TestRunner.swiftTest]
        #else
            private static let runners: [TestRunner?] = [nil, .swiftTest]
        #endif

        /// A runner that is called like a Mac's helper. It checks its arguments, and runs the tests.
        private static let standIn = TestRunner.helper(
            program: Checkout.standIns.appending(path: "helper").path,
            platform: "/platform"
        )

        @Test(arguments: runners)
        func `a run is resumed past what breaks it off`(runner: TestRunner?) throws {
            let fixture = try FixtureKit("runner", FixtureKata.outcomes(["Green", "Crash", "Hang", "ExitZero"]))
            // `swift test` runs nothing in a package with an entry point of its own.
            fixture.remove(PackageScaffold.entryPoint)
            let kit = try Kit(root: fixture.root)
            let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
            let build = Build(
                package: kit.root,
                scratch: kit.root.appending(path: ".build"),
                options: try BuildSystem.options(),
                launcher: launcher,
                timeout: 600
            )
            let binary: TestBinary
            switch try build.run() {
            case .built(let built): binary = built
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

        @Test func `a toolchain has a helper where Xcode's has it`() throws {
            let toolchain = Checkout.fixtures.appending(path: "toolchain")
            let swift = toolchain.appending(path: "usr/bin/swift").path
            #expect(TestRunner.helper(forSwiftAt: swift, platform: "/platform") == nil)

            try toolchain.write("#!/bin/sh\n", to: "usr/libexec/swift/pm/swiftpm-testing-helper")
            try Shell.run("chmod +x '\(toolchain.path)/usr/libexec/swift/pm/swiftpm-testing-helper'")
            defer { Checkout.fixtures.remove("toolchain") }

            let program = toolchain.appending(path: "usr/libexec/swift/pm/swiftpm-testing-helper").path
            let runner = TestRunner.helper(forSwiftAt: swift, platform: "/platform")
            #expect(runner == .helper(program: program, platform: "/platform"))
        }

        @Test func `'swift test' says which signal ended its tests`() {
            let output = "error: Exited with unexpected signal code 11\n"
            #expect(TestRunner.swiftTest.ending(.exited(1), saying: output) == .killed(signal: 11))
            #expect(TestRunner.swiftTest.ending(.exited(1), saying: "error: no tests\n") == .exited(1))
            #expect(TestRunner.direct.ending(.exited(1), saying: output) == .exited(1))
        }
    }
}
