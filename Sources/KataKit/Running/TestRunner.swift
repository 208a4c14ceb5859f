import Foundation

/// The ways to run built tests.
enum TestRunner: Equatable, Sendable {
    /// The test binary itself, which takes a few milliseconds.
    case direct
    /// The program that loads a Mac's test bundle for `swift test`, with the libraries of the toolchain that built the
    /// bundle and of the platform.
    case helper(toolchain: String, platform: String)
    /// `swift test`, which works on every platform and takes about a second.
    case swiftTest

    /// Finds the quickest runner on this machine, once.
    static func find(_ launcher: ProcessLauncher) -> TestRunner {
        #if os(Linux)
            return .direct
        #else
            return found.change { runner in
                let best = runner ?? findHelper(launcher) ?? .swiftTest
                runner = best
                return best
            }
        #endif
    }

    private static let found = Locked<TestRunner?>(nil)

    /// Finds the helper of the `swift` that builds; nil when it has none, or when Xcode is not installed.
    private static func findHelper(_ launcher: ProcessLauncher) -> TestRunner? {
        guard let toolchain = try? Toolchain(launcher).folder.path,
            FileManager.default.isExecutableFile(atPath: program(of: toolchain)),
            let xcode = try? launcher.capture(["xcrun", "--sdk", "macosx", "--show-sdk-platform-path"], timeout: 60),
            xcode.ending == .exited(0), let platform = xcode.text.split(separator: "\n").last
        else { return nil }
        return .helper(toolchain: toolchain, platform: String(platform))
    }

    private static func program(of toolchain: String) -> String {
        "\(toolchain)/libexec/swift/pm/swiftpm-testing-helper"
    }

    /// What runs the tests from now on, after a helper that could not load them; nil if it does not say so.
    func replacement(after output: String) -> TestRunner? {
        guard case .helper = self, output.contains(/Failed to open test bundle|Library not loaded/) else { return nil }
        Self.found.change { $0 = .swiftTest }
        return .swiftTest
    }

    #if compiler(>=6.3)
        private static let streamVersion = "6.3"
    #else
        private static let streamVersion = "0"
    #endif

    var summary: String {
        switch self {
        case .direct: "directly"
        case .helper: "by the toolchain's helper"
        case .swiftTest: "by 'swift test', which takes a second longer"
        }
    }

    /// The command that runs the tests that the filters match, one after the other, and writes its event stream.
    ///
    /// - Parameters:
    ///   - module: a module whose file has all these tests.
    ///   - attachments: the folder for what the tests attach; nil if nobody reads that.
    func command(
        for binary: TestBinary,
        _ module: String,
        _ filters: [String],
        events: URL,
        _ attachments: URL?
    ) -> [String] {
        let selection =
            filters.flatMap { ["--filter", $0] } + [
                "--no-parallel",
                "--event-stream-output-path", events.path,
                "--event-stream-version", Self.streamVersion,
            ] + (attachments.map { ["--attachments-path", $0.path] } ?? [])
        let file = binary.file(of: module).path
        let library = ["--testing-library", "swift-testing"]
        switch self {
        case .direct:
            return [file] + library + selection
        case .helper(let toolchain, let platform):
            return ["/bin/sh", "-c", Self.withLibraries, "sh", platform, toolchain, Self.program(of: toolchain)]
                + ["--test-bundle-path", file] + selection + [file] + library
        case .swiftTest:
            return ["swift", "test", "--skip-build", "--disable-xctest"] + BuildSystem.options
                + (binary.isSplit ? ["--test-product", module] : [])
                + binary.build.stage.places + selection
        }
    }

    /// The variables are set here, because a Mac removes them when one of its own programs starts.
    private static let withLibraries = """
        DYLD_FRAMEWORK_PATH=$1/Developer/Library/Frameworks:$1/Developer/Library/PrivateFrameworks
        DYLD_LIBRARY_PATH=$1/Developer/usr/lib:$2/lib/swift/macosx/testing
        export DYLD_FRAMEWORK_PATH DYLD_LIBRARY_PATH
        shift 2
        exec "$@"
        """

    /// How the tests ended. If a signal ends them, `swift test` itself continues and only prints this.
    func ending(_ ending: ChildProcess.Ending, saying output: String) -> ChildProcess.Ending {
        guard self == .swiftTest, case .exited = ending,
            let match = output.matches(of: /unexpected signal code (\d+)/).last, let signal = Int32(match.output.1)
        else { return ending }
        return .killed(signal: signal)
    }
}
