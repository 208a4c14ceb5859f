import Foundation
import KataKit

/// Whether code is memory-safe by the compiler's word: it uses no raw memory, and hides none from the compiler.
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

    /// What the compiler reported when it compiled the files, and what it reports on marks that silence it.
    func findings(in files: [CompiledModule.File], of module: CompiledModule) throws -> [AuditFinding] {
        try unsafeUses(in: files, of: module) + marks(in: files)
    }

    // MARK: Unsafe code

    /// A build compiles only what changed, so what it prints is not all. Each file's diagnostics are kept in a file.
    private func unsafeUses(in files: [CompiledModule.File], of module: CompiledModule) throws -> [AuditFinding] {
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

    // MARK: Marks

    /// Attributes that change how code is compiled or linked, and the word that silences the compiler. A name that a
    /// macro or a property wrapper has is no such attribute.
    private func marks(in files: [CompiledModule.File]) throws -> [AuditFinding] {
        var text = ""
        var starts: [(line: Int, file: String)] = []
        var line = 1
        for file in files {
            let content = String(decoding: try Data(contentsOf: URL(filePath: file.source)), as: UTF8.self)
            starts.append((line, file.source))
            text += content + "\n"
            line += content.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        }
        // The parser leaves out what a condition excludes, and this machine's conditions need not be those of the build.
        text = text.replacing(/#(?:if|elseif|else|endif)\b[^\n]*/, with: "")
        return try parse(text).compactMap { mark in
            guard let start = starts.last(where: { $0.line <= mark.line }) else { return nil }
            return AuditFinding(file: start.file, line: mark.line - start.line + 1, what: mark.what)
        }
    }

    private func parse(_ text: String) throws -> [(line: Int, what: String)] {
        try launcher.withTemporaryFile("marks.swift") { input in
            try launcher.withTemporaryFile("marks.txt") { output in
                try Data(text.utf8).write(to: input)
                let command = ["swiftc", "-frontend", "-dump-parse", input.path]
                _ = try launcher.child(command, output: output, timeout: Self.timeout, termination: .kill).run()
                let dump = String(decoding: try Data(contentsOf: output), as: UTF8.self)
                return Self.marks(in: dump)
            }
        }
    }

    /// Reads lines such as `(silgen_name_attr range=[marks.swift:4:2 - line:4:23] "memcpy")`.
    private static func marks(in dump: String) -> [(line: Int, what: String)] {
        var last = 1
        return dump.split(separator: "\n").compactMap { line in
            if let place = line.firstMatch(of: #/range=\[[^\]]*?:(\d+):\d+ - /#)?.output.1 { last = Int(place) ?? last }
            guard let node = line.firstMatch(of: /^\s*\((?:\w+=)?(\w+?)_(attr|expr)\b/)?.output else { return nil }
            guard node.2 == "attr" else { return node.1 == "unsafe" ? (last, "marks code as unsafe") : nil }
            return allowedAttributes.contains(String(node.1)) ? nil : (last, "has the attribute @\(node.1)")
        }
    }

    /// The attributes by the parser's names. They say who may call or see a declaration, and how it is isolated. The
    /// others give it a name or a place in the program that Swift does not check, or silence the compiler.
    private static let allowedAttributes: Set<String> = [
        "access_control", "available", "borrowing", "concurrent", "consuming", "convenience", "custom",
        "discardable_result", "dynamic", "dynamic_callable", "dynamic_member_lookup", "final", "frozen",
        "global_actor", "has_initial_value", "has_storage", "ib_action", "ib_designable", "ib_inspectable",
        "ib_outlet", "indirect", "infix", "inlinable", "inline", "isolated", "lazy", "main_type", "mutating",
        "non_mutating", "non_objc", "nonexhaustive", "nonisolated", "objc", "objc_members", "optional", "override",
        "postfix", "preconcurrency", "prefix", "property_wrapper", "reference_ownership", "required",
        "result_builder", "rethrows", "sendable", "setter_access", "testable", "unavailable_from_async",
        "usable_from_inline", "warn_unqualified_access",
    ]
}
