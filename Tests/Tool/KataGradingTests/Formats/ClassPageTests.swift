import Testing

@testable import KataGrading
@testable import KataKit

/// The page on a class: what to look at comes first, and rankings are about those who tried.
struct ClassPageTests {
    private func submission(_ id: String, _ green: LapVerdict.State, _ bite: LapVerdict.State) -> SubmissionReport {
        let (passed, killed) = (green == .green ? 1 : 0, bite == .green ? 1 : 0)
        let outcome = LapReport.Outcome(suite: "S", test: "it works", verdict: passed == 1 ? .passed : .notRun)
        let mutant = BiteReport.Mutant(mutant: "is-silent", status: killed == 1 ? .killed : .survived)
        let code = LapReport(verdict: green, passed: passed, total: 1, outcomes: [outcome])
        let tests = BiteReport(verdict: bite, killed: killed, total: 1, mutants: [mutant])
        return Sample.submission(id, KataReport(kata: "K", green: code, bite: tests))
    }

    private func page(_ submissions: SubmissionReport...) -> String {
        GradeReport(kit: Sample.report.kit, submissions: submissions).html()
    }

    @Test func `a submission with a remark comes first, its cell has a frame, and it keeps its points`() throws {
        var remarked = submission("b", .green, .green)
        remarked.remarks = [Remark(kata: "K", file: "Katas/K/Sources/A.swift", line: 3, what: "calls <getenv>")]
        remarked.student = "Bo"
        let page = page(submission("a", .red, .notAttempted), remarked)
        let first =
            "<tr><th>Bo <small>b</small></th><td class=\"number remarked\" style=\"background: hsl(120, 70%, 85%)\""
            + ">100&nbsp;% <small>1/1 + 1/1, look</small></td>"
        let last = "<tr><th>a</th><td class=\"number\" style=\"background: hsl(0, 70%, 85%)\">0&nbsp;%"
        let places = try [first, last].map { try #require(page.range(of: $0)?.lowerBound) }
        #expect(places[0] < places[1])
        #expect(page.contains("<tr><td>Bo</td><td>K</td><td>Katas/K/Sources/A.swift:3 calls &lt;getenv&gt;</td></tr>"))
        #expect(!self.page(submission("a", .red, .notAttempted)).contains("Remarks</h2>"))
    }

    @Test func `the page begins with how many have done each lap, and with the median`() {
        let checks = LapReport(verdict: .green, passed: 1, total: 1)
        let bugs = BiteReport(verdict: .green, killed: 1, total: 1)
        let first = FirstReport(checks: checks, bugs: bugs, runs: [])
        let done = Sample.submission("a", KataReport(kata: "K", green: checks, bite: bugs, first: first))
        let page = page(done, submission("b", .red, .red), submission("c", .error, .green), Sample.unreadable)
        #expect(page.contains("<p>Submissions: 4, with a score: 2. Their median is 50 %."))
        let laps = "<td>1 of 2</td><td>1 of 2</td><td>1 of 1</td>"
        #expect(page.contains("<tr><td>K</td>\(laps)<td class=\"number\">50 %</td></tr>"))
        #expect(self.page(Sample.unreadable).contains("<p>Submissions: 1, with a score: 0. Swift"))
        // Where there is nothing to do, nobody has done it.
        let nothing = KataReport(kata: "K", green: checks, bite: BiteReport(verdict: .red, killed: 0, total: 0))
        let idle = self.page(Sample.submission("a", nothing))
        #expect(idle.contains("<tr><td>K</td><td>1 of 1</td><td></td><td></td>"))
    }

    @Test func `the first and the last own tests of the class are one sentence, if archives have them`() {
        func learner(_ runs: String...) -> SubmissionReport {
            let nothing = BiteReport(verdict: .red, killed: 0, total: 1)
            let first = FirstReport(checks: LapReport(verdict: .red, passed: 0, total: 1), bugs: nothing, runs: runs)
            return Sample.submission("a", KataReport(kata: "K", green: first.checks, bite: nothing, first: first))
        }
        let time = "2026-11-24T20:00:00Z"
        let page = page(
            learner("\(time) green bite 3/10 1/2", "\(time) red wrong", "\(time) kept bite 9/10 0/8"),
            learner("\(time) green right bite 5/10 0/1", "\(time) green first 1/2 0/1 more"),
            learner("\(time) red")
        )
        let last = "their last ones 70 % of the bugs (0 of 9 too strict): medians of 2 laps"
        #expect(page.contains("first green tests catch 40 % of the bugs (1 of 3 too strict), \(last)"))
        #expect(page.contains("<b title=\"\(time) red wrong\" style=\"color: #d33\">R</b>"))
        #expect(!self.page(learner("\(time) red")).contains("first green tests"))
    }

    @Test func `a lap without a result leaves no percent and no color`() {
        let page = page(submission("a", .error, .green))
        let points = "open/1 + 1/1, green lap: no result"
        let kata = "<td class=\"number\">no&nbsp;result <small>\(points)</small></td>"
        let all = "<td class=\"number\">no&nbsp;result <small></small></td>"
        #expect(page.contains("<tr><th>a</th>\(kata)\(all)</tr>"))
    }

    @Test func `rankings count those who attempted the lap, and have no row for what nobody missed`() {
        let page = page(
            submission("a", .red, .notAttempted),
            submission("b", .green, .green),
            submission("c", .doesNotCompile, .red),
            submission("d", .notAttempted, .missing),
            submission("f", .error, .error),
            Sample.unreadable
        )
        #expect(page.contains("<td>it works</td><td>K, S</td><td class=\"number\">2 of 3</td>"))
        #expect(page.contains("<td>is-silent</td><td>K, bite lap</td><td class=\"number\">1 of 2</td>"))
        let green = self.page(submission("a", .green, .green), submission("b", .green, .red))
        #expect(!green.contains("it works</td>") && green.contains("<p>Nobody who attempted the lap missed one.</p>"))
    }

    @Test func `a bug is shown by its rule and by what a user notices in its lap`() throws {
        let code = LapReport(verdict: .green, total: 0)
        let bugs = BiteReport(verdict: .red, total: 1, mutants: [.init(mutant: "is-late", status: .survived)])
        let tests = FirstReport(checks: code, bugs: bugs)
        let alice = Sample.submission("a", KataReport(kata: "K", green: code, bite: bugs, first: tests))
        var report = GradeReport(kit: Sample.report.kit, submissions: [alice])
        report.kit.bugs = [Lap.bite, .first].map {
            .init(kata: "K", lap: $0, mutant: "is-late", effect: "It is <late> in the \($0.title).", rule: "Load")
        }

        for (lap, place) in [(Lap.bite, "bite lap"), (.first, "test-first lap, tests")] {
            let words = "It is &lt;late&gt; in the \(lap.title)."
            #expect(report.html().contains("<td>Load: \(words) (is-late)</td><td>K, \(place)</td>"))
            let start = "\n\n\(place.asSentence): 0/1, not all green.\n\nBugs that no test noticed:\n\n- Load: "
            let feedback = "\(start)It is \\<late\\> in the "
            #expect(alice.markdown(in: report).contains(feedback))
        }
    }

    @Test func `what is long is folded, and rows are in the order of names`() throws {
        var (one, other) = (submission("a", .red, .green), submission("b", .green, .green))
        (one.student, other.student) = ("Zoe", "Ada")
        one.katas[0].green.outcomes = (10...19).map {
            .init(suite: "S", test: "test \($0)", verdict: $0 == 10 ? .passed : .failed)
        }
        other.katas[0].green.outcomes = [.init(suite: "S", test: "test 11", verdict: .passed)]
        let parts = page(one, other).split(separator: "<details>")
        // What more of those fail who attempted it is harder.
        #expect(parts[0].contains("test 19<") && !parts[0].contains("test 11<"))
        #expect(parts[1].hasPrefix("<summary>1 more</summary>") && parts[1].contains("test 11<"))
        let names = try ["Ada", "Zoe"].map { try #require(parts[0].range(of: "<th>\($0)")?.lowerBound) }
        #expect(names[0] < names[1])
    }
}
