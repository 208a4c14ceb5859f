import Foundation
import Testing

@testable import KataGrading
@testable import KataKit

/// Which words of a learner's files have a remark.
struct KataWordsTests {
    private let words = KataWords(
        of: "Counter",
        code: [Data("func open(_ door: Int) -> Int { CommandLine.arguments.count }\n".utf8)],
        tests: [Data("import Foundation\nlet pipe = Pipe()\n".utf8)],
        library: [Data("func present(_ view: Int) {}\n".utf8)]
    )

    /// The line and the word of each remark, in the order of the lines.
    private func words(_ code: String, in path: String = "Sources/A.swift") -> [String] {
        words.remarks(on: SubmittedFiles(all: [path: Data(code.utf8)])).limited().map { remark in
            "\(remark.line) \(remark.what.split(separator: "`").first ?? "")"
        }
    }

    @Test func `each list is one that can be looked for`() {
        for list in SuspectWords.lists(isCode: true) { #expect(list.pattern != nil, "\(list.meaning)") }
        #expect(KataWords.call != nil && KataWords.declared != nil)
    }

    @Test(arguments: [
        ("import Foundation\nlet home = getenv(\"HOME\")\n", ["2 getenv"]),
        ("import/**/Glibc\n", ["1 import/**/Glibc"]),
        ("import\tfunc   Darwin.exit\n", ["1 exit", "1 import func Darwin"]),
        ("let a = String(format: \"%5.1f %d\", 1.5, 2)\n", []),
        ("let a = String(format: \"%s\", 1)\nlet b = String(format: text)\n", ["1 format"]),
        ("#sourceLocation(file: \"x\", line: 1)\n", ["1 #sourceLocation"]),
        ("let a = \"/proc/self/maps\"\n", ["1 /proc/self"]),
        ("let a = freopen(b, \"r\", stdin)\n", ["1 freopen"]),
        ("#expect(name == \"call alert(1)\")\n", []),
        ("let a = [\"AC/DC\", \"100 %\", \"lang (live)\"] // \"the guest (1)\"\n", []),
        ("let a = \"/lang (live)\\n\"; let b = \"\"; let c = 4 / pread(1)\n", ["1 pread"]),
    ])
    func `a word of a list has a remark, at its first line`(code: String, found: [String]) {
        #expect(words(code) == found)
        #expect(words(code, in: "Tests/A.swift") == found)
    }

    @Test(arguments: [
        ("extension [Int] {}\n", ["1 extension [Int"]),
        ("extension `Array` {}\n", ["1 extension Array"]),
        ("struct A {\n    static func == (a: A, b: A) -> Bool { true }\n}\n", ["2 func =="]),
        ("enum Testing {}\n", ["1 enum Testing"]),
        ("func greet(test: String=#function) {}\n", ["1 #function"]),
    ])
    func `what changes an expectation has one in code, which the suites test`(code: String, found: [String]) {
        #expect(words(code) == found)
        #expect(words(code, in: "Tests/A.swift").isEmpty)
    }

    @Test func `a function that nothing declares is one of the system`() {
        #expect(
            words("import Foundation\nlet a = pread(1, nil, 2, 3)\nlet b = Foundation.fsync(1)\n") == [
                "2 pread", "3 fsync",
            ]
        )
        let own = """
            func pread(_ number: Int) {}
            let fsync = { (done: () -> Void, number: Int) in done() }
            final class A {
                func b() { [1].map { link in link(1) }; pread(1); fsync({}, 1); c.kill(1); withTaskGroup(of: Int.self) {} }
            }
            """
        #expect(words(own).isEmpty)
    }

    @Test func `a file may declare any number of names`() {
        let values = (1...60).map { "let value\($0) = \($0)\n" }.joined()
        #expect(words("\(values)func show() {}\nlet a = show()\n").isEmpty)
    }

    @Test func `what the kit's own code uses has none, and what its tests use has none in tests`() {
        let code = "let a = CommandLine.arguments\nlet b = open(1)\nlet c = present(1)\n"
        #expect(words(code).isEmpty && words(code, in: "Tests/A.swift").isEmpty)
        #expect(words("let a = Pipe()\n", in: "Tests/A.swift").isEmpty)
        #expect(words("let a = Pipe()\n") == ["1 Pipe"])
    }

    @Test(arguments: [
        "// getenv(1), to read memory\n", "let a = 1  // unsafe\n", "let a = \"getenv(1)\" + \"exit\"\n",
        "/// Calls `exit` and getenv().\r\nlet a = 1\r\n",
    ])
    func `a plain comment and a plain text have none`(code: String) {
        #expect(words(code).isEmpty)
    }

    @Test(arguments: [
        "let a = \"//\"; getenv(b)", "let a = /\"/; getenv(b); let c = /\"/", "let a = \"\\(getenv(b))\"",
        "let a = \"\\n\"; getenv(b); \"\\n\"", "let a = #\"\"\"#; getenv(b); let c = #\"\"\"#",
        "let a = \"\"\"\n// \\(getenv(b))\n\"\"\"", "/*\n// */ getenv(b)\n", "// a\rgetenv(b)",
        "let a = #/\n//\n/#; getenv(b)",
    ])
    func `code does not hide behind what looks like a comment or a text`(code: String) {
        #expect(words(code).contains { $0.hasSuffix(" getenv") })
    }

    @Test func `a remark says what the word is, and shows no more than a part of a long one`() {
        let code = "\nlet a = ProcessInfo()\n\(String(repeating: "a", count: 9_000))()\n"

        let remarks = words.remarks(on: SubmittedFiles(all: ["Tests/ä.swift": Data(code.utf8)])).limited()

        let what = "`ProcessInfo` can see how the run was started, and with it which mutant is on"
        #expect(remarks.first?.text == "Katas/Counter/Tests/ä.swift:2 \(what)")
        #expect(remarks.count == 2 && remarks.allSatisfy { $0.what.count < 400 })
    }
}
