import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The text that code and patches become. The tests end to end show that it compiles and runs.
struct MutantSchemataTests: ~Copyable {
    let folder: URL
    let launcher: ProcessLauncher

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "schemata-\(UUID().uuidString)")
        launcher = try ProcessLauncher(scratchDirectory: folder)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a body gets a branch for each mutant that changes it`() throws {
        let combined = try combine(
            "func greet() {\n    print(\"Hello\")\n}\n",
            [
                "says-bye": "func greet() {\n    print(\"Bye\")\n}\n",
                "says-nothing": "func greet() {}\n",
            ]
        )

        #expect(combined.switched.map(\.name) == ["says-bye", "says-nothing"])
        #expect(combined.invalid.map(\.reason) == [])
        #expect(
            combined.text.components(separatedBy: "import Foundation")[0] == """
                func greet() {
                if kataMutant == 1 {
                #sourceLocation(file: "\(folder.path)/says-bye.patch", line: 1)

                    print("Bye")

                #sourceLocation()
                } else if kataMutant == 2 {
                #sourceLocation(file: "\(folder.path)/says-nothing.patch", line: 1)

                #sourceLocation()
                } else {
                    print("Hello")

                }
                }


                """
        )
    }

    @Test(arguments: [
        ("func a() -> Int { 1 }", "func a() -> Int { 2 }", "return 2"),
        ("func a() -> Int { 1 }", "func a() -> Int {\n  // why\n  /* and */ 2 }", "// why\n  /* and */ return 2"),
        ("func a() -> Int { 1 }", "func a() -> Int { if b { 2 } else { 3 } }", "return if b { 2 } else { 3 }"),
        ("func a() -> Int { 1 }", "func a() -> Int { if b { return 2 } else { return 3 } }", " if b { return 2 }"),
        ("func a() -> Int { 1 }", "func a() -> Int { switch b { case 1: 2 default: 3 } }", "return switch b {"),
        (
            "func a() async throws -> Int { 1 }", "func a() async throws -> Int { try await b() }",
            "return try await b()"
        ),
        ("func a() { b() }", "func a() { c() }", " c()"),
        ("func a() -> Void { b() }", "func a() -> Void { c() }", " c()"),
        ("var a: Int { 1 }", "var a: Int { 2 }", "return 2"),
        ("var a: Int { get { 1 } set { b() } }", "var a: Int { get { 1 } set { c() } }", " c()"),
        ("var a = 1 { didSet { b() } }", "var a = 1 { didSet { c() } }", " c()"),
        ("struct A { init?(b: Int) { nil } }", "struct A { init?(b: Int) { return } }", " return"),
        ("struct A { init?(b: Int) { return } }", "struct A { init?(b: Int) { nil } }", "return nil"),
        ("func é() -> String { \"é\" }", "func é() -> String { \"ü\" }", "return \"ü\""),
    ])
    func `each kind of body becomes a branch`(original: String, mutant: String, branch: String) throws {
        let combined = try combine(original, ["mutant": mutant])

        #expect(combined.switched.count == 1)
        #expect(
            combined.text.contains("line: 1)\n\(branch)") || combined.text.contains("line: 1)\n \(branch)")
                || combined.text.contains(branch)
        )
        #expect(!combined.text.contains("return return"))
    }

    @Test(arguments: [
        ("var b: P?", "kata_b = { newValue };"),
        ("weak var b: P? {\n  didSet { c() }\n }", "kata_b = { [weak newValue] in newValue }; c()"),
        (
            "weak var b: P? { didSet { c(oldValue) } }",
            "let oldValue = b; kata_b = { [weak newValue] in newValue }; c(oldValue)"
        ),
    ])
    func `a weak property becomes bodies, and its mutants branches`(mutant: String, branch: String) throws {
        let combined = try combine(
            "class A {\n private(set) weak var b: P?\n}",
            ["m": "class A {\n private(set) \(mutant)\n}"]
        )

        #expect(combined.switched.map(\.name) == ["m"])
        #expect(combined.text.contains("private(set) var b: P? { get { kata_b() } set {"))
        #expect(combined.text.contains(branch))
        #expect(combined.text.contains("} else { kata_b = { [weak newValue] in newValue };"))
        #expect(combined.text.contains("private var kata_b: () -> P? = { nil }"))
    }

    @Test func `a weak property that no mutant changes stays`() throws {
        let combined = try combine(
            "class A { func c() {}\n weak var b: P?\n}",
            ["m": "class A { func c() { d() }\n weak var b: P?\n}"]
        )

        #expect(combined.text.contains("\n weak var b: P?\n"))
    }

    @Test(arguments: [
        ("func c() {}", "func c() { d() }\n\n    private func d() { b = 2 }", "private func d() { b = 2 }"),
        ("func c() {}", "func c() { d = 2 }\n\n    private var d = 1", "private var d = 1"),
        (
            "func c() {}", "func c() { d = B() }\n\n    private struct D {}\n    private var d: D? = nil",
            "private var d: D?"
        ),
        (
            "func c() {}", "func c() { _ = d }\n    /// Two lines.\n    private var d: Int { 3 }",
            "/// Two lines.\n    private var d: Int { 3 }"
        ),
        (
            "func c() {}", "func c() {}\n    override func e(_ f: Int, g h: Int) async throws { c() }",
            "} else {\nreturn try await super.e(f, g: h)\n}"
        ),
    ])
    func `members that only a mutant has change nothing in other runs`(old: String, new: String, woven: String) throws {
        let original = "class A: B {\n    var b = 1\n\n    func c() {}\n\n    override func e() { c() }\n}\n"

        let combined = try combine(original, ["m": original.replacing(old, with: new)])

        #expect(combined.invalid.map(\.reason) == [])
        #expect(combined.switched.count == 1)
        #expect(combined.text.contains(woven))
        #expect(combined.text.contains("kataMutant == 1"))
    }

    @Test func `two mutants add the same member only once`() throws {
        let original = "class A {\n    func c() {}\n}\n"
        func adding(_ body: String) -> String {
            "class A {\n    func c() { d() }\n\n    // why\n    private func d() { \(body) }\n}\n"
        }

        let combined = try combine(original, ["m1": adding("e()"), "m2": adding("f()"), "m3": adding("e()")])

        #expect(combined.switched.count == 3)
        #expect(combined.text.ranges(of: "private func d() {").count == 1)
        #expect(combined.text.ranges(of: "f()").count == 1)
    }

    @Test(arguments: [
        ("struct A { var b = 1 }", "struct A { var b = 2 }", "A"),
        ("class A {\n    var b = 1\n}", "class A {\n    var b = 2\n}", "b"),
        ("class A {\n    func b() {}\n}", "class A: B {\n    func b() {}\n}", "A"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    private let c: Int\n}", "c"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    private var c: Int?\n}", "c"),
        ("struct A {\n    func b() {}\n}", "struct A {\n    func b() {}\n    private var c = 1\n}", "c"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    init(c: Int) {}\n}", "init"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    func c() {}\n}", "c"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    deinit { b() }\n}", "deinit"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    override var c: Int { 1 }\n}", "c"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    struct C {}\n}", "C"),
        ("class A {\n    func b() {}\n}", "class A {\n    func b() {}\n    private init(c: Int) {}\n}", "init"),
        ("class A {\n    var b = 1\n}", "class A {\n    var b = 1 {\n        didSet { c() }\n    }\n}", "b"),
        (
            "class A: B {\n    func b() {}\n    override func c() {}\n}", "class A: B {\n    func b() {}\n}", "c"
        ),
        ("class A {\n    func b() {}\n    func c() {}\n}", "class A {\n    func b() { c() }\n}", "c"),
        ("func a() { 1 }", "func a() { 2 }\nextension B: C {\n    func c() {}\n}", "extension B: C"),
        ("enum A {\n    case b\n}", "enum A {\n    case b\n    case c\n}", "c"),
        ("protocol A {\n    func b()\n}", "protocol A {\n    func b()\n    func c()\n}", "A"),
        ("func a(b: Int = 1) {}", "func a(b: Int = 2) {}", "a"),
        ("func a(b: String = \"c //d\") {}", "func a(b: String = \"c //e\") { a() }", "a"),
        ("func a() {}", "func a() {}\nprivate func b() {}", "Sources/Code.swift"),
    ])
    func `what no switch can select is not a mutant`(original: String, mutant: String, name: String) throws {
        let combined = try combine(original, ["mutant": mutant])

        #expect(
            combined.invalid.map(\.reason) == [
                "it may only change bodies, and it changes or adds the declaration '\(name)'"
            ]
        )
        #expect(combined.text == "\(original)\n")
    }

    @Test func `a patch that is not a mutant is named with the reason, and the others are combined`() throws {
        let code = "func a() -> Int { 1 }"
        let good = try mutant("good", from: code, to: "func a() -> Int { 2 }")
        let stale = try mutant("stale", from: "func z() -> Int { 1 }", to: "func z() -> Int { 2 }")
        let unbalanced = try mutant("unbalanced", from: code, to: "func a() -> Int { 2 ")

        let combined = try combine(code, [good, stale, unbalanced])

        #expect(combined.switched.map(\.name) == ["good"])
        #expect(
            combined.invalid.map { "\($0.mutant.name): \($0.reason)" } == [
                "stale: the patch no longer applies: patch failed: Sources/Code.swift:1; Sources/Code.swift: patch does not apply",
                "unbalanced: the mutant does not parse: expected '}' at end of brace statement",
            ]
        )
    }

    @Test func `a patch without its two lines of prose is refused`() throws {
        let patch = folder.appending(path: "bare.patch")
        try Data("diff --git a/Sources/Code.swift b/Sources/Code.swift\nindex 1..2\n--- a\n".utf8).write(to: patch)

        #expect(throws: CommandError.self) { try Mutant(patch: patch) }
    }

    @Test func `woven code is taken from the disk until a patch or the code changes`() throws {
        let original = "func greet() { print(\"Hello\") }\n"
        let patch = try mutant("says-bye", from: original, to: "func greet() { print(\"Bye\") }\n")
        let memory = folder.appending(path: "woven/Code.json")
        func weave(_ code: String) throws -> MutantSchemata {
            let files = ["Sources/Code.swift": Data(code.utf8)]
            return try MutantSchemata([patch], of: files, memory: memory, launcher: launcher, timeout: 60)
        }
        let first = try weave(original)
        let text = try String(contentsOf: memory, encoding: .utf8)

        // What is on the disk shows in the code: so nothing was woven.
        try Data(text.replacing(first.wovenAsBase64, with: Data("from the disk".utf8).base64EncodedString()).utf8)
            .write(to: memory)
        let second = try weave(original)
        #expect(second.text.hasPrefix("from the disk"))
        #expect(second.switched.map(\.name) == ["says-bye"])

        #expect(try !weave("// changed\n\(original)").text.contains("from the disk"))
        try Data(text.utf8).write(to: memory)
        _ = try mutant("says-bye", from: original, to: "func greet() { print(\"Ciao\") }\n")
        #expect(try weave(original).text.contains("Ciao"))
    }

    // MARK: Steps

    private func combine(_ original: String, _ mutated: [String: String]) throws -> MutantSchemata {
        try combine(original, mutated.keys.sorted().map { try mutant($0, from: original, to: mutated[$0] ?? "") })
    }

    private func combine(_ original: String, _ mutants: [Mutant]) throws -> MutantSchemata {
        let code = original.hasSuffix("\n") ? original : "\(original)\n"
        let files = ["Sources/Code.swift": Data(code.utf8)]
        return try MutantSchemata(mutants, of: files, launcher: launcher, timeout: 60)
    }

    private func mutant(_ name: String, from original: String, to mutated: String) throws -> Mutant {
        let patch = folder.appending(path: "\(name).patch")
        try Data(FixtureKit.patch("Sources/Code.swift", from: original, to: mutated).utf8).write(to: patch)
        return try Mutant(patch: patch)
    }
}

extension MutantSchemata {
    fileprivate var text: String {
        code(with: .withoutPoints)["Sources/Code.swift"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    fileprivate var wovenAsBase64: String {
        (woven["Sources/Code.swift"] ?? Data()).base64EncodedString()
    }
}
