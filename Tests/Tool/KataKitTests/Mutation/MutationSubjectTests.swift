import Foundation
import TestSupport
import Testing

@testable import KataKit

/// Code and patches, and why a patch is not a mutant. `kata verify` shows that what they become compiles and runs.
struct MutationSubjectTests: ~Copyable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "subject-\(UUID().uuidString)")
        try folder.write("# K\n", to: "docs/katas/K.md")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private static let twoHunks = """
        Effect.
        Hint.
        diff --git a/Code.swift b/Code.swift
        index 1..2
        --- a/Code.swift
        +++ b/Code.swift
        @@ -2,3 +2,2 @@ func a()
         b
        -c
        -d
        +-- e
        @@ -9 +8,2 @@
         i
        +j

        """

    @Test(arguments: [
        ("a b c d e f g h i", "a b -- e e f g h i j"),
        ("x x a b c d e f g h i", "x x a b -- e e f g h i j"),
        ("b c d i b c d i", "b -- e i b c d i j"),
    ])
    func `each change is made where its lines are, nearest to where they were`(old: String, new: String) throws {
        let mutant = try Mutant(patch: write(Self.twoHunks, 0))

        #expect(try mutant.apply(to: ["Code.swift": lines(old)]) == ["Code.swift": lines(new)])
    }

    @Test(arguments: [
        ("a b x d e f g h i", twoHunks, "the patch no longer applies: Code.swift is different at line 2"),
        ("a b c d e f g h", twoHunks, "the patch no longer applies: Code.swift is different at line 9"),
        ("a", twoHunks.replacing("Code", with: "New"), "the patch no longer applies: New.swift is missing"),
        ("a", twoHunks.replacing("a/Code.swift\n+", with: "/dev/null\n+"), "the patch adds or removes a file"),
    ])
    func `a patch of other code names the place`(code: String, patch: String, problem: String) throws {
        #expect(try weave(lines(code), [patch]).invalid.map(\.reason) == [problem])
    }

    @Test(arguments: [
        ("var b = 1", "var b = 2", "var b = 2"),
        ("func b() {}", "func b() {}\n    private let c: Int", "private let c: Int"),
        ("func b() {}", "func b() {}\n    private init(c: Int) {}", "private init(c: Int)"),
        ("func b() {}", "func b() {}\n    func c() {}", "func c()"),
        ("func b() {}", "", "func b()"),
        ("func b(c: String = \"//d\") {}", "func b(c: String = \"//e\") {}", "func b(c: String = \"//e\")"),
        ("var b = 1", "var b = 1 {\n        didSet { c() }\n    }", "var b = 1"),
        ("var b: Int { 1 }", "var b: Int {\n        get { 1 }\n        set { c() }\n    }", "var b: Int"),
        ("weak var b: P?", "unowned var b: P?", "unowned var b: P?"),
    ])
    func `what no branch can have is not a mutant`(old: String, new: String, name: String) throws {
        let problem = "it may only change bodies, and it changes or adds the declaration '\(name)'"

        try expect("class A {\n    \(old)\n}\n", "class A {\n    \(new)\n}\n", problem)
    }

    @Test(arguments: [
        ("class A {\n    func b() {\n    c()\n    }\n}\n", ":3 does not have the indentation of 'swift format'"),
        ("class A {\n    func b() {\n        c {\n    }\n}\n", ":4 does not have the indentation of 'swift format'"),
        ("class A {\n    func b() {}\n", " does not have the indentation of 'swift format'"),
        ("class A {\n    // why\n    func b() {}\n    private func c() {}\n}\n", nil),
    ])
    func `a patch says why it cannot be a mutant`(code: String, problem: String?) throws {
        try expect("class A {\n    func b() {}\n}\n", code, problem.map { "Code.swift\($0)" } ?? "it changes no body")
    }

    @Test func `a body that is one closure of several lines is a body`() throws {
        let code = "func b() -> Int {\n    {\n        1\n    }()\n}\n"

        let subject = try weave(code, [FixtureKit.patch("Code.swift", from: code, to: code.replacing("1", with: "2"))])

        #expect(subject.invalid.map(\.reason) == [])
    }

    // MARK: Steps

    private func expect(_ original: String, _ mutated: String, _ problem: String) throws {
        let subject = try weave(original, [FixtureKit.patch("Code.swift", from: original, to: mutated)])
        #expect(subject.invalid.map(\.reason) == [problem])
        #expect(subject.code(with: .withoutPoints) == ["Code.swift": Data(original.utf8)])
    }

    private func weave(_ code: String, _ patches: [String]) throws -> MutationSubject {
        try weave(Data(code.utf8), patches)
    }

    private func weave(_ code: Data, _ patches: [String]) throws -> MutationSubject {
        let mutants = try patches.enumerated().map { try Mutant(patch: write($1, $0)) }
        let lap = try Kata(name: "K", in: folder).lap(.bite)
        return MutationSubject(lap, tests: [:], rejectsTooStrict: false, on: ["Code.swift": code], with: mutants)
    }

    private func write(_ patch: String, _ number: Int) throws -> URL {
        try folder.write(patch, to: "\(number).patch")
        return folder.appending(path: "\(number).patch")
    }

    private func lines(_ words: String) -> Data {
        Data(words.replacing(" ", with: "\n").replacing("--\n", with: "-- ").utf8)
    }
}
