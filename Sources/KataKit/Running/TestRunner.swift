import Foundation

/// The ways to run built tests.
enum TestRunner: Equatable, Sendable {
    /// The test binary itself, which takes a few milliseconds.
    case direct
    /// The program that loads a Mac's test bundle for `swift test`, from a toolchain, with the libraries of its
    /// platform.
    case helper(program: String, platform: String)
    /// `swift test`, which works on every platform and takes about a second.
    case swiftTest

    /// Finds the quickest runner on this machine, once.
    static func find(_ launcher: ProcessLauncher) throws -> TestRunner {
        #if os(Linux)
            return .direct
        #else
            return try found.change { runner in
                let best = try runner ?? findHelper(launcher) ?? .swiftTest
                runner = best
                return best
            }
        #endif
    }

    private static let found = Locked<TestRunner?>(nil)

    /// Finds the helper of Xcode; nil when Xcode is not installed or has no helper.
    static func findHelper(_ launcher: ProcessLauncher) throws -> TestRunner? {
        guard let swift = try xcrun(["--find", "swift"], launcher),
            let platform = try xcrun(["--sdk", "macosx", "--show-sdk-platform-path"], launcher)
        else { return nil }
        return helper(forSwiftAt: swift, platform: platform)
    }

    /// - Parameters:
    ///   - swift: the toolchain's program, in `usr/bin`.
    ///   - platform: the folder of the platform, with the libraries of its tests.
    static func helper(forSwiftAt swift: String, platform: String) -> TestRunner? {
        let toolchain = URL(filePath: swift).deletingLastPathComponent().deletingLastPathComponent()
        let program = toolchain.appending(path: "libexec/swift/pm/swiftpm-testing-helper").path
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        return .helper(program: program, platform: platform)
    }

    private static func xcrun(_ words: [String], _ launcher: ProcessLauncher) throws -> String? {
        do {
            let answer = try launcher.capture(["xcrun"] + words, timeout: 60)
            return answer.ending == .exited(0) ? answer.text.split(separator: "\n").last.map(String.init) : nil
        } catch is CommandError {
            return nil
        }
    }

    #if compiler(>=6.3)
        private static let streamVersion = "6.3"
    #else
        private static let streamVersion = "0"
    #endif

    var summary: String {
        switch self {
        case .direct: "directly"
        case .helper: "by Xcode's helper"
        case .swiftTest: "by 'swift test', which takes a second longer"
        }
    }

    var termination: ChildProcess.TerminationPolicy { self == .swiftTest ? .interrupt() : .kill }

    /// The command that runs the tests that the filters match, one after the other, and writes its event stream.
    ///
    /// - Parameters:
    ///   - module: a module whose file has all these tests.
    func command(for binary: TestBinary, module: String, filters: [String], events: URL) throws -> [String] {
        let selection =
            filters.flatMap { ["--filter", $0] } + [
                "--no-parallel",
                "--event-stream-output-path", events.path,
                "--event-stream-version", Self.streamVersion,
            ]
        let file = binary.file(of: module).path
        let library = ["--testing-library", "swift-testing"]
        switch self {
        case .direct:
            return [file] + library + selection
        case .helper(let program, let platform):
            return ["/bin/sh", "-c", Self.withPlatform, "sh", platform, program, "--test-bundle-path", file] + selection
                + [file] + library
        case .swiftTest:
            return try ["swift", "test", "--skip-build", "--disable-xctest"] + BuildSystem.options()
                + (binary.isSplit ? ["--test-product", module] : [])
                + ["--package-path", binary.package.path, "--scratch-path", binary.scratch.path] + selection
        }
    }

    /// The variables are set here, because a Mac removes them when one of its own programs starts.
    private static let withPlatform = """
        DYLD_FRAMEWORK_PATH=$1/Developer/Library/Frameworks
        DYLD_LIBRARY_PATH=$1/Developer/usr/lib
        export DYLD_FRAMEWORK_PATH DYLD_LIBRARY_PATH
        shift
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
