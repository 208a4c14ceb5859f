import Foundation
import Testing

@testable import KataKit

/// Habits of XCTest that compile.
struct OwnTestCodeTests {
    private func warnings(_ code: String, found tests: [String] = []) throws -> [String] {
        let folder = URL(filePath: "/own-tests")
        let tests = tests.map { name in
            TestOutcome(id: "OwnTests.Own/\(name)/Own.swift:1:1", name: name, verdict: .passed)
        }
        return OwnTestCode(["Own.swift": Data(code.utf8)], in: folder).warnings(about: tests).map {
            $0.text(from: folder)
        }
    }

    @Test func `a test case of XCTest is named, and nothing in it`() throws {
        let code = """
            import XCTest

            final class OldTests: XCTestCase {
                func testAnswer() { XCTAssertEqual(answer(), 42) }
                func testExpectation() { #expect(answer() == 42) }
            }
            """
        #expect(try warnings(code) == ["Own.swift:3:13: warning: 'OldTests' is an XCTestCase"])
    }

    @Test func `an assertion of XCTest in a test is named once in a file`() throws {
        let code = """
            import Testing
            import XCTest

            struct Own {
                @Test func answers() {
                    XCTAssertEqual(answer(), 42)
                    XCTAssertTrue(true)
                }
            }
            """
        #expect(
            try warnings(code, found: ["answers()"]) == [
                "Own.swift:6:9: warning: 'XCTAssertEqual' is an assertion of XCTest"
            ]
        )
    }

    @Test(arguments: ["func answers()", "func `it answers`()", "private func answers() async throws"])
    func `a function with an expectation that nothing calls is named`(function: String) throws {
        let name = function.contains("`") ? "it answers" : "answers"
        let code = "struct Own {\n    \(function) {\n        #expect(answer() == 42)\n    }\n}\n"
        let found = try warnings(code, found: ["other()"])
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(": warning: '\(name)' is not a test, and no test calls it") == true)
    }

    @Test func `a longer name is neither a call nor a test of that name`() throws {
        let code = """
            struct Own {
                func check() { #expect(answer() == 42) }
                @Test func recheck() { checkAll() }
            }
            """
        #expect(
            try warnings(code, found: ["recheck()"]) == [
                "Own.swift:2:10: warning: 'check' is not a test, and no test calls it"
            ]
        )
    }

    @Test func `without any test, a function with a name like XCTest's is named`() throws {
        let code = "struct Own {\n    func testAnswer() {}\n    func make() {}\n}\n"
        #expect(
            try warnings(code) == ["Own.swift:2:10: warning: 'testAnswer' is not a test, and no test calls it"]
        )
        #expect(try warnings(code, found: ["other()"]) == [])
    }

    @Test(arguments: [
        // A test with arguments in which a brace ends.
        "@Test(arguments: [1].map { $0 })\nfunc answers(n: Int) { #expect(n == 1) }",
        "@Test(.disabled()) func answers() { #expect(Bool(true)) }",
        // A helper.
        "func check(_ n: Int) { #expect(n == 1) }\n@Test func answers() { check(1) }",
        // No import of XCTest, so a function of the learner's own.
        "@Test func answers() { XCTAssertThat(1) }\nfunc XCTAssertThat(_ n: Int) {}",
        // Comments.
        "import XCTest\n// class Old: XCTestCase { func testOld() {} }\n@Test func answers() { /* XCTFail() */ }",
        // The name of a parameter or of a type.
        "class XCTestCaseLike: Base {}\n@Test func answers() {}",
    ])
    func `correct tests are not named`(code: String) throws {
        #expect(try warnings(code, found: ["answers()"]) == [])
    }
}
