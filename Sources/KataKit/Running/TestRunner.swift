import Foundation

/// The ways to run built tests.
enum TestRunner: Sendable {
    /// The test binary itself, which takes a few milliseconds.
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

    var termination: ChildProcess.TerminationPolicy {
        self == .direct ? .kill : .interrupt
    }

    /// The command that runs the tests that the filters match, one after the other, and writes its event stream.
    func command(for binary: TestBinary, filters: [String], events: URL) -> [String] {
        let selection =
            filters.flatMap { ["--filter", $0] } + [
                "--no-parallel",
                "--event-stream-output-path", events.path,
                "--event-stream-version", Self.streamVersion,
            ]
        switch self {
        case .direct:
            return [binary.file.path, "--testing-library", "swift-testing"] + selection
        case .swiftTest:
            return [
                "swift", "test", "--skip-build", "--disable-xctest",
                "--package-path", binary.package.path, "--scratch-path", binary.scratch.path,
            ] + selection
        }
    }
}
