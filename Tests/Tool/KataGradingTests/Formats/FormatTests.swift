import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// Each format against its published shape.
struct FormatTests {
    @Test func `points are whole, and percents are rounded down`() {
        #expect(Sample.alice.score == Score(points: 2, possible: 5, percent: 40))
        #expect(Score.percent(2.0 / 3) == 66)
        #expect(Score(of: [kata(19, of: 109), kata(32, of: 98)])?.percent == 25, "rounded once")
    }

    private func kata(_ passed: Int, of total: Int) -> KataReport {
        KataReport(
            kata: "K",
            green: LapReport(verdict: .red, passed: passed, total: total),
            bite: BiteReport(verdict: .red, total: 0)
        )
    }

    @Test func `an open score is nowhere 0, and each lap says what its points do not`() throws {
        var alice = Sample.alice
        alice.katas[0].leftOut = ["Tests/KTests/S.swift: differs from the kit, whose own file counts"]
        alice.katas[0].attacks = ["a-tap-is-lost"]
        let report = GradeReport(kit: Sample.report.kit, submissions: [alice, Sample.broken])
        let open = "no score yet: a lap has no result"
        let results = GradescopeResults(Sample.broken)
        // Gradescope adds the scores of the tests up, if there is no other.
        #expect(results.score == nil && results.tests.allSatisfy { $0.score == nil })
        #expect(results.output.hasPrefix(open))
        #expect(ClassroomResult(Sample.broken).status == "error")
        #expect(ClassroomResult(Sample.broken).tests[1].status == "error")
        #expect(try !Sample.json(report).contains("\"score\":{\"percent\":0"))
        #expect(Sample.broken.markdown(in: Sample.report).contains("**No score yet: a lap has no result.**"))
        #expect(Sample.broken.markdown(in: Sample.report).contains("\n## K: 0/1 + open/1, open\n"))
        #expect(!report.html().contains("0/2"))
        let texts = [report.table(), report.csv(), report.html(), report.junit(), GradescopeResults(alice).output]
        for text in texts + [ClassroomResult(alice).tests.last?.message ?? "", try Sample.json(report)] {
            #expect(text.contains("differs from the kit"), "\(text)")
        }
        for text in texts { #expect(text.contains("bite lap: too strict: it is *strict*")) }
        for text in texts { #expect(text.contains("beats the kit, as the learner says: a-tap-is-lost")) }
        #expect(alice.markdown(in: Sample.report).contains("left out: Tests/KTests/S.swift: differs from the kit"))
    }

    @Test func `laps have weights, and a correction by hand stays`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corrections-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try folder.write(
            "id,kata,lap,points,reason\nalice,K,bite,+1,a good idea\nalice,K,green,-9,copied\n",
            to: "c.csv"
        )
        let corrections = try Corrections(file: folder.appending(path: "c.csv"))
        var report = Sample.report
        // A third of the green lap, and a half of the bite lap.
        report.submissions[0].count(try Weights("green=30,bite=10"))
        #expect(report.submissions[0].score?.percent == 37)
        for _ in 1...2 {
            #expect(corrections.complete(&report) == [])
            report.submissions[0].count()
            #expect(report.submissions[0].score == Score(points: 2, possible: 5, percent: 40))
        }
        let alice = report.submissions[0]
        report.kit.weights = "green=30,bite=10"
        #expect(alice.markdown(in: report).contains("weights green=30,bite=10"))
        #expect(report.table().contains("alice): K, bite lap: +1 by hand: a good idea\n"))
        #expect(report.table().contains("  0/3 + 2/2  "))
        // The green lap has no points below 0.
        #expect(GradescopeResults(alice).tests.map { $0.score ?? 0 }.reduce(0, +) == 2)
        #expect(ClassroomResult(alice).tests.map(\.score).reduce(0, +) == 2)
        #expect(report.junit().contains("tests=\"10\" failures=\"3\""))
        for text in ["", "green", "green=-1", "bite=0", "late=3", "bite=1,bite=2"] {
            #expect(throws: CommandError.self) { try Weights(text) }
        }
    }

    @Test func `a correction that fits nothing is named, and one that says nothing is refused`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corrections-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "c.csv")
        let heading = "id,kata,lap,points,reason\n"
        let lines = ["zoe,K,bite,1,x", "alcie,K,bite,1,x", "alice,L,bite,1,x", "alice,K,bite,1,x", "alice,K,first,1,x"]
        try folder.write(heading + lines.joined(separator: "\n"), to: "c.csv")
        let corrections = try Corrections(file: file)
        var report = Sample.report
        report.submissions.append(SubmissionReport(id: "c1/zoe", path: "", status: .missing))

        let lost = corrections.complete(&report)
        let named = [
            "'zoe' was not handed in", "no submission 'alcie'", "'alice' has no kata 'L' here",
            "K has no test-first lap",
        ]
        #expect(lost.map { $0.components(separatedBy: ": ").last } == named)
        #expect(report.submissions[0].katas[0].corrections?.count == 1)
        // Its submission is in another part of the class.
        report.shards = ["1/2"]
        report.submissions.removeLast()
        #expect(corrections.complete(&report).count == 2)

        for line in ["alice,K,all,1,x", "alice,K,bite,one,x", "alice,K,bite,1,x\nalice,K,bite,1,x"] {
            try folder.write("\(heading)\(line)\n", to: "c.csv")
            #expect(throws: CommandError.self) { try Corrections(file: file) }
        }
    }

    @Test func `JSON of schema 1 comes back as it was`() throws {
        var report = Sample.report
        report.shards = ["1/2"]
        // An earlier kit did not say of which lap.
        report.kit.bugs = [.init(kata: "K", mutant: "is-silent", effect: "", rule: "")]
        let text = try Sample.json(report)
        #expect(try JSONDecoder().decode(GradeReport.self, from: Data(text.utf8)) == report)
    }

    @Test func `remarks are in every format for an instructor, and take no points`() throws {
        var remarked = Sample.alice
        remarked.remarks = [Remark(kata: "K", file: "Katas/K/Sources/A.swift", line: 3, what: "calls <x>")]
        let text = "Look at these lines. They take no points:\nKatas/K/Sources/A.swift:3 calls <x>"
        let report = GradeReport(kit: Sample.report.kit, submissions: [remarked])
        #expect(remarked.score == Sample.alice.score)
        let inJSON = #""remarks":[{"file":"Katas/K/Sources/A.swift","kata":"K","line":3,"what":"calls <x>"}]"#
        #expect(try Sample.json(report).contains(inJSON))
        #expect(report.junit().contains("\(text.escaped)</system-out>\n  </testsuite>"))
        #expect(remarked.markdown(in: report) == Sample.alice.markdown(in: report), "what a student reads")
        let (tests, before) = (GradescopeResults(remarked).tests, GradescopeResults(Sample.alice).tests)
        #expect(Array(tests.dropLast()) == before)
        #expect(tests.last?.visibility == "hidden" && tests.last?.score == nil && tests.last?.output == text)
        #expect(ClassroomResult(remarked).status == ClassroomResult(Sample.alice).status)
        #expect(ClassroomResult(remarked).tests.last?.message == text)
    }

    @Test func `a failure of the grader is named in every format`() throws {
        var failed = Sample.unreadable
        (failed.status, failed.reason) = (.error, "the disk is full")
        let report = GradeReport(kit: Sample.report.kit, submissions: [Sample.alice, failed])
        let error = #"name="the submission can be graded" time="0"><error message="the disk is full">"#
        let texts = [
            (report.table(), "carol, \"c\": could not be graded: the disk is full\n"),
            (report.csv(), ",,,error,,could not be graded: the disk is full\r\n"),
            (report.html(), "could not be graded: the disk is full</td>"),
            (report.junit(), error),
            (failed.markdown(in: Sample.report), "This submission could not be graded: the disk is full."),
            (GradescopeResults(failed).output, "The submission could not be graded: the disk is full"),
            (ClassroomResult(failed).status, "error"),
            (try Sample.json(report), "\"status\":\"error\""),
        ]
        for (text, part) in texts { #expect(text.contains(part)) }
    }

    @Test func `CSV quotes fields and makes no formula`() {
        #expect(
            Sample.report.csv() == """
                submission,student,K,points,possible,percent,status,remarks,notes\r
                alice,Alice <A> & Co,40,2,5,40,graded,,"K, bite lap: too strict: it is *strict*"\r
                "'=bob",,,,,,error,Katas/K/Tests/A.swift:2 calls dlsym,"K, green lap: does not compile; K, bite lap: no result: a test ended twice"\r
                "carol, ""c""\",,,,,,unreadable,,could not be read: the archive is empty\r

                """
        )
    }

    @Test(arguments: [
        ("\u{FEFF}a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
        ("a,b\rc,\r", [["a", "b"], ["c", ""]]),
        ("a,b\n\nc,d\n\n", [["a", "b"], [""], ["c", "d"]]),
        ("\"x\" , \"1\"\n \"y\"z,2\n", [["x", "1"], [" \"y\"z", "2"]]),
        ("a,\"never closed\nb,c", [["a", "\"never closed"], ["b", "c"]]),
        (["a,b", "a\"b", "a\r\nb", ""].map(CSV.field).joined(separator: ","), [["a,b", "a\"b", "a\r\nb", ""]]),
    ])
    func `the rows of ours and of other programs are read, and nothing of a wrong quote is lost`(
        text: String,
        rows: [[String]]
    ) {
        #expect(CSV.rows(in: text) == rows)
    }

    @Test func `a table shows what the instructor should look at`() {
        var report = Sample.report
        report.submissions[0].student = "김민준"
        let table = report.table()
        #expect(table.hasPrefix("submission      K  "), "wide letters take two columns")
        let rows = table.split(separator: "\n")
        #expect(rows[1].hasPrefix("=bob") && rows[1].contains("0/1 + open/1 (1 remark)  -       open"))
        #expect(table.contains("=bob: K, green lap: does not compile\n"))
        #expect(rows[3].hasPrefix("김민준 (alice)  1/3 + 1/2  "))
        #expect(table.contains("=bob: K, bite lap: no result: a test ended twice\n"))
        #expect(table.contains("=bob: K: Katas/K/Tests/A.swift:2 calls dlsym\n"))
        #expect(table.contains("carol, \"c\": could not be read: the archive is empty\n"))
    }

    @Test func `feedback cannot leave its code block, and its text is not markup`() {
        var (alice, report) = (Sample.alice, Sample.report)
        alice.katas[0].bite.rejected.append(.init(test: "it waits", messages: ["not run: skipped: \"later\""]))
        alice.katas[0].bite.mutants.append(.init(mutant: "traps", status: .runtimeError))
        alice.hash = "8f3a"
        (report.kit.version, report.kit.date) = ("1.0", "2026-11-26T09:00:00Z")
        report.kit.bugs = [.init(kata: "K", mutant: "is-silent", effect: "nobody hears <it>", rule: "Answers")]
        let text = alice.markdown(in: report)
        #expect(text.hasPrefix("# Alice \\<A\\> \\& Co\n\n**2 of 5 points, 40 %.**"))
        let block = "- S: **it \\<fails\\>**\n\n  ````text\n  expected ```?[31m\n  more\n  ````\n"
        let strict =
            "- **it is \\*strict\\*** fails on other correct code, so it kills nothing\n\n  ```text\n  too strict"
        let wrong =
            "- **it is wrong** does not always pass on the given code, so it kills nothing\n\n  ```text\n  expected 1\n"
        let parts = [
            "\n\nGreen lap: 1/3, not all green.\n\n- ", block, wrong, strict,
            "- **it waits** does not run, so it kills nothing\n\n  ```text\n  not run: skipped: \"later\"\n",
            "\n\nBugs that no test noticed:\n\n- Answers: nobody hears \\<it\\> \\(is-silent\\)\n- traps: a test crashed, and no",
            "\n\nBugs that a test noticed:\n\n- answers-twice: killed by one answer\n",
            "\n\nKit 1.0, Swift 6.3.1, graded 2026-11-26T09:00:00Z, git hash-object 8f3a.\n",
        ]
        for part in parts { #expect(text.contains(part), "\(text)") }
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
        let parts = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"katas\" tests=\"8\" failures=\"2\" errors=\"4\"",
            "<testsuite name=\"alice\" tests=\"5\" failures=\"2\" errors=\"1\"",
            "<testcase classname=\"alice.K.S\" name=\"it &quot;works&quot;\" time=\"0\"/>",
            "name=\"it crashes\" time=\"0\"><error message=\"the test crashed\">the test crashed</error>",
            "name=\"it works\" time=\"0\"><error message=\"it does not compile\">",
            "name=\"it &lt;fails&gt;\" time=\"0\"><failure message=\"expected ```\u{FFFD}[31m\">",
        ]
        for part in parts { #expect(xml.contains(part)) }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(xml.utf8).write(to: file)
        // If Python is installed, it parses the file.
        let python = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.stdin)"
        try Shell.run("command -v python3 >/dev/null || exit 0; python3 -c '\(python)' < \"$1\"", file.path)
    }

    @Test func `Gradescope gets a score that its tests add up to`() throws {
        let results = GradescopeResults(Sample.alice)
        #expect(results.score == results.tests.compactMap(\.score).reduce(0, +))
        #expect(results.tests.compactMap(\.max_score).reduce(0, +) == 5)
        let json = try object(results)
        #expect(Set(json.keys) == ["score", "output", "tests"])
        for test in try #require(json["tests"] as? [[String: Any]]) {
            #expect(Set(test.keys) == ["name", "score", "max_score", "status", "output", "visibility"])
            #expect(["passed", "failed"].contains(test["status"] as? String))
            #expect(test["visibility"] as? String == "visible")
        }
    }

    @Test func `GitHub Classroom gets the shape of its runners`() throws {
        let json = try object(ClassroomResult(Sample.alice))
        #expect(Set(json.keys) == ["version", "status", "max_score", "tests"])
        #expect(json["status"] as? String == "fail")
        let tests = try #require(json["tests"] as? [[String: Any]])
        #expect(tests.count == 6)
        for test in tests {
            let keys: Set = ["name", "status", "score", "message", "test_code", "filename", "line_no", "duration"]
            #expect(Set(test.keys) == keys)
            #expect(["pass", "fail", "error"].contains(test["status"] as? String))
        }
    }

    @Test func `a result for GitHub Classroom has room in an environment variable`() throws {
        var alice = Sample.alice
        let text = String(repeating: "é", count: 1000) + "\nmore"
        alice.katas[0].green.outcomes = (1...190).map {
            .init(suite: "Suite", test: "test number \($0)", verdict: .failed, messages: [text])
        }

        let result = try GradeFormat.classroom.text(of: GradeReport(kit: Sample.report.kit, submissions: [alice]))

        #expect(Data(result.utf8).base64EncodedString().utf8.count < 131_072)
        let decoded = try JSONDecoder().decode(ClassroomResult.self, from: Data(result.utf8))
        #expect(decoded.tests[0].message == text.prefix(120) + "…")
    }

    private func object(_ value: some Encodable) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
    }
}
