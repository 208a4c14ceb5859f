import Foundation
import KataKit

/// Whether the compiler calls code memory-safe, because it uses no raw memory.
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
    /// With these in a file, its uses of unsafe memory cannot be found in what the compiler prints: `#sourceLocation`
    /// changes the places, and a text of the learner's can look like a note of the compiler.
    private static let misleading = ["#sourceLocation", ": note: "].map { Data($0.utf8) }

    /// What the compiler reported when it compiled the files. A build compiles only what changed, so what it prints is
    /// not all. Each file's diagnostics are kept in a file.
    func findings(in files: [CompiledModule.File], of module: CompiledModule) throws -> [AuditFinding] {
        let concerned = files.filter { file in
            guard let data = file.diagnostics.flatMap({ try? Data(contentsOf: URL(filePath: $0)) }) else {
                return false
            }
            return data.range(of: Self.group) != nil
        }
        guard !concerned.isEmpty else { return [] }
        let output = try compileAgain(module)
        let misleading = try module.files.filter(isMisleading).map(\.source)
        let uses = Self.uses(in: output.text, of: Set(module.files.map(\.source)))
        return concerned.flatMap { file in
            // Only if the compiler came to its end are these all uses.
            guard output.ending == .exited(0), !misleading.contains(file.source) else {
                return [AuditFinding(file: file.source, what: "uses unsafe memory")]
            }
            // A use without a known file is in a misleading file, if there is one. Otherwise it may be in this file.
            return findings(uses.filter { $0.file == file.source || $0.file == nil && misleading.isEmpty }, in: file)
        }
    }

    /// Compiles the module again, to learn where the unsafe code is. The compiler's driver finds the macros.
    private func compileAgain(_ module: CompiledModule) throws -> ProcessLauncher.Output {
        try launcher.capture(
            ["swiftc", "-typecheck", "-wmo", Self.compilerOption, "-diagnostic-style", "llvm", "-parse-as-library"]
                + ["-swift-version", "6", "-default-isolation", "MainActor", "-enable-testing"]
                + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE"]
                + ["-module-name", module.name] + imports.flatMap { ["-I", $0.path] }
                + TestingLibrary.compilerOptions(launcher) + module.files.map(\.source),
            timeout: Self.timeout,
            upTo: nil
        )
    }

    private func isMisleading(_ file: CompiledModule.File) throws -> Bool {
        let text = try Data(contentsOf: URL(filePath: file.source))
        return Self.misleading.contains { text.range(of: $0) != nil }
    }

    private func findings(_ uses: [Use], in file: CompiledModule.File) -> [AuditFinding] {
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
        /// Nil if it is in what a macro made of an unknown file.
        var file: String?
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

    /// - Parameter files: of the module.
    private static func uses(in output: String, of files: Set<String>) -> [Use] {
        var uses: [Use] = []
        for line in output.split(separator: "\n") where line.contains(": ") {
            guard let parts = line.wholeMatch(of: #/(.*?):(\d+):\d+: (warning|note|error): (.*)/#)?.output else {
                continue
            }
            let place = files.contains(String(parts.1)) ? (file: String(parts.1), line: Int(parts.2)) : nil
            if parts.3 != "note" {
                uses.append(Use(file: place?.file, line: place?.line, message: parts.4))
            } else if let last = uses.indices.last {
                if !parts.4.hasPrefix("in expansion of macro ") {
                    uses[last].notes.append(String(parts.4))
                } else if uses[last].file == nil {
                    (uses[last].file, uses[last].line) = (place?.file, place?.line)
                }
            }
        }
        return uses.filter { $0.message.hasSuffix("[#StrictMemorySafety]") }
    }
}
