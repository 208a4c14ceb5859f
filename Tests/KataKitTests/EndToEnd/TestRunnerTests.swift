import Foundation
import Testing

@testable import KataKit

extension EndToEnd {
    /// Both ways to run built tests come to the same verdicts.
    struct TestRunnerTests {
        @Test(arguments: [TestRunner.direct, .swiftTest])
        func `a run is resumed past what breaks it off`(runner: TestRunner) throws {
            let kit = try Kit(root: try FixtureKit("outcomes", FixtureKit.outcomes).root)
            let toolbox = try Toolbox(workshop: kit.workshop)
            let build = Build(
                package: kit.root,
                scratch: kit.root.appending(path: ".build"),
                toolbox: toolbox,
                limit: 600
            )
            guard case .built(let binary, _) = try build.run() else {
                Issue.record("the fixture should build")
                return
            }
            // `swift test` itself takes about a second to begin.
            let run = TestRun(binary: binary, toolbox: toolbox, limit: 6, runner: runner)

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
