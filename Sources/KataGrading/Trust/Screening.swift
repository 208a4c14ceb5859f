import Foundation
import KataKit

/// Looks through a learner's code for what could influence the verdict: names that hide those that the suites use, and
/// ways to the process that runs the tests. It says where to look. It does not say why the learner wrote it.
struct Screening {
    /// The names that a suite uses: `plain` without a dot before the name, `members` after a dot.
    struct Names {
        var plain: Set<String> = []
        var members: Set<String> = []
    }

    /// The names in the suites that must keep their meaning; nil for the learner's own tests.
    var suites: Names?
    /// The types at file scope that a kata's own code may declare: those of the starter and of the reference.
    var expected: Set<String> = []

    private var tree: ParsedSource
    private var ownTypes: Set<String> = []
    private var ownProtocols: Set<String> = []
    private var reachesOthers = false
    private var findings: [String] = []

    /// What the parser finds in code; nil when it finds nothing.
    ///
    /// - Parameter files: by path from the kit's root.
    static func suspicion(
        about files: [String: Data],
        names: Names?,
        expected: Set<String>,
        in judge: Judge
    ) throws -> String? {
        // The folders where a build system puts the modules.
        let modules = BuildSystem.binPath.map { bin in
            ["\(bin)/Modules", bin].flatMap { ["-I", judge.kit.buildFolder.appending(path: $0).path] }
        }
        let options = options + (modules ?? [])
        guard let tree = try ParsedSource(files.inOrder, options: options, launcher: judge.launcher) else {
            return "the compiler cannot parse it"
        }
        let findings = findings(in: tree, suites: names, expected: expected)
        return findings.isEmpty ? nil : findings.joined(separator: "; ")
    }

    /// The options of the build, so that conditions such as `#if DEBUG` have the same result.
    static let options = ["-swift-version", "6", "-D", "DEBUG", "-D", "SWIFT_PACKAGE", "-enable-testing"]

    /// The findings, each with its place; empty when there are none.
    static func findings(in tree: ParsedSource, suites: Names?, expected: Set<String>) -> [String] {
        var screening = Screening(suites: suites, expected: expected, tree: tree)
        for node in tree.nodes { screening.noteTypes(node, in: "") }
        screening.reachesOthers = tree.nodes.contains {
            $0.kind == "extension_decl" && screening.isForeign($0) && !$0.nodes("inherits").isEmpty
        }
        for node in tree.nodes { screening.look(at: node, scope: .file, near: node) }
        return screening.findings
    }

    private enum Scope {
        case file
        /// A type that the learner declares.
        case type(String)
        /// A type that the learner does not declare, or a protocol.
        case foreign(String)
        case body
    }

    private static let nominals = ["struct_decl", "enum_decl", "class_decl"]
    private static let modules: Set = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "Observation",
        "Synchronization", "HeadlessUIKit", "UIKit",
    ]
    /// The attributes by the parser's names; a property wrapper, a global actor and the like are custom.
    private static let attributes: Set = [
        "access_control_attr", "available_attr", "borrowing_attr", "concurrent_attr", "consuming_attr",
        "convenience_attr", "custom_attr", "discardable_result_attr", "dynamic_member_lookup_attr", "final_attr",
        "frozen_attr", "global_actor_attr", "has_initial_value_attr", "indirect_attr", "infix_attr", "inlinable_attr",
        "inline_attr", "isolated_attr", "lazy_attr", "mutating_attr", "non_mutating_attr", "non_objc_attr",
        "nonisolated_attr", "objc_attr", "optional_attr", "override_attr", "postfix_attr", "preconcurrency_attr",
        "prefix_attr", "property_wrapper_attr", "reference_ownership_attr", "required_attr", "result_builder_attr",
        "rethrows_attr", "sendable_attr", "setter_access_attr", "testable_attr", "usable_from_inline_attr",
    ]
    /// The names for the process, its arguments and variables, its open files, its memory, other versions of a
    /// function, and the names that only grading builds have.
    private static let guarded: Set = [
        "CommandLine", "ProcessInfo", "Process", "FileHandle", "OutputStream", "Bundle", "getenv", "secure_getenv",
        "setenv", "putenv", "unsetenv", "environ", "dlopen", "dlsym", "dladdr", "fopen", "freopen", "fdopen", "open",
        "openat", "creat", "write", "pwrite", "writev", "fwrite", "fputs", "dup", "dup2", "fcntl", "ftruncate",
        "_exit", "_Exit", "quick_exit", "atexit", "on_exit", "at_quick_exit", "ptrace", "syscall", "mmap", "mprotect",
        "posix_spawn", "posix_spawnp", "fork", "vfork", "execv", "execve", "execvp", "system", "popen", "kill",
        "signal", "sigaction", "longjmp", "unsafeBitCast", "UnsafeRawPointer", "UnsafeMutableRawPointer",
        "withKnownIssue", "Runner", "KataStamp", "KataMutant", "_openAt", "stdout", "stderr",
    ]
    private static let expansions: Set = [
        "Testing", "Swift", "Foundation", "expect", "require", "Issue", "Comment", "SourceLocation", "Bool", "Optional",
        "Array", "String", "Int", "withKnownIssue", "confirmation", "Test", "Suite",
    ]

    // MARK: Types of the learner's own

    private mutating func noteTypes(_ node: ParsedSource.Node, in outer: String) {
        guard let name = node.declaredName else { return }
        let path = outer.isEmpty ? name : "\(outer).\(name)"
        if node.kind == "protocol" { ownProtocols.insert(path) }
        guard Self.nominals.contains(node.kind) else { return }
        ownTypes.insert(path)
        for member in node.nodes("members") { noteTypes(member, in: path) }
    }

    private func isForeign(_ node: ParsedSource.Node) -> Bool {
        guard let name = node.text("extended_type") else { return true }
        return !ownTypes.contains(name) && !(ownProtocols.contains(name) && !reachesOthers)
    }

    // MARK: Looking

    private mutating func look(at node: ParsedSource.Node, scope: Scope, near: ParsedSource.Node) {
        let near = node.range == nil ? near : node
        switch node.kind {
        case "import_decl":
            let module = node.strings("module_path").first ?? ""
            let mayTest = suites == nil && (module == "Testing" || expected.contains(module))
            if !mayTest, !Self.modules.contains(module) { report("imports \(module)", near) }
        case "macro_decl":
            report("declares the macro \(node.declaredName ?? "")", near)
        case "unresolved_decl_ref_expr":
            if let name = node.text("name"), Self.guarded.contains(name.baseName) {
                report("uses \(name.baseName)", near)
            }
        case "unresolved_dot_expr":
            let owner = node.node("base")?.text("name") ?? ""
            if let name = node.text("field")?.baseName, Self.guarded.contains(name), owner.startsLikeModule {
                report("uses \(name)", near)
            }
        case "type_unqualified_ident":
            if let name = node.text("id"), Self.guarded.contains(name) { report("uses \(name)", near) }
        case "string_literal_expr":
            if let text = node.text("value"), text.contains("/proc") || text.contains("/dev/") {
                report("names a file of the system, \(text.prefix(40).debugDescription)", near)
            }
        case let kind where kind.hasSuffix("_attr") && !Self.attributes.contains(kind):
            report("has the attribute @\(kind.dropLast(5))", near)
        default:
            break
        }
        if suites != nil { lookAtDeclaration(node, scope: scope, near: near) }
        let inner = self.scope(inside: node, from: scope)
        for child in node.children { look(at: child, scope: inner, near: near) }
    }

    private mutating func lookAtDeclaration(_ node: ParsedSource.Node, scope: Scope, near: ParsedSource.Node) {
        guard let name = node.declaredName, let suites else { return }
        if node.kind == "func_decl", node.isOperator {
            switch scope {
            case .file: report("declares the operator \(name) for all", near)
            case .foreign(let type): report("declares the operator \(name) for \(type)", near)
            case .type(let type) where suites.plain.contains(type.firstPart):
                report("declares the operator \(name) for \(type), which the suites name", near)
            case .type, .body: break
            }
            return
        }
        let declarations = Self.nominals + ["func_decl", "var_decl", "typealias", "protocol", "subscript_decl"]
        guard declarations.contains(node.kind) else { return }
        switch scope {
        case .file where Self.expansions.contains(name) || suites.plain.contains(name) && !expected.contains(name):
            report("declares \(name), a name that the suites use for something else", near)
        case .foreign(let type) where suites.members.contains(name):
            report("declares \(name) for \(type), a name that the suites use", near)
        default:
            break
        }
    }

    private func scope(inside node: ParsedSource.Node, from scope: Scope) -> Scope {
        switch node.kind {
        case "extension_decl":
            let type = node.text("extended_type") ?? "an unnamed type"
            return isForeign(node) || ownProtocols.contains(type) && reachesOthers ? .foreign(type) : .type(type)
        case "protocol":
            return .foreign(node.declaredName ?? "")
        case let kind where Self.nominals.contains(kind):
            let name = node.declaredName ?? ""
            if case .type(let outer) = scope { return .type("\(outer).\(name)") }
            return .type(name)
        case "brace_stmt":
            return .body
        default:
            return scope
        }
    }

    private mutating func report(_ what: String, _ node: ParsedSource.Node) {
        let finding = "\(tree.place(of: node)) \(what)"
        if !findings.contains(finding) { findings.append(finding) }
    }
}

extension Screening.Names {
    /// The names that a suite uses and does not declare itself.
    init(of tree: ParsedSource) {
        var declared: Set<String> = []
        for node in tree.nodes { collect(node, &declared) }
        plain.subtract(declared)
    }

    private mutating func collect(_ node: ParsedSource.Node, _ declared: inout Set<String>) {
        switch node.kind {
        case "unresolved_decl_ref_expr": node.text("name").map { _ = plain.insert($0.baseName) }
        case "type_unqualified_ident": node.text("id").map { _ = plain.insert($0) }
        case "unresolved_dot_expr": node.text("field").map { _ = members.insert($0.baseName) }
        case "unresolved_member_expr": node.text("name").map { _ = members.insert($0.baseName) }
        case let kind where kind.hasSuffix("_decl") || ["protocol", "typealias", "parameter"].contains(kind):
            node.declaredName.map { _ = declared.insert($0) }
        default: break
        }
        for child in node.children { collect(child, &declared) }
    }
}

extension [String: Data] {
    var inOrder: [ParsedSource.File] {
        sorted { $0.key < $1.key }.map { ParsedSource.File(path: $0.key, text: $0.value) }
    }
}

extension ParsedSource {
    /// The names that are declared at file scope.
    var declaredNames: Set<String> {
        Set(nodes.compactMap(\.declaredName))
    }
}

extension String {
    /// `write` of `write(to:)`
    fileprivate var baseName: String {
        String(prefix { $0 != "(" })
    }

    fileprivate var firstPart: String {
        String(prefix { $0 != "." })
    }

    /// Whether this is a module, as in `Glibc.open`, and not a value, as in `file.open`.
    fileprivate var startsLikeModule: Bool {
        ["Foundation", "Glibc", "Musl", "Darwin", "Swift", "Testing"].contains(self) || hasPrefix("_")
    }
}
