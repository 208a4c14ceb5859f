import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// The points that the page for instructors shows are those of today's kit.
struct InstructorsPageTests {
    /// All that a kata's laps can earn.
    private struct Points {
        let green, bite, checks, bugs: Int

        init(_ name: String) throws {
            let kata = try Kit(root: Checkout.root).kata(named: name)
            green = try kata.officialTests.readFiles().values.flatMap(\.text.namesOfTests).count
            (bite, bugs) = (try kata.mutants(.bite).count, try kata.mutants(.first).count)
            checks = kata.lap(.first).namesOfChecks.count
        }
    }

    @Test func `the class in the transcript has the points of the kit`() throws {
        let points = try Points("PassiveArtistView")
        let totals = [points.green, points.bite, points.checks + points.bugs]
        let sum = totals.reduce(0, +)
        let page = try DocsPage("docs/instructors.md").blocks.map(\.text).joined()

        let row = "\(totals.map { "\($0)/\($0)" }.joined(separator: " + "))  \(sum)/\(sum)  100\n"
        #expect(page.contains("\nbob         \(row)"))
        #expect(page.contains("\nalice       \(totals.map { "0/\($0)" }.joined(separator: " + "))  "))
        #expect(page.contains("  0/\(sum)    0\n"))
    }

    /// With `KATA_RECORD_SCREENS=class.svg`, it is made again in place of being compared: look at it.
    @Test func `the picture of the class page is the page's first half`() throws {
        let file = Checkout.root.appending(path: "docs/pictures/class.svg")
        let page = try report().html().replacing("&nbsp;", with: "&#160;")
        let css = try #require(page.firstMatch(of: /<style>\n:root.*\n((?s:.*))<\/style>/)?.output.1)
            .replacing("(max-width: 30rem)", with: "all")
        let body = try #require(page.firstMatch(of: /<h1>(?s:.*)(?=<h2>Tests, the hardest first)/)?.output)
        let picture = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800">
            <title>The class page: how many have done each lap, the students by katas, and the remarks</title>
            <rect width="100%" height="100%" fill="#fff" stroke="#ccc"/>
            <foreignObject width="100%" height="100%">
            <body xmlns="http://www.w3.org/1999/xhtml" style="color: #222">
            <style>
            \(css)</style>
            \(body)</body>
            </foreignObject>
            </svg>

            """
        if try Screen.isRecorded("docs/pictures/class.svg") {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }

        #expect(try picture == String(contentsOf: file, encoding: .utf8))
    }

    /// Six students, from one with all points to an archive that cannot be read.
    private func report() throws -> GradeReport {
        var submissions = [
            submission("ana", try kata("PassiveArtistView", 1, 1, 1), try kata("MVPEditFields", 1, 0.8, 0.9)),
            submission("bruno", try kata("PassiveArtistView", 1, 1, 1), try kata("MVPEditFields", 1, 1, 1)),
            submission("chloe", try kata("PassiveArtistView", 1, 0.7, 0.4), try kata("MVPEditFields", 0.6, 0, 0)),
            submission("dae-ho", try kata("PassiveArtistView", 1, 1, 0.7), try kata("MVPEditFields", 1, 0.4, 0)),
            submission("emil", try kata("PassiveArtistView", 0.7, 0, 0), try kata("MVPEditFields", 0, 0, 0)),
            SubmissionReport(id: "fatma", path: "", status: .unreadable, reason: "the archive is empty"),
        ]
        let what = "`FileHandle` can reach files, or what is outside of the run"
        submissions[1].remarks = [
            Remark(kata: "MVPEditFields", file: "Katas/MVPEditFields/Sources/Log.swift", line: 7, what: what)
        ]
        submissions[3].katas[1].bite.verdict = .error
        submissions[4].katas[1].green.verdict = .doesNotCompile
        for index in submissions.indices { submissions[index].count() }
        let barriers = ["process-group", "wall-clock", "no-network", "private-files"]
        return GradeReport(kit: GradingKit(toolchain: "6.3.1", containment: barriers), submissions: submissions)
    }

    private func submission(_ id: String, _ katas: KataReport...) -> SubmissionReport {
        var report = SubmissionReport(id: id, path: "", status: .graded)
        report.katas = katas
        return report
    }

    /// - Parameters:
    ///   - green: the part of the points that the lap has, as `bite` and `first`.
    private func kata(_ name: String, _ green: Double, _ bite: Double, _ first: Double) throws -> KataReport {
        let points = try Points(name)
        func lap(_ share: Double, of total: Int) -> (verdict: LapVerdict.State, points: Int) {
            (share == 1 ? .green : share == 0 ? .notAttempted : .red, Int(Double(total) * share))
        }
        func code(_ share: Double, of total: Int) -> LapReport {
            let lap = lap(share, of: total)
            return LapReport(verdict: lap.verdict, passed: lap.points, total: total)
        }
        func tests(_ share: Double, of total: Int) -> BiteReport {
            let lap = lap(share, of: total)
            return BiteReport(verdict: lap.verdict, killed: lap.points, total: total)
        }
        let report = FirstReport(checks: code(first, of: points.checks), bugs: tests(first, of: points.bugs))
        return KataReport(
            kata: name,
            green: code(green, of: points.green),
            bite: tests(bite, of: points.bite),
            first: report
        )
    }
}
