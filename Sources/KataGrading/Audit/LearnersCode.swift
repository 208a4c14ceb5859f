import Foundation
import KataKit

/// The learner's own files of a module, and what they may do.
struct LearnersCode {
    var files: [CompiledModule.File]
    var module: CompiledModule
    var permissions: Permissions
    /// The folders with the modules that the code imports.
    var imports: [URL]

    /// How many calls of a file are listed. One stops the lap.
    private static let mostCalls = 10

    /// What the code calls without permission.
    func calls(_ symbols: ObjectSymbols) -> [AuditFinding] {
        files.flatMap { file in
            let forbidden = symbols.undefined(in: [file.object]).map(symbols.symbol).filter { !permissions.allow($0) }
            return Set(forbidden.map(\.shortName)).sorted().prefix(Self.mostCalls).map { entity in
                AuditFinding(file: file.source, line: line(of: entity, in: file.source), what: "calls \(entity)")
            }
        }
    }

    /// What the compiler does not call memory-safe.
    func unsafeCode(_ launcher: ProcessLauncher) throws -> [AuditFinding] {
        try MemorySafety(launcher: launcher, imports: imports).findings(in: files, of: module)
    }

    /// Marks that turn the compiler's checks off, or define a symbol under a foreign name.
    func compilerMarks(_ launcher: ProcessLauncher) throws -> [AuditFinding] {
        try files.flatMap { try CompilerMarks(file: $0.source, launcher: launcher).findings() }
    }

    /// The first line that has the last word of a name: a help to find the place, which need not be right.
    private func line(of entity: String, in file: String) -> Int? {
        let words = entity.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let word = words.last,
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.contains(word) }.map { $0 + 1 }
    }
}
