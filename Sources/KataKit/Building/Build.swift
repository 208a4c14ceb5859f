import Foundation

/// One build of a product by `swift build`.
package struct Build: Sendable {
    var package: URL
    /// Where the build keeps its files: the package's own `.build`, or a path below `.build/kata`.
    var scratch: URL
    /// The tests of all targets, and not the tool: a learner's build is nothing but katas.
    var product = "KatasPackageTests"
    /// The swap: `KATA`, `KATA_LAP`, `KATA_SOURCES`.
    var variables: [String: String] = [:]
    /// Of `swift build`, beyond those that a plain `swift test` uses.
    var options: [String] = []
    var launcher: ProcessLauncher
    /// In seconds.
    var timeout: Double

    enum Result: Sendable {
        case built(TestBinary, warnings: [Diagnostic])
        case failed(BuildFailure)
    }

    /// The tool's own bin folder, from its scratch path on, such as `x86_64-unknown-linux-gnu/debug`: other scratch paths have
    /// the same shape. Nil where the tool is in no such folder.
    package static let binPath: String? = {
        let bin = Bundle.main.bundleURL.resolvingSymlinksInPath().pathComponents
        return bin.count > 2 ? bin.suffix(2).joined(separator: "/") : nil
    }()

    func run() throws -> Result {
        let (warnings, failure) = try build()
        if let failure { return .failed(failure) }
        return .built(try findTestBinary(), warnings: warnings)
    }

    /// Builds, and leaves the product where it is.
    ///
    /// - Returns: nil when it succeeds.
    func runOnly() throws -> BuildFailure? {
        try build().failure
    }

    private func build() throws -> (warnings: [Diagnostic], failure: BuildFailure?) {
        let build = try swiftBuild(["--product", product] + options)
        let diagnostics = Diagnostic.all(in: build.text)
        switch build.ending {
        case .exited(0):
            return (diagnostics, nil)
        case .timedOut:
            let reason = "the build did not end within \(timeout.inSeconds)"
            return ([], BuildFailure(diagnostics: [], reason: reason))
        default:
            let errors = diagnostics.filter { $0.severity == .error }
            return ([], BuildFailure(diagnostics: errors, reason: Self.reason(in: build.text)))
        }
    }

    /// The product where other scratch paths have theirs.
    var expectedProduct: URL? {
        Self.binPath.map { scratch.appending(path: "\($0)/\(product)") }
    }

    /// The test binary where other scratch paths have theirs.
    var expectedBinary: TestBinary? {
        Self.binPath.map { binary(in: scratch.appending(path: $0)) }
    }

    private func swiftBuild(_ options: [String]) throws -> ProcessLauncher.Output {
        try launcher.capture(
            ["swift", "build"] + options + ["--package-path", package.path, "--scratch-path", scratch.path],
            variables: variables,
            timeout: timeout,
            termination: .interrupt
        )
    }

    /// Finds the binary that this build wrote: where it is expected or, if nothing fresh is there, where `swift build` says.
    private func findTestBinary() throws -> TestBinary {
        if let expected = expectedBinary, expected.isNewer(thanFilesIn: package.appending(path: "Katas")) {
            return expected
        }
        let answer = try swiftBuild(["--show-bin-path"])
        guard answer.ending == .exited(0),
            let path = answer.text.split(separator: "\n").last(where: { $0.hasPrefix("/") })
        else {
            throw CommandError(.ownFailure, "'swift build --show-bin-path' does not name a folder")
        }
        let binary = binary(in: URL(filePath: String(path)))
        guard binary.file.exists else {
            throw CommandError(.ownFailure, "the build succeeded, but \(binary.file.path) is missing")
        }
        return binary
    }

    private func binary(in folder: URL) -> TestBinary {
        TestBinary(folder: folder, package: package, scratch: scratch, variables: variables)
    }

    private static func reason(in output: String) -> String {
        guard !output.contains("was compiled with module cache path") else {
            return "this folder was moved after it was built: delete its .build folder and run again"
        }
        let lines = output.split(separator: "\n").map(String.init)
        // Without the lines that the compiler draws, and the same line whatever the order of its processes.
        let errors = lines.filter { $0.contains("error: ") }.map { $0.drop { " |`-".contains($0) } }
        return errors.min().map(String.init) ?? lines.last ?? "swift build failed and printed nothing"
    }
}

/// Why there is nothing to run.
struct BuildFailure: Error, Sendable {
    var diagnostics: [Diagnostic]
    /// The last error of the build, for failures without a place.
    var reason: String

    var summary: String {
        diagnostics.first.map { "\($0.file):\($0.line):\($0.column): \($0.message)" } ?? reason
    }
}

extension LapID {
    /// The errors that are in this lap: in the learner's folder, then in what the learner's changes can break.
    func errors(of failure: BuildFailure) -> [Diagnostic] {
        let folders = lap == .green ? [kata.sources, kata.given, kata.officialTests] : [kata.ownTests]
        return folders.flatMap { folder in failure.diagnostics.filter { $0.isIn(folder) } }
    }
}
