import Foundation

/// One build of a package's tests by `swift build`.
struct Build: Sendable {
    var package: URL
    /// Where the build keeps its files: the package's own `.build`, or a path below `.build/kata`.
    var scratch: URL
    /// The swap: `KATA`, `KATA_LAP`, `KATA_SOURCES`.
    var variables: [String: String] = [:]
    var toolbox: Toolbox
    /// In seconds.
    var limit: Double

    enum Result: Sendable {
        case built(TestBinary, warnings: [Diagnostic])
        case failed(BuildFailure)
    }

    func run() throws -> Result {
        let output = try toolbox.scratchFile("build.txt")
        defer { try? FileManager.default.removeItem(at: output) }
        // The product of all test targets, and not the tool: a learner's build is katas alone.
        let options = ["--product", "KatasPackageTests"] + PackageFrame.buildOptions(of: package)
        let ending = try swiftBuild(options, output: output)
        let text = toolbox.read(output)
        let diagnostics = Diagnostic.all(in: text)
        switch ending {
        case .exited(0):
            return .built(try testBinary(), warnings: diagnostics)
        case .timedOut:
            return .failed(BuildFailure(diagnostics: [], reason: "the build did not end within \(limit.inSeconds)"))
        default:
            let errors = diagnostics.filter { $0.severity == .error }
            return .failed(BuildFailure(diagnostics: errors, reason: Self.lastWord(of: text)))
        }
    }

    private static func lastWord(of output: String) -> String {
        guard !output.contains("was compiled with module cache path") else {
            return "this folder has been moved since it was built: delete its .build folder and run again"
        }
        let lines = output.split(separator: "\n").map(String.init)
        // Without the lines that the compiler draws, and the same one in whatever order its processes spoke.
        let spoken = lines.filter { $0.contains("error: ") }.map { $0.drop { " |`-".contains($0) } }
        return spoken.min().map(String.init) ?? lines.last ?? "swift build ended without a word"
    }

    private func swiftBuild(_ arguments: [String], output: URL) throws -> ChildProcess.Ending {
        try toolbox.swift(
            ["build"] + arguments + ["--package-path", package.path, "--scratch-path", scratch.path],
            variables: variables,
            output: output,
            limit: limit
        )
    }

    /// The test binary where other scratch paths have theirs.
    var expectedBinary: TestBinary? {
        toolbox.binFolder.map { TestBinary(folder: scratch.appending(path: $0), build: self) }
    }

    /// The test binary that this build wrote: where it is expected or, if nothing fresh is there, where `swift build` says.
    private func testBinary() throws -> TestBinary {
        if let expected = expectedBinary, expected.isNewer(thanFilesIn: package.appending(path: "Katas")) {
            return expected
        }

        let output = try toolbox.scratchFile("bin-path.txt")
        defer { try? FileManager.default.removeItem(at: output) }
        guard try swiftBuild(["--show-bin-path"], output: output) == .exited(0),
            let path = toolbox.read(output).split(separator: "\n").last(where: { $0.hasPrefix("/") })
        else {
            throw Refusal(.ownFailure, "'swift build --show-bin-path' does not name a folder")
        }
        let binary = TestBinary(folder: URL(filePath: String(path)), build: self)
        guard binary.file.exists else {
            throw Refusal(.ownFailure, "the build has ended well, but \(binary.file.path) is missing")
        }
        return binary
    }
}

/// Why there is nothing to run.
struct BuildFailure: Error, Sendable {
    var diagnostics: [Diagnostic]
    /// The last word of the build, for failures that no place is named for.
    var reason: String

    var summary: String {
        diagnostics.first.map { "\($0.file):\($0.line):\($0.column): \($0.message)" } ?? reason
    }
}
