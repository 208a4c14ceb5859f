import Foundation

/// The warnings of a scratch path's last builds. The compiler prints a warning only when it compiles the file, so this
/// remembers it until the file is compiled again or changes.
struct WarningMemory {
    private struct Warned: Codable {
        var contents: UInt64
        var warnings: [Diagnostic]
    }

    private let file: URL

    init(of scratch: URL) { file = scratch.appending(path: "kata-warnings.json") }

    /// - Parameters:
    ///   - printed: the diagnostics in the output.
    ///   - output: names the files that were compiled: `[5/8] Compiling Module File.swift`.
    func note(_ printed: [Diagnostic], in output: String) throws {
        let lines = output.matches(of: /\] Compiling .*?(\S+\.swift)$/.anchorsMatchLineEndings())
        let compiled = Set(lines.map(\.output.1))
        var known = known.filter { path, _ in !compiled.contains { path.hasSuffix("/\($0)") } }
        for (path, warnings) in Dictionary(grouping: printed.filter { $0.severity == .warning }, by: \.file) {
            known[path] = Warned(contents: Self.contents(of: path), warnings: warnings)
        }
        if !known.isEmpty || file.exists { try JSONEncoder.inOneLine.encode(known).write(to: file, options: .atomic) }
    }

    /// The warnings on all files as they are now, by the files' paths.
    var warnings: [Diagnostic] { known.sorted { $0.key < $1.key }.flatMap(\.value.warnings) }

    private var known: [String: Warned] {
        let read = try? JSONDecoder().decode([String: Warned].self, from: Data(contentsOf: file))
        return (read ?? [:]).filter { Self.contents(of: $0.key) == $0.value.contents }
    }

    private static func contents(of path: String) -> UInt64 {
        ["": (try? Data(contentsOf: URL(filePath: path))) ?? Data()].fingerprint()
    }
}
