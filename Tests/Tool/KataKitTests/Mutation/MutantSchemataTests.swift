import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The text that code and patches become. `kata verify` shows that it compiles and runs.
struct MutantSchemataTests: ~Copyable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "schemata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a body gets a branch for each mutant that changes it`() throws {
        let combined = try combine(
            "func greet() {\n    print(\"Hello\")\n}\n",
            [
                "says-bye": "func greet() {\n    // why\n\n    print(\"Bye\")\n}\n",
                "says-nothing": "func greet() {}\n",
            ]
        )

        #expect(combined.selectable.map(\.name) == ["says-bye", "says-nothing"])
        #expect(combined.invalid.map(\.reason) == [])
        #expect(
            combined.text.components(separatedBy: "import Foundation")[0] == """
                func greet() {
                if kataMutant == 1 {
                #sourceLocation(file: "\(folder.path)/says-bye.patch", line: 1)
                    print("Bye")
                #sourceLocation()
                } else
                if kataMutant == 2 {
                #sourceLocation(file: "\(folder.path)/says-nothing.patch", line: 1)
                #sourceLocation()
                } else
                {
                    print("Hello")
                }
                }

                """
        )
    }

    @Test(arguments: [
        ("func a() -> Int { 1 }", "func a() -> Int { 2 }", "return 2"),
        ("func a() -> Int { 1 }", "func a() -> Int { if b { 2 } else { 3 } }", "return if b { 2 } else { 3 }"),
        ("func a() -> Int { 1 }", "func a() -> Int { if b { return 2 } else { return 3 } }", "if b { return 2 }"),
        (
            "func a() -> Int { 1 }",
            "func a() -> Int {\n    switch b {\n    case 1: 2\n    default: 3\n    }\n}", "return switch b {"
        ),
        (
            "func a() async throws -> Int { 1 }", "func a() async throws -> Int { try await b() }",
            "return try await b()"
        ),
        ("func a(_ b: () -> Int = { 1 }) { b() }", "func a(_ b: () -> Int = { 1 }) { c() }", "c()"),
        ("func a(\n    b: Int\n) -> Int { 1 }", "func a(\n    b: Int\n) -> Int {\n    2\n}", "return 2"),
        ("func a() -> Void { b() }", "func a() -> Void { c() }", "c()"),
        ("var a: Int { 1 }", "var a: Int { 2 }", "return 2"),
        ("var a: Int {\n    get { 1 }\n    set { b() }\n}", "var a: Int {\n    get { 1 }\n    set { c() }\n}", "c()"),
        ("var a = 1 {\n    didSet { b() }\n}", "var a = 1 {\n    didSet { c() }\n}", "c()"),
        ("func a() -> String { \"\" }", "func a() -> String {\n    \"\"\"\n    // b\n\n    \"\"\"\n}", "    // b\n\n"),
    ])
    func `each kind of body becomes a branch`(original: String, mutant: String, branch: String) throws {
        let combined = try combine(original, ["mutant": mutant])

        #expect(combined.selectable.count == 1)
        #expect(combined.text.contains("line: 1)\n\(branch)") || combined.text.contains("\n\(branch)"))
    }

    @Test(arguments: [
        ("var b: P?", "kata_b = { newValue }"),
        ("weak var b: P? {\n        didSet { d() }\n    }", "kata_b = { [weak newValue] in newValue }\nd()"),
    ])
    func `a weak property becomes a setter, and its mutants branches`(mutant: String, branch: String) throws {
        let combined = try combine(
            "class A {\n    private(set) weak var b: P?\n    weak var c: P?\n}",
            ["m": "class A {\n    private(set) \(mutant)\n    weak var c: P?\n}"]
        )

        #expect(combined.selectable.map(\.name) == ["m"])
        #expect(combined.text.contains("private(set) var b: P? {\nget { kata_b() }\nset {\nif kataMutant == 1 {"))
        #expect(combined.text.contains("line: 1)\n\(branch)\n#"))
        #expect(combined.text.contains("} else\n{\nkata_b = { [weak newValue] in newValue }\n}"))
        #expect(combined.text.contains("private var kata_b: () -> P? = { nil }"))
        #expect(combined.text.contains("\n    weak var c: P?\n"))
    }

    @Test(arguments: [
        ("func c() {}", "func c() { d() }\n\n    private func d() { b = 2 }", "private func d() {\nb = 2\n}"),
        ("func c() {}", "func c() { d = 2 }\n\n    private var d = 1", "private var d = 1"),
        (
            "func c() {}", "func c() {}\n    override func e(_ f: Int, g h: Int) async throws { c() }",
            "} else\n{\nreturn try await super.e(f, g: h)\n}"
        ),
    ])
    func `members that only a mutant has change nothing in other runs`(old: String, new: String, woven: String) throws {
        let original = "class A: B {\n    var b = 1\n\n    func c() {}\n\n    override func e() { c() }\n}\n"

        let combined = try combine(original, ["m": original.replacing(old, with: new)])

        #expect(combined.invalid.map(\.reason) == [])
        #expect(combined.selectable.count == 1)
        #expect(combined.text.contains(woven))
    }

    @Test func `two mutants add the same member only once`() throws {
        func adding(_ body: String) -> String {
            "class A {\n    func c() { d() }\n\n    // why\n    private func d() { \(body) }\n}\n"
        }

        let combined = try combine(
            "class A {\n    func c() {}\n}\n",
            ["m1": adding("e()"), "m2": adding("f()"), "m3": adding("e()")]
        )

        #expect(combined.selectable.count == 3)
        #expect(combined.text.ranges(of: "private func d() {").count == 1)
        #expect(combined.text.ranges(of: "f()").count == 1)
    }

    @Test(arguments: [
        ("var b = 1", "var b = 2", "var b = 2"),
        ("func b() {}", "func b() {}\n    private let c: Int", "private let c: Int"),
        ("func b() {}", "func b() {}\n    private init(c: Int) {}", "private init(c: Int)"),
        ("func b() {}", "func b() {}\n    func c() {}", "func c()"),
        ("func b() {}", "func b() {}\n    struct C {}", "struct C"),
        ("func b() {}", "", "func b()"),
        ("func b() {}", "func b(c: Int = 1) {}", "func b(c: Int = 1)"),
        ("func b(c: String = \"//d\") {}", "func b(c: String = \"//e\") {}", "func b(c: String = \"//e\")"),
        ("var b = 1", "var b = 1 {\n        didSet { c() }\n    }", "var b = 1"),
        ("var b: Int { 1 }", "var b: Int {\n        get { 1 }\n        set { c() }\n    }", "var b: Int"),
        ("weak var b: P?", "unowned var b: P?", "unowned var b: P?"),
        ("class A {", "class A: B {", "class A: B"),
    ])
    func `what no branch can have is not a mutant`(old: String, new: String, name: String) throws {
        let original = old.hasPrefix("class") ? "class A {\n}\n" : "class A {\n    \(old)\n}\n"
        let combined = try combine(original, ["mutant": original.replacing(old, with: new)])

        #expect(
            combined.invalid.map(\.reason) == [
                "it may only change bodies, and it changes or adds the declaration '\(name)'"
            ]
        )
        #expect(combined.text == original)
    }

    @Test(arguments: [
        (
            "class A {\n    func b() {\n    c()\n    }\n}\n",
            "Sources/Code.swift:3 does not have the indentation of 'swift format'"
        ),
        (
            "class A {\n    func b() {\n        c {\n    }\n}\n",
            "Sources/Code.swift:4 does not have the indentation of 'swift format'"
        ),
        ("class A {\n    func b() { c(\n}\n", "Sources/Code.swift:3 does not have the indentation of 'swift format'"),
        ("class A {\n    func b() {}\n", "Sources/Code.swift does not have the indentation of 'swift format'"),
        ("class A {\n    func b() {}\n    private func c() {}\n}\n", "it changes no body"),
        ("class A {\n    // why\n    func b() {}\n}\n", "it changes no body"),
    ])
    func `a patch says why it cannot be a mutant`(mutant: String, reason: String) throws {
        let combined = try combine("class A {\n    func b() {}\n}\n", ["mutant": mutant])

        #expect(combined.invalid.map(\.reason) == [reason])
    }

    // MARK: Steps

    private func combine(_ original: String, _ mutated: [String: String]) throws -> MutantSchemata {
        let mutants = try mutated.sorted { $0.key < $1.key }.map { name, code in
            let patch = folder.appending(path: "\(name).patch")
            try Data(FixtureKit.patch("Sources/Code.swift", from: original, to: code).utf8).write(to: patch)
            return try Mutant(patch: patch)
        }
        return MutantSchemata(mutants, of: ["Sources/Code.swift": Data(original.utf8)])
    }
}

extension MutantSchemata {
    fileprivate var text: String {
        String(decoding: code(with: .withoutPoints)["Sources/Code.swift"] ?? Data(), as: UTF8.self)
    }
}
