import Foundation
import TestSupport
import Testing

@testable import KataGrading

/// Each format against its published shape.
struct FormatTests {
    @Test func `points are whole, and percents are rounded down`() {
        #expect(Sample.alice.score == score(2, 5, 40))
        #expect(Sample.broken.score == score(0, 2, 0))
        #expect(Score.percent(2, of: 3) == 66)
    }

    private func score(_ points: Int, _ possible: Int, _ percent: Int) -> Score {
        var score = Score()
        (score.points, score.possible, score.percent) = (points, possible, percent)
        return score
    }

    @Test func `JSON of schema 1 comes back as it was`() throws {
        let text = try Sample.report.json()
        #expect(try JSONDecoder().decode(GradeReport.self, from: Data(text.utf8)) == Sample.report)
        var shard = Sample.report
        shard.shards = ["1/2"]
        #expect(try JSONDecoder().decode(GradeReport.self, from: Data(shard.json().utf8)) == shard)
        #expect(text.hasPrefix("{\"kit\":{\"containment\":"))
        #expect(text.contains(",\"schemaVersion\":1,\"submissions\":[\n{\"id\":\"alice\","))
    }

    @Test func `a report of schema 1 from before remarks is read`() throws {
        let old = try Sample.report.json().replacing(/"remarks":\[[^\]]*\],/, with: "")
            .replacing(#""killed":0"#, with: #""withheld":1,"killed":0"#)
        let report = try JSONDecoder().decode(GradeReport.self, from: Data(old.utf8))
        #expect(report.submissions.map(\.remarks) == [nil, nil, nil])
    }

    @Test func `remarks are in every format, and take no points`() throws {
        var remarked = Sample.alice
        remarked.remarks = [Remark(kata: "K", file: "Katas/K/Sources/A.swift", line: 3, what: "calls <x>")]
        let text = "Look at these lines. They take no points:\nKatas/K/Sources/A.swift:3 calls <x>"
        let report = GradeReport(kit: Sample.report.kit, submissions: [remarked])
        #expect(remarked.score == Sample.alice.score)
        #expect(
            try report.json().contains(
                #""remarks":[{"file":"Katas/K/Sources/A.swift","kata":"K","line":3,"what":"calls <x>"}]"#
            )
        )
        #expect(report.junit().contains("<system-out>\(text.escaped)</system-out>\n  </testsuite>"))
        #expect(remarked.markdown().hasSuffix("## For your instructor\n\n```text\n\(text)\n```\n"))
        let (tests, before) = (GradescopeResults(remarked).tests, GradescopeResults(Sample.alice).tests)
        #expect(Array(tests.dropLast()) == before)
        #expect(tests.last?.visibility == "hidden" && tests.last?.max_score == 0 && tests.last?.output == text)
        #expect(ClassroomResult(remarked).status == ClassroomResult(Sample.alice).status)
        #expect(ClassroomResult(remarked).tests.last?.message == text)
    }

    @Test func `CSV quotes fields and makes no formula`() {
        #expect(
            Sample.report.csv() == """
                submission,student,K,points,possible,percent,status,remarks\r
                alice,Alice <A> & Co,40,2,5,40,graded,\r
                "'=bob",,0,,,,error,Katas/K/Tests/A.swift:2 calls dlsym\r
                "carol, ""c""\",,,,,,unreadable,\r

                """
        )
    }

    @Test(arguments: ["a,b", "a\"b", "a\nb", "a\r\nb", "plain", ""])
    func `a CSV field comes back as it was`(text: String) {
        #expect(CSV.rows(in: CSV.field(text) + ",end\n") == [[text, "end"]])
    }

    @Test(arguments: [
        ("a,b", [["a", "b"]]),
        ("\u{FEFF}a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
        ("a,b\rc,\r", [["a", "b"], ["c", ""]]),
        ("a,b\n\nc,d", [["a", "b"], ["c", "d"]]),
        ("ana,Robert \"Bob\" Smith\n", [["ana", "Robert \"Bob\" Smith"]]),
        ("\"x\" ,1\n", [["\"x\" ", "1"]]),
        ("a,\"never closed\nb,c", [["a", "\"never closed"], ["b", "c"]]),
    ])
    func `the rows of other programs are read, and nothing of a wrong quote is lost`(text: String, rows: [[String]]) {
        #expect(CSV.rows(in: text) == rows)
    }

    @Test func `a table shows what the instructor should look at`() {
        let table = Sample.report.table()
        #expect(table.hasPrefix("submission              K"))
        let rows = table.split(separator: "\n")
        #expect(rows[1].hasPrefix("=bob") && rows[1].contains("0/1 does not compile + 0/1 error (1 remark)  0/2"))
        #expect(rows[2].hasPrefix("Alice <A> & Co (alice)  1/3 + 1/2  "))
        #expect(table.contains("=bob: K, bite lap: no result: a test ended twice\n"))
        #expect(table.contains("=bob: K: Katas/K/Tests/A.swift:2 calls dlsym\n"))
        #expect(table.contains("carol, \"c\": could not be read: the archive is empty\n"))
    }

    @Test func `rows with wide letters have their columns below the heading's`() {
        var report = Sample.report
        report.submissions[0].student = "김민준"
        let table = report.table()
        #expect(table.hasPrefix("submission      K  "))
        #expect(table.contains("\n김민준 (alice)  1/3"))
    }

    @Test func `feedback cannot leave its code block, and its text is not markup`() {
        let text = Sample.alice.markdown()
        #expect(text.hasPrefix("# Alice \\<A\\> \\& Co\n\n**2 of 5 points, 40 %.**"))
        #expect(text.contains("  ````text\n  expected ```"))
        #expect(text.contains("Bugs that no test noticed: `is-silent`."))
        #expect(text.contains("- **it is wrong** does not always pass on the given code, so it kills nothing\n\n  ```"))
        #expect(text.contains("  expected 1\n"))
        #expect(text.contains("- **it is \\*strict\\*** fails on other correct code, so it kills nothing\n\n  ```"))
        #expect(text.contains("  too strict: it fails on correct code\n"))
    }

    @Test func `HTML is one file, and escapes what it shows`() {
        let page = Sample.report.html()
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
        #expect(page.contains("Alice &lt;A&gt; &amp; Co"))
        for outside in ["<script", "http:", "https:", "src=", "@import", "url("] { #expect(!page.contains(outside)) }
        #expect(page.contains("<td>it &lt;fails&gt;</td><td>K, S</td><td class=\"number\">1 of 1</td>"))
    }

    @Test func `JUnit counts add up, and what did not run is an error`() throws {
        let xml = Sample.report.junit()
        #expect(
            xml.hasPrefix(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"katas\" tests=\"8\" failures=\"3\" errors=\"3\""
            )
        )
        #expect(xml.contains("<testcase classname=\"alice.K.S\" name=\"it &quot;works&quot;\" time=\"0\"/>"))
        #expect(
            xml.contains("name=\"it crashes\" time=\"0\"><error message=\"the test crashed\">the test crashed</error>")
        )
        #expect(xml.contains("name=\"it works\" time=\"0\"><error message=\"it does not compile\">"))
        #expect(xml.contains("name=\"it &lt;fails&gt;\" time=\"0\"><failure message=\"expected ```\u{FFFD}[31m\">"))
        let python = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.stdin)"
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(xml.utf8).write(to: file)
        // If Python is installed, it parses the file.
        let result = try Shell.output(
            of: "command -v python3 >/dev/null || exit 0; python3 -c '\(python)' < '\(file.path)'"
        )
        #expect(result.code == 0, "\(result.errors)")
    }

    @Test func `Gradescope gets a score that its tests add up to`() throws {
        let results = GradescopeResults(Sample.alice)
        #expect(results.score == results.tests.reduce(0) { $0 + $1.score })
        #expect(results.tests.reduce(0) { $0 + $1.max_score } == 5)
        let json = try object(results)
        #expect(Set(json.keys) == ["score", "output", "tests"])
        let tests = try #require(json["tests"] as? [[String: Any]])
        for test in tests {
            #expect(Set(test.keys) == ["name", "score", "max_score", "status", "output", "visibility"])
            #expect(["passed", "failed"].contains(test["status"] as? String))
            #expect(test["visibility"] as? String == "visible")
        }
        #expect(GradescopeResults(Sample.broken).score == 0)
        #expect(GradescopeResults(Sample.broken).tests.allSatisfy { $0.score == 0 })
        #expect(GradescopeResults(Sample.unreadable).output == "The submission could not be read: the archive is empty")
    }

    @Test func `GitHub Classroom gets the shape of its runners`() throws {
        let json = try object(ClassroomResult(Sample.alice))
        #expect(Set(json.keys) == ["version", "status", "max_score", "tests"])
        #expect(json["status"] as? String == "fail")
        let tests = try #require(json["tests"] as? [[String: Any]])
        #expect(tests.count == 5)
        for test in tests {
            let keys: Set = ["name", "status", "score", "message", "test_code", "filename", "line_no", "duration"]
            #expect(Set(test.keys) == keys)
            #expect(["pass", "fail", "error"].contains(test["status"] as? String))
        }
        #expect(tests[1]["filename"] as? String == "Tests/KTests/S.swift")
        #expect(tests[1]["line_no"] as? Int == 9)
        #expect(ClassroomResult(Sample.unreadable).status == "error")
    }

    @Test func `a result for GitHub Classroom has room in an environment variable`() throws {
        var result = ClassroomResult(Sample.alice)
        let test = try #require(result.tests.first)
        result.tests = (1...190).map { number in
            var test = test
            test.name = "Kata, Suite: test number \(number)"
            test.message = String(repeating: "\"é\n", count: 1000)
            return test
        }

        let text = try result.inOneLine()

        #expect(Data(text.utf8).base64EncodedString().utf8.count < 131_072)
        let decoded = try JSONDecoder().decode(ClassroomResult.self, from: Data(text.utf8))
        #expect(decoded.tests.count == 190)
        #expect(decoded.tests.allSatisfy { !$0.message.isEmpty })
    }

    private func object(_ value: some Encodable) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
    }
}
