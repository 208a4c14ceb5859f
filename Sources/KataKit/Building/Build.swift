import Foundation

/// One build of a stage by `swift build`.
struct Build: Sendable {
    var stage: Stage
    /// The swap: `KATA`, `KATA_LAP`.
    var variables: [String: String]
    /// The options of `swift build`: those of the build system, and those that a plain `swift test` does not use.
    var options: [String]
    var launcher: ProcessLauncher
    /// The timeout of the build, in seconds.
    var timeout: Double

    func run() throws -> Result<TestBinary, BuildFailure> {
        let command = ["swift", "build", "--build-tests"] + options + stage.places
        let build = try launcher.capture(
            launcher.confinement == nil ? command : ShellLimit.memory(command),
            variables: variables,
            timeout: timeout,
            grace: 10
        )
        let output = stage.mapped(build.text)
        let printed = Diagnostic.all(in: output)
        try noteWarnings(printed, in: output)
        switch build.ending {
        case .exited(0):
            guard let folder = BuildSystem.findProducts(in: stage.scratch) else {
                throw CommandError(.ownFailure, "the build succeeded, but \(stage.scratch.path) has no products")
            }
            return .success(TestBinary(build: self, folder: folder))
        case .timedOut:
            let reason = "the build did not end within \(timeout.inSeconds)"
            return .failure(BuildFailure(diagnostics: [], reason: reason))
        default:
            let errors = printed.filter { $0.severity == .error }
            let fault = faultOfMachine(errors, output)
            let reason = fault ?? reason(in: output)
            return .failure(BuildFailure(diagnostics: errors, reason: reason, isFaultOfMachine: fault != nil))
        }
    }

    /// Whether there was a build before this one.
    var isRepeated: Bool { BuildSystem.findProducts(in: stage.scratch) != nil }

    /// Why nothing can be built here, even with correct code; nil when the code may be at fault. A program can contain
    /// these words too, so this is for a person who sees the machine.
    private func faultOfMachine(_ errors: [Diagnostic], _ output: String) -> String? {
        if output.contains("was compiled with module cache path") {
            return "this folder was moved after it was built: delete its .build folder and run again"
        }
        // Code outside of tests cannot import Testing on a Mac: that is the learner's error.
        let isMissing = errors.contains { error in
            error.isIn(stage.kit.root.appending(path: "Tests"))
                && (error.message == "no such module 'Testing'"
                    || error.message.contains("plugin for module 'TestingMacros' not found"))
        }
        let fix = "install Xcode, run: sudo xcode-select --switch /Applications/Xcode.app"
        return isMissing ? "the toolchain has no Swift Testing: \(fix), and delete the .build folder" : nil
    }

    private func reason(in output: String) -> String {
        if let name = output.firstMatch(of: /([^\/]+\.swift)\.o because of multiple producers/)?.output.1 {
            let files = (try? stage.root.appending(path: "Katas").readFiles().within("Katas").keys.sorted()) ?? []
            let places = files.filter { $0.hasSuffix("/\(name)") }.joined(separator: " and ")
            return "two files have one name: \(places.isEmpty ? String(name) : places): rename or delete one of them"
        }
        let lines = output.split(separator: "\n").map(String.init)
        // Without the marks that the compiler draws. The least line is the same for every order of its processes.
        let errors = lines.filter { $0.contains("error: ") }.map { $0.drop { " |`-".contains($0) } }
        // A file that cannot be written has no place, and is the cause of others.
        return (errors.filter { $0.contains("unable to ") }.min() ?? errors.min()).map(String.init) ?? lines.last
            ?? "swift build failed and printed nothing"
    }
}

/// Why there is nothing to run.
struct BuildFailure: Error, Sendable {
    var diagnostics: [Diagnostic]
    /// The last error of the build, for failures without a place.
    var reason: String
    /// Whether the reason is a fault of this machine or of its toolchain.
    var isFaultOfMachine = false
}

extension LapID {
    /// The errors that are in this lap: in the learner's files, then in what the learner's changes can break. Files are in
    /// the guide's order, because the compiler's order differs from build to build. In a file, the first error of the compiler
    /// is most often the cause of the others.
    func errors(of failure: BuildFailure) -> [Diagnostic] {
        let others = guide == nil ? [] : [kata.given, kata.officialTests]
        let parts =
            [failure.diagnostics.filter { owns($0.file) }]
            + others.map { folder in failure.diagnostics.filter { $0.isIn(folder) } }
        let edited = kata.guide.workingOrder.flatMap(\.files) + exercise.files
        let named = edited.map { kata.root.appending(path: $0).path }
        // A missing import or brace is a cause. Other errors may follow from it.
        func rank(_ error: Diagnostic) -> (Int, Int, String) {
            let isCause = ["cannot find ", "expected "].contains(where: error.message.hasPrefix)
            return (isCause ? 0 : 1, named.firstIndex(of: error.file) ?? .max, error.file)
        }
        return parts.flatMap { errors in errors.sorted { rank($0) < rank($1) } }
    }
}
