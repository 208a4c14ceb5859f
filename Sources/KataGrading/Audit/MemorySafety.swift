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
        let uses = Self.uses(in: output.text, of: file.source)
        guard !uses.isEmpty else { return [AuditFinding(file: file.source, what: "uses unsafe memory")] }
        return uses.filter { !$0.isHarmless }.map { use in
            AuditFinding(
                file: file.source,
                line: use.line,
                what: (["uses unsafe memory"] + use.notes.prefix(1)).joined(separator: ": ")
            )
        }
    }

    /// A warning of the compiler, and the notes that follow it.
    private struct Use {
        var line: Int?
        var message: Substring
        var notes: [String] = []

        /// A call with `&variable` or a string, which Swift passes as a pointer, of a function that reads no further.
        private static var callWithVariable: Regex<Substring> {
            #/
            (?:reference\ to|argument\ (?:'\w+'|\#\d+)\ in\ call\ to)\ 
            (?:instance\ method\ 'fileExists|global\ function\ '(?:NSDecimal\w+|rename|remove|unlink|mkdir|rmdir|access|ato[ifl]))
            (?:\([\w:]*\))?'\ \w+\ unsafe\ type\ 
            'Unsafe\w*Pointer<(?:ObjCBool|Decimal|CChar)>\??'(?:\ \(aka\ '[^']*'\))?
            /#
        }

        /// A data race is the learner's own problem.
        var isHarmless: Bool {
            if message.hasPrefix(
                "'@preconcurrency' import is not memory-safe because it can silently introduce data races"
            ) {
                return true
            }
            return !notes.isEmpty
                && notes.allSatisfy { note in
                    note.hasPrefix("reference to nonisolated(unsafe) ")
                        && note.hasSuffix(" is unsafe in concurrently-executing code")
                        || note.wholeMatch(of: Self.callWithVariable) != nil
                }
        }
    }

    private static func uses(in output: String, of file: String) -> [Use] {
        var uses: [Use] = []
        for line in output.split(separator: "\n") where line.hasPrefix("\(file):") {
            guard
                let parts = line.dropFirst(file.count + 1).wholeMatch(of: #/(\d+):\d+: (warning|note|error): (.*)/#)?
                    .output
            else { continue }
            if parts.2 == "note", !uses.isEmpty {
                uses[uses.count - 1].notes.append(String(parts.3))
            } else if parts.2 != "note" {
                uses.append(Use(line: Int(parts.1), message: parts.3))
            }
        }
        return uses.filter { $0.message.hasSuffix("[#StrictMemorySafety]") }
    }
}
