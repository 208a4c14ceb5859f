import Foundation

/// The ways to run built tests.
enum TestRunner: Sendable {
    /// The test binary itself: a few milliseconds.
    case direct
    /// `swift test`, which knows how on every platform.
    case swiftTest

    #if os(Linux)
        static let native = TestRunner.direct
    #else
        static let native = TestRunner.swiftTest
    #endif

    #if compiler(>=6.3)
        private static let streamVersion = "6.3"
    #else
        private static let streamVersion = "0"
    #endif

    /// A process that runs the tests that the filters match, one after the other, and writes its event stream.
    func process(
        for binary: TestBinary,
        filters: [String],
        events: URL,
        output: URL,
        toolbox: Toolbox,
        limit: Double
    ) -> ChildProcess {
        let selection =
            filters.flatMap { ["--filter", $0] } + [
                "--no-parallel",
                "--event-stream-output-path", events.path,
                "--event-stream-version", Self.streamVersion,
            ]
        let command: [String]
        switch self {
        case .direct:
            command = [binary.file.path, "--testing-library", "swift-testing"] + selection
        case .swiftTest:
            command =
                [
                    "swift", "test", "--skip-build", "--disable-xctest",
                    "--package-path", binary.build.package.path, "--scratch-path", binary.build.scratch.path,
                ] + selection
        }
        return toolbox.child(
            toolbox.confine(command, events),
            variables: binary.build.variables,
            output: output,
            limit: limit,
            farewell: self == .direct ? .kill : .interrupt
        )
    }
}
