import Foundation
import KataKit

/// Whether code is memory-safe by the compiler's word: it uses no raw memory.
///
/// Code that reads or writes any address reaches the tests, their library and their results, and no symbol shows it.
struct MemorySafety {
    /// The option of a build whose diagnostics this reads.
    static let compilerOption = "-strict-memory-safety"

    var launcher: ProcessLauncher
    /// The folders with the modules that the code imports.
    var imports: [URL]

    /// The timeout of one compiler, in seconds.
    private static let timeout = 60.0
    private static let group = Data("strict-memory-safety".utf8)

    /// What the compiler reported when it compiled the files. A build compiles only what changed, so what it prints is
    /// not all. Each file's diagnostics are kept in a file.
    func findings(in files: [CompiledModule.File], of module: CompiledModule) throws -> [AuditFinding] {
        let concerned = files.filter { file in
            guard let data = file.diagnostics.flatMap({ try? Data(contentsOf: URL(filePath: $0)) }) else {
                return false
            }
            return data.range(of: Self.group) != nil
        }
        return try concerned.flatMap { file in try unsafeUses(in: file, of: module) }
    }

    /// Compiles one file again, to learn where the unsafe code is.
    private func unsafeUses(in file: CompiledModule.File, of module: CompiledModule) throws -> [AuditFinding] {
        let others = module.files.map(\.source).filter { $0 != file.source }
        let output = try launcher.capture(
            ["swiftc", "-frontend", "-typecheck", Self.compilerOption, "-diagnostic-style", "llvm"]
                + ["-swift-version", "6", "-enable-testing", "-D", "DEBUG", "-D", "SWIFT_PACKAGE"]
                + ["-module-name", module.name] + imports.flatMap { ["-I", $0.path] }
                + ["-primary-file", file.source] + others,
            timeout: Self.timeout
        )
        let lines = output.text.split(separator: "\n")
        let uses = lines.indices.filter {
            lines[$0].contains(": warning: ") && lines[$0].hasSuffix("[#StrictMemorySafety]")
        }
        guard !uses.isEmpty else { return [AuditFinding(file: file.source, what: "uses unsafe memory")] }
        return uses.compactMap { index -> AuditFinding? in
            let notes = lines[(index + 1)...].prefix { !$0.contains(": warning: ") && !$0.contains(": error: ") }
                .filter { $0.contains(": note: ") }
            // A data race is the learner's own problem.
            let isAboutRaces =
                lines[index].contains("data races")
                || !notes.isEmpty
                    && notes.allSatisfy { $0.contains("concurrently-executing") || $0.contains("UnsafeContinuation") }
            guard !isAboutRaces else { return nil }
            let line = lines[index].dropFirst(file.source.count + 1).prefix { $0.isNumber }
            let reason = notes.first.flatMap { $0.firstMatch(of: #/: note: (.*)/#) }.map { ": \($0.output.1)" }
            return AuditFinding(file: file.source, line: Int(line), what: "uses unsafe memory\(reason ?? "")")
        }
    }
}
