import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// What the audit finds in code, each piece in a file of its own. All files are compiled in one call, as a build does.
@Suite(.offThePool, .slow)
struct LearnersCodeTests {
    struct Piece: CustomTestStringConvertible {
        var name: String
        var code: String
        var areas: Set<Permissions.Area>
        var testDescription: String { name }

        init(_ name: String, _ code: String, _ areas: Set<Permissions.Area> = []) {
            self.name = name
            self.code = code
            self.areas = areas
        }
    }

    @Test(arguments: harmless + harmlessInMacros)
    func `code that needs nothing from outside is not stopped`(piece: Piece) throws {
        #expect(try Self.findings(in: piece) == [])
    }

    @Test(arguments: harmful + harmfulInMacros)
    func `code that reaches the run is stopped, whatever it calls it`(piece: Piece, finding: String) throws {
        let findings = try Self.findings(in: piece)
        #expect(findings.contains { $0.contains(finding) }, "\(findings)")
    }

    // MARK: One build for all

    private static let folder = Checkout.fixtures.appending(path: "audit")
    private static let built = Result { try build() }

    private static func findings(in piece: Piece) throws -> [String] {
        let launcher = try ProcessLauncher(scratchDirectory: Checkout.root.appending(path: ".build/kata"))
        let (module, symbols) = try built.get()
        let code = LearnersCode(
            files: module.files.filter { $0.source.hasSuffix("/\(piece.fileName)") },
            module: module,
            permissions: Permissions(piece.areas, modules: [module.name]),
            imports: []
        )
        let unsafe = try code.unsafeCode(launcher) + code.compilerMarks(launcher)
        return (code.calls(symbols) + unsafe).map { finding in
            var finding = finding
            finding.file = nil
            return finding.text
        }
    }

    private static func build() throws -> (CompiledModule, ObjectSymbols) {
        try? FileManager.default.removeItem(at: folder)
        let pieces = harmless + harmlessInMacros + (harmful + harmfulInMacros).map(\.0)
        let files = try pieces.map { piece in
            try folder.write(piece.code, to: piece.fileName)
            let path = folder.appending(path: piece.fileName).path
            return CompiledModule.File(source: path, object: "\(path).o", diagnostics: "\(path).dia")
        }
        let map = files.reduce(into: [:]) { $0[$1.source] = ["object": $1.object, "diagnostics": $1.diagnostics] }
        try JSONEncoder().encode(map).write(to: folder.appending(path: "map.json"))
        let sources = files.map(\.source).joined(separator: "' '")
        let options = "-swift-version 6 -Onone -enable-testing -parse-as-library -serialize-diagnostics"
        let result = try Shell.output(
            of: "cd '\(folder.path)' && swiftc -c -module-name Code \(options) \(MemorySafety.compilerOption)"
                + " -output-file-map map.json '\(sources)' 2>&1"
        )
        guard result.code == 0 else { throw CommandError(.ownFailure, "the pieces do not compile: \(result.output)") }
        let launcher = try ProcessLauncher(scratchDirectory: Checkout.root.appending(path: ".build/kata"))
        let symbols = try ObjectSymbols(of: files.map(\.object), launcher: launcher)
        return (CompiledModule(name: "Code", files: files), symbols)
    }
}

extension LearnersCodeTests.Piece {
    fileprivate var fileName: String {
        name.replacingOccurrences(of: " ", with: "-") + ".swift"
    }
}

extension LearnersCodeTests {
    static let harmless: [Piece] = [
        Piece(
            "own write",
            "private func write(_ text: String) -> Int { text.count }\nfunc caller() -> Int { write(\"a\") }"
        ),
        Piece(
            "own getenv",
            "struct Own { func getenv(_ name: String) -> String { name } }\nfunc own() -> String { Own().getenv(\"a\") }"
        ),
        Piece("attributed type", "typealias Handler = @MainActor (Int) -> Void"),
        Piece(
            "words in a text",
            "// unsafe @_silgen_name(\"exit\")\nlet mentioned = \"unsafe getenv @_cdecl(\\\"exit\\\")\""
        ),
        Piece(
            "own operator",
            "struct Score: Equatable { var n = 0; static func == (a: Score, b: Score) -> Bool { a.n == b.n } }"
        ),
        Piece(
            "formatter",
            "import Foundation\nfunc text(_ d: Date) -> String { let f = DateFormatter(); f.dateFormat = \"yyyy\"; return f.string(from: d) }"
        ),
        Piece("numbers", "import Foundation\nfunc power(_ x: Double) -> Double { pow(x, 2) + floor(sqrt(x)) }"),
        Piece(
            "json",
            "import Foundation\nstruct P: Codable { var a: Int }\nfunc p(_ d: Data) throws -> P { try JSONDecoder().decode(P.self, from: d) }"
        ),
        Piece(
            "lock",
            "import Foundation\nfinal class Box: @unchecked Sendable { private let lock = NSLock(); private var n = 0; func up() { lock.withLock { n += 1 } } }"
        ),
        Piece("directive", "// #sourceLocation\nlet directive = \"#sourceLocation\""),
        Piece("race", "nonisolated(unsafe) var shared = 0\nfunc raise() { shared += 1 }"),
        Piece(
            "queue",
            "import Dispatch\nfunc later(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }"
        ),
        Piece(
            "mirror",
            "struct Shown: CustomStringConvertible { var a = 1; var description: String { \"\\(Mirror(reflecting: self).children.count)\" } }"
        ),
        Piece(
            "whether a folder",
            "import Foundation\nfunc isFolder(_ m: FileManager, _ p: String) -> Bool { var b: ObjCBool = false; return m.fileExists(atPath: p, isDirectory: &b) && b.boolValue }",
            [.files]
        ),
        Piece(
            "decimals",
            "import Foundation\nfunc cents(_ d: Decimal) -> Decimal { var x = d; var y = Decimal(); NSDecimalRound(&y, &x, 2, .plain); return y }"
        ),
        Piece("print", "func say(_ text: String) { print(text); debugPrint(text) }"),
        Piece("text format", "import Foundation\nfunc two(_ x: Double) -> String { String(format: \"%.2f\", x) }"),
        Piece("task", "func wait() async { try? await Task.sleep(for: .milliseconds(1)) }"),
        Piece(
            "continuation",
            "func once() async -> Int { await withCheckedContinuation { $0.resume(returning: 1) } }"
        ),
        Piece("observable", "import Observation\n@Observable final class Model { var n = 0 }"),
        Piece(
            "wrapper",
            "@propertyWrapper struct Clamped { var wrappedValue: Int { didSet { wrappedValue = min(9, wrappedValue) } } }\nstruct Holder { @Clamped var a = 3 }"
        ),
        Piece("regex", "func digits(_ s: String) -> Int { s.matches(of: /[0-9]/).count }"),
        Piece(
            "condition",
            "#if DEBUG\nlet isDebug = true\n#elseif os(Linux)\nlet isDebug = false\n#else\nlet isDebug = false\n#endif"
        ),
    ]

    static let harmful: [(Piece, String)] = [
        (Piece("getenv", "import Foundation\nfunc e() -> Bool { getenv(\"A\") != nil }"), "calls getenv"),
        (Piece("exit", "import Foundation\nfunc leave() { exit(0) }"), "calls exit"),
        (
            Piece("process", "import Foundation\nlet e1 = ProcessInfo.processInfo.environment"),
            "calls Foundation.ProcessInfo"
        ),
        (
            Piece(
                "process by its module",
                "import FoundationEssentials\nlet e2 = FoundationEssentials.ProcessInfo.processInfo.arguments"
            ), "calls Foundation.ProcessInfo"
        ),
        (
            Piece(
                "process by an alias",
                "import Foundation\ntypealias Alias = ProcessInfo\nfunc env(_ p: Alias = .processInfo) -> [String] { p.arguments }"
            ), "calls Foundation.ProcessInfo"
        ),
        (
            Piece(
                "file handle by a member",
                "import Foundation\nfunc out() { let f: FileHandle = .standardOutput; f.write(Data()) }"
            ), "calls Foundation.FileHandle"
        ),
        (
            Piece(
                "file manager",
                "import Foundation\nfunc list() -> Int { FileManager.default.subpaths(atPath: \"/\")?.count ?? 0 }"
            ), "calls Foundation.FileManager"
        ),
        (
            Piece("type in a parameter", "import Foundation\nfunc takes(_ any: Any) -> Bool { any is Process }"),
            "calls Foundation.Process"
        ),
        (
            Piece(
                "contents of a file",
                "import Foundation\nfunc read(_ u: URL) -> Data? { try? Data(contentsOf: u) }"
            ),
            "calls Foundation.Data.init"
        ),
        (
            Piece(
                "text of a file",
                "import Foundation\nfunc textOf(_ p: String) -> String? { try? String(contentsOfFile: p, encoding: .utf8) }"
            ), "String"
        ),
        (Piece("arguments", "func words() -> Int { CommandLine.arguments.count }"), "calls Swift.CommandLine"),
        (Piece("type by its name", "func named() -> Any.Type? { _typeByName(\"Si\") }"), "calls Swift._typeByName"),
        (
            Piece(
                "in a condition",
                "#if !canImport(main)\nimport Glibc\nfunc e3() -> Bool { Glibc.getenv(\"A\") != nil }\n#endif"
            ), "calls getenv"
        ),
        (
            Piece(
                "a name for a function of C",
                "@_silgen_name(\"memcpy\") func move(_ a: Int, _ b: Int, _ n: Int) -> Int\nfunc moves() -> Int { move(1, 2, 3) }"
            ), "changes what the compiler makes"
        ),
        (
            Piece(
                "a name in a condition",
                "#if !canImport(main)\n@_silgen_name(\"swift_release\") func drop(_ a: AnyObject)\n#endif\n#if true\nfunc drops() {}\n#endif"
            ), "in an #if"
        ),
        (
            Piece("a function for others", "@_cdecl(\"atexit\") public func replaced(_ a: Int32) -> Int32 { a }"),
            "has @_cdecl"
        ),
        (
            Piece("a pointer", "func p(_ a: Int) -> Int { UnsafePointer<Int>(bitPattern: a)!.pointee }"),
            "uses unsafe memory"
        ),
        (
            Piece(
                "a pointer that is marked",
                "func q(_ a: Int) -> Int { unsafe UnsafePointer<Int>(bitPattern: a)!.pointee }"
            ), "has unsafe"
        ),
        (
            Piece(
                "a pointer to a type of its own name",
                "func decimal(_ a: Int) -> Int { struct Decimal { var n = 0 }; return UnsafePointer<Decimal>(bitPattern: a)!.pointee.n }"
            ), "uses unsafe memory"
        ),
        (
            Piece("a bit cast", "func c(_ a: AnyObject) -> Int { unsafeBitCast(a, to: Int.self) }"),
            "uses unsafe memory"
        ),
        (
            Piece(
                "a mark after a comment",
                "/* #if */ func plain() {}\n/**/ #if !canImport(main)\n@safe func hidden() -> Int { 2 }\n#endif"
            ), "has @safe in an #if"
        ),
        (
            Piece(
                "an unowned reference",
                "final class U { unowned(unsafe) var u: U?; func f() -> Bool { u === self } }"
            ), "uses unsafe memory"
        ),
        (
            Piece("a section", "@section(\"x\") nonisolated(unsafe) var inSection = 3"),
            "has @section, which changes what the compiler makes of the code"
        ),
        (
            Piece(
                "a name at a place of its own",
                "#sourceLocation(file: \"Other.swift\", line: 100)\n@_silgen_name(\"memmove\") func push(_ a: Int, _ b: Int, _ n: Int) -> Int\nfunc pushes() -> Int { push(1, 2, 3) }\n#sourceLocation()"
            ), "has @_silgen_name"
        ),
        (
            Piece(
                "a pointer at a place of its own",
                "nonisolated(unsafe) var raised = 0\nfunc raiseAgain() { raised += 1 }\n#sourceLocation(file: \"Other.swift\", line: 100)\nfunc o(_ a: Int) -> Int { UnsafePointer<Int>(bitPattern: a)!.pointee }\n#sourceLocation()"
            ), "uses unsafe memory"
        ),
        (
            Piece("the stack", "import Foundation\nfunc stack() -> Int { Thread.callStackReturnAddresses.count }"),
            "calls Foundation.Thread.callStackReturnAddresses"
        ),
        (Piece("a mark for the compiler", "@safe func trusted() -> Int { 1 }"), "changes what the compiler makes"),
    ]

    // Elsewhere, Testing needs more options.
    #if os(Linux)
        private static let harmlessInMacros = [
            Piece(
                "race in an expectation",
                "import Testing\nnonisolated(unsafe) var made = 0\nfunc make() -> Int { made += 1; return made }\n@Test func makes() throws { #expect(make() == 1); try #require(made > 0) }",
                [.testing]
            )
        ]
        private static let harmfulInMacros = [
            (
                Piece(
                    "a pointer in an expectation",
                    "import Testing\nnonisolated(unsafe) var seen = 0\nfunc see() { seen += 1 }\n@Test func expects() { #expect(UnsafePointer<Int>(bitPattern: seen)!.pointee == 3) }",
                    [.testing]
                ), "uses unsafe memory"
            ),
            (
                Piece(
                    "a pointer in a closure in an expectation",
                    "import Testing\nnonisolated(unsafe) var closed = 0\nfunc close() { closed += 1 }\n@Test func expectsAll() { #expect([8].allSatisfy { let p = UnsafePointer<Int>(bitPattern: $0)!; return p.pointee == 3 }) }",
                    [.testing]
                ), "uses unsafe memory"
            ),
        ]
    #else
        private static let harmlessInMacros: [Piece] = []
        private static let harmfulInMacros: [(Piece, String)] = []
    #endif
}
