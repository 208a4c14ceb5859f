import Foundation
import TestSupport
import Testing

@testable import KataKit

/// Habits of XCTest that compile.
struct OwnTestCodeTests {
    @Test func `tests of the test-first lap among those of the bite lap are named`() throws {
        let lap = try Kit(root: Checkout.root).kata(named: "MVPEditFields").lap(.first)
        let text = "@Test func a() { #expect(MyPasswordPolicy().a) }\n@Test func b() { #expect(PasswordPolicy().b) }\n"
        let tests = OwnTestCode(["Tests/A.swift": Data(text.utf8)], in: Checkout.root)

        let warnings = tests.warnings(aboutTestsOf: lap, ["A.swift": Data("struct PasswordPolicy {}".utf8)])

        let advice = "move its tests into Katas/MVPEditFields/Tests/First"
        #expect(warnings.map(\.message) == ["'PasswordPolicy' is code of the test-first lap: \(advice)"])
        #expect(warnings.map(\.line) == [2])
    }

    @Test(arguments: [
        (
            "import XCTest\nfinal class OldTests: XCTestCase {\n    func testIt() { XCTAssertTrue(true) }\n}",
            ["2:13: warning: 'OldTests' is an XCTestCase"]
        ),
        (
            "import XCTest\n@Test func answers() {\n    XCTAssertEqual(1, 1)\n    XCTAssertTrue(true)\n}",
            ["3:5: warning: 'XCTAssertEqual' is an assertion of XCTest"]
        ),
        ("struct Own {\n    func `it is`() { #expect(answer() == 42) }\n}", ["2:11: warning: 'it is'"]),
        // A longer name is neither a call nor a test of that name.
        (
            "func check() { #expect(1 == 1) }\n@Test func recheck() { checkAll(); #expect(true) }",
            ["1:6: warning: 'check'"]
        ),
        // A test with arguments in which a brace ends.
        ("@Test(arguments: [1].map { $0 })\nfunc answers(n: Int) { #expect(n == 1) }", []),
        // A comment of Windows ends with its line.
        (
            "\u{FEFF}// Mine\r\nfunc check(_ n: Int) { #expect(n == 1) }\r\n@Test func answers() { check(1) }\r\n", []
        ),
        ("\u{FEFF}// Mine\r\nfunc check() { #expect(answer() == 42) }\r\n", ["2:6: warning: 'check'"]),
        ("@Test func answers() { _ = answer() }", ["1:12: warning: 'answers' has no #expect"]),
        (
            "@Test func answers() { Task { #expect(await answer() == 1) } }",
            ["1:12: warning: 'answers' ends before its task: make it async, and await that"]
        ),
        (
            "@Test func detaches() { Task.detached { await run { #expect(b()) } } }",
            ["1:12: warning: 'detaches' ends before its task: make it async, and await that"]
        ),
        (
            "@Test func queues() { DispatchQueue.main.asyncAfter(deadline: .now()) { #expect(b()) } }",
            ["1:12: warning: 'queues' ends before its task: make it async, and await that"]
        ),
        ("@Test func starts() { Task { b() }; if a { #expect(c) } }", []),
        ("@Test func waits() async { let a = Task { #expect(b()) }; await a.value }", []),
        ("@Test func cancels() { let a = Task { b() }; a.cancel(); #expect(a.isCancelled) }", []),
        ("@Test func answers() async { await confirmation { $0() } }", []),
        ("extension Answer {\n    @Test func asks() { #expect(true) }\n}", ["2:16: warning: 'asks' does not run here"]),
        (
            "extension Answer.Sum {\n    @Testing.Test(arguments: [1])\n    func `it asks`(n: Int) { #expect(n == 1) }\n}",
            ["3:11: warning: 'it asks' does not run here"]
        ),
        // Only the second of the branches is in the build.
        (
            "struct Own {}\nextension Own {\n#if NEVER\n    @Test func never() { #expect(true) }\n#else\n"
                + "    @Test func answers() { #expect(true) }\n#endif\n}\nextension Answer { var isOdd: Bool { true } }",
            []
        ),
        // A helper.
        ("func check(_ n: Int) { #expect(n == 1) }\n@Test func answers() { check(1) }", []),
        // No import of XCTest, so a function of the learner's own.
        ("@Test func answers() { XCTAssertThat(1) }\nfunc XCTAssertThat(_ n: Int) { #expect(n == 1) }", []),
        (
            "import XCTest\n// class Old: XCTestCase { func testOld() {} }\n@Test func answers() { #expect(true) /* XCTFail() */ }",
            []
        ),
        // What looks like a brace or a comment in a text, a pattern or a name is none.
        (##"@Test func answers() { let end = "}"; #expect(end == answer()) }"##, []),
        (##"@Test func answers() { let end = "\"}\\"; #expect(end == answer()) }"##, []),
        (##"@Test func answers() { let end = #/ } " /#; #expect(answer().contains(end)) }"##, []),
        (
            "@Test func answers() {\n    let all = \"\"\"\n        } \"\n        \"\"\"\n    #expect(all == answer())\n}",
            []
        ),
        (##"@Test func answers() { let all = ["Sources/*", "https://swift.org"]; #expect(all == answer()) }"##, []),
        (##"@Test func answers() { print("/*"); check(1) }"## + "\nfunc check(_ n: Int) { #expect(n == 1) }", []),
        ("@Test func `} \" // or /*`() { #expect(answer() == 42) }", []),
        ("@Test func answers() { let half = (answer()) / 2 /* } \" */; #expect(half == 4 / 2) }", []),
    ])
    func `what looks like a test and is none is named`(code: String, warnings: [String]) throws {
        try expect(warnings, of: code, found: ["answers()", "recheck()"])
    }

    @Test func `without any test, a function with a name like XCTest's is named`() throws {
        try expect(["1:6: warning: 'testAnswer'"], of: "func testAnswer() {}\nfunc make() {}")
    }

    private func expect(_ warnings: [String], of code: String, found: [String] = []) throws {
        let folder = URL(filePath: "/own-tests")
        let tests = found.map { TestOutcome(id: "OwnTests.Own/\($0)/Own.swift:1:1", name: $0, verdict: .passed) }
        let shown = OwnTestCode(["Own.swift": Data(code.utf8)], in: folder).warnings(about: tests).map {
            $0.text(from: folder)
        }
        #expect(shown.count == warnings.count, "\(shown)")
        for (line, warning) in zip(shown, warnings) { #expect(line.hasPrefix("Own.swift:\(warning)")) }
    }
}
