import Foundation

/// The warnings of a scratch path's last builds. The compiler prints a warning only when it compiles the file, so this
/// remembers it until the file is compiled again.
struct WarningMemory {
    private let file: URL
    private let paths: StagePaths

    init(of scratch: URL, _ paths: StagePaths) {
        file = scratch.appending(path: "kata-warnings.json")
        self.paths = paths
    }

    /// - Parameters:
    ///   - printed: the diagnostics in the output.
    ///   - output: names the files that were compiled: `[5/8] Compiling Module File.swift`.
    func note(_ printed: [Diagnostic], in output: String) throws {
        let lines = output.matches(of: /\] Compiling .*?(\S+\.swift)$/.anchorsMatchLineEndings())
        let compiled = Set(lines.map(\.output.1))
        var known = known.filter { path, _ in !compiled.contains { path.hasSuffix("/\($0)") } }
        known.merge(Dictionary(grouping: printed.filter { $0.severity == .warning }, by: \.file)) { $1 }
        if !known.isEmpty || file.exists { try JSONEncoder.inOneLine.encode(known).write(to: file, options: .atomic) }
    }

    /// The warnings on all files that are there, by the files' paths.
    var warnings: [Diagnostic] {
        known.filter { paths.staged($0.key).exists }.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private var known: [String: [Diagnostic]] {
        (try? JSONDecoder().decode([String: [Diagnostic]].self, from: Data(contentsOf: file))) ?? [:]
    }
}
