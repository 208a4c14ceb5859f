import Foundation

/// The warnings of a stage's last builds. The compiler prints a warning only when it compiles the file, so a build
/// remembers it until the file is compiled again.
extension Build {
    private var fileOfWarnings: URL { stage.scratch.appending(path: "kata-warnings.json") }

    /// - Parameters:
    ///   - printed: the diagnostics in the output.
    ///   - output: names the files that were compiled: `[5/8] Compiling Module File.swift`.
    func noteWarnings(_ printed: [Diagnostic], in output: String) throws {
        let lines = output.matches(of: /\] Compiling .*?(\S+\.swift)$/.anchorsMatchLineEndings())
        let compiled = Set(lines.map(\.output.1))
        // A build that somebody stopped may have compiled a file, and told nobody.
        let last = fileOfWarnings.modificationDate ?? .distantPast
        var known = knownWarnings.filter { path, _ in
            !compiled.contains { path.hasSuffix("/\($0)") }
                && stage.staged(path).modificationDate.map { $0 <= last } == true
        }
        known.merge(Dictionary(grouping: printed.filter { $0.severity == .warning }, by: \.file)) { $1 }
        guard !known.isEmpty || fileOfWarnings.exists else { return }
        try JSONEncoder.inOneLine.encode(known).write(to: fileOfWarnings, options: .atomic)
    }

    /// The warnings on all files that are there, by the files' paths.
    var warnings: [Diagnostic] {
        knownWarnings.filter { stage.staged($0.key).exists }.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private var knownWarnings: [String: [Diagnostic]] {
        (try? JSONDecoder().decode([String: [Diagnostic]].self, from: Data(contentsOf: fileOfWarnings))) ?? [:]
    }
}
