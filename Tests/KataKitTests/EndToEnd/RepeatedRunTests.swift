import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// Many runs of the same tests, each in a process of its own.
    @Suite(.serialized, .takingTurns)
    struct RepeatedRunTests {
        private static let kata = FixtureKata(
            name: "Many",
            source: """
                import Foundation

                func answer() -> Int {
                    let memory = FileManager.default.temporaryDirectory.appending(path: "memory")
                    if FileManager.default.fileExists(atPath: memory.path) { return 1 }
                    try? Data("42".utf8).write(to: memory)
                    switch ProcessInfo.processInfo.environment["MODE"] {
                    case "red": return 41
                    case "crash": fatalError("in the middle")
                    case "hang": while true { sleep(1) }
                    case "exit": exit(0)
                    default: return 42
                    }
                }

                """,
            starter: "",
            tests: [("it answers", "#expect(answer() == 42)"), ("it stands", "#expect(Bool(true))")]
        )

        private let run: TestRun

        init() throws {
            let kit = try Kit(root: try FixtureKit("many", [Self.kata]).root)
            let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
            let build = Build(
                package: kit.root,
                scratch: kit.root.appending(path: ".build"),
                options: try BuildSystem.options() + PackageScaffold.buildOptions(of: kit.root),
                launcher: launcher,
                timeout: 600
            )
            switch try build.run() {
            case .built(let built): run = TestRun(binary: built, launcher: launcher, timeout: 3)
            case .failed(let failure): throw failure
            }
        }

        @Test func `each run is judged by itself, whatever the others do`() throws {
            let tests = try run.run(modules: ["ManyTests"]).outcomes
            let modes = ["green", "red", "crash", "green", "hang", "exit", "red", "green"]

            let results = try run.runs(tests, variables: modes.map { ["MODE": $0] })

            #expect(results.map(\.suspicion) == modes.map { _ in nil })
            #expect(
                results.map { $0.outcomes.map(\.verdict) } == [
                    [.passed, .passed], [.failed, .passed], [.crashed, .passed], [.passed, .passed],
                    [.timedOut, .passed], [.crashed, .passed], [.failed, .passed], [.passed, .passed],
                ]
            )
            #expect(results[2].outcomes[0].failures[0].messages.last?.contains("Fatal error: in the middle") == true)
        }

        @Test func `runs without an entry point of the tool come to the same verdicts`() throws {
            var separate = run
            separate.runner = Self.separateRunner
            let tests = try run.run(modules: ["ManyTests"]).outcomes
            let modes = ["red", "crash", "green"]

            let results = try separate.runs(tests, variables: modes.map { ["MODE": $0] })

            #expect(
                results.map { $0.outcomes.map(\.verdict) } == [
                    [.failed, .passed], [.crashed, .passed], [.passed, .passed],
                ]
            )
        }

        #if os(Linux)
            private static let separateRunner = TestRunner.helper(
                program: Checkout.standIns.appending(path: "helper").path,
                platform: "/platform"
            )
        #else
            private static let separateRunner: TestRunner? = nil
        #endif

        @Test(.onDemand)
        func `many runs cost less than separate ones`() throws {
            let tests = try run.run(modules: ["ManyTests"]).outcomes
            let variables = (0..<50).map { ["MODE": "\($0)"] }
            let clock = ContinuousClock()

            let together = try clock.measure { _ = try run.runs(tests, variables: variables) }
            let separate = try clock.measure { for one in variables { _ = try run.runs(tests, variables: [one]) } }

            print("50 runs: \(together / 50) each together, \(separate / 50) each in separate programs")
            #expect(together < separate)
        }
    }
}
