import Foundation

/// A package below `.build/kata` with this kit's manifest, in which each verdict is reached. It has no code but what the
/// verdict is about.
struct Stage: Sendable {
    let kit: Kit
    let name: String
    let root: URL
    /// Where the build keeps its files.
    var scratch: URL { root.appending(path: ".build") }

    /// Puts the kit's paths in the place of the stage's, where text comes in: what a compiler or a run prints, and its records.
    func mapped(_ text: String) -> String {
        text.replacingOccurrences(of: root.path + "/", with: kit.root.path + "/")
    }

    /// The file of the stage that a path of the kit is about.
    func staged(_ path: String) -> URL { root.appending(path: URL(filePath: path).path(from: kit.root)) }

    /// Keeps another command from the stage, from the first file that is written there to the last run of what is built.
    func lock(_ launcher: ProcessLauncher) throws -> FileLock {
        var hasToWait = false
        return try FileLock(root.appending(path: ".lock")) { _ in
            if !hasToWait { launcher.listener.say("waiting for another 'kata' in this kit") }
            hasToWait = true
            if let interruption = Interruption.pending { throw interruption }
            try launcher.listener.check()
        }
    }

    /// Puts the files of trials in the place of the katas' own. What is the same keeps its date, so that it is not built again, and what
    /// changes gets a later one, whatever date the learner's file has.
    func write(_ trials: [Trial]) throws {
        for (folder, files) in try folders(of: trials) { try sync(files, to: root.appending(path: folder)) }
        for (path, data) in try filesAtTop() {
            let file = root.appending(path: path)
            if (try? Data(contentsOf: file)) != data { try file.write(newVersion: data) }
        }
    }

    /// Whether the stage has the files of a trial already, byte for byte.
    func has(_ trial: Trial) throws -> Bool {
        try folders(of: [trial]).allSatisfy { try root.appending(path: $0.key).readFiles() == $0.value }
            && filesAtTop().allSatisfy { path, data in (try? Data(contentsOf: root.appending(path: path))) == data }
    }

    private func folders(of trials: [Trial]) throws -> [String: [String: Data]] {
        let standIn = "Sources/HeadlessUIKit"
        let start = [standIn: try kit.root.appending(path: standIn).readFiles()]
        return try trials.reduce(into: start) { folders, trial in
            let kata = trial.lap.kata
            let hasSuites = trial.lap.guide != nil
            folders["Katas/\(kata.name)", default: [:]].merge(hasSuites ? trial.code : trial.files) { $1 }
            guard hasSuites else { return }
            let suites = try kata.officialTests.readFiles().filter(\.key.isSwiftFile)
            folders["Tests/\(kata.name)Tests"] = suites.merging(trial.tests.below("Tests")) { $1 }
        }
    }

    private func filesAtTop() throws -> [String: Data] {
        var files = ["Package.swift": try Data(contentsOf: kit.root.appending(path: "Package.swift"))]
        #if os(Linux)
            files["XCTMain.swift"] = Data(Self.entryPoint.utf8)
        #endif
        return files
    }

    /// In a package without an entry point of its own, SwiftPM looks for XCTest's tests on Linux. For this search each
    /// build writes an index, which takes a quarter of the build's time. This is the entry point that SwiftPM would write.
    private static let entryPoint = """
        import Testing

        @main
        struct EntryPoint {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    /// Options of `swift build` and `swift test`.
    var places: [String] { ["--package-path", root.path, "--scratch-path", scratch.path] }

    /// Options of `swift build`. The tool does not debug a stage, so it needs no debug information.
    ///
    /// - Parameter hasLines: whether a backtrace names files and lines. They take a thirtieth of the compiler's time.
    static func buildOptions(hasLines: Bool) -> [String] {
        #if os(Linux)
            let lines = hasLines ? ["-Xswiftc", "-gline-tables-only"] : []
            return ["--disable-index-store", "-debug-info-format", "none"] + lines
        #else
            return []
        #endif
    }
}

extension Stage {
    init(kit: Kit, name: String) {
        self.init(kit: kit, name: name, root: kit.scratchDirectory.appending(path: "stages/\(name)"))
    }
}
