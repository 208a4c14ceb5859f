@testable import KataGrading
@testable import KataKit

/// A picture of the upper half of the class page, as HTML in an SVG: it needs no program to be drawn, and its lines can be
/// compared.
struct ClassPicture {
    private static let width = 640
    private static let height = 740

    /// The page, as `--format html` writes it.
    var page: String

    /// Nil if the page has not the parts of the picture.
    var svg: String? {
        guard let style = page.firstMatch(of: /(?s)<style>.*?<\/style>/)?.output,
            let body = page.firstMatch(of: /(?s)<body>(.*?)<h2>Percent/)?.output.1
        else { return nil }
        // XML does not know this name of HTML.
        let text = body.replacing("&nbsp;", with: "&#160;")
        // Small cells make the letters large.
        let small = style.replacing("@media (max-width: 30rem)", with: "@media all")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)">
            <title>The class page: how many have done each lap, the students by katas, and the remarks</title>
            <rect width="100%" height="100%" fill="#fff" stroke="#ccc"/>
            <foreignObject width="100%" height="100%">
            <body xmlns="http://www.w3.org/1999/xhtml">
            \(small)\(text)</body>
            </foreignObject>
            </svg>

            """
    }
}

extension GradeReport {
    /// A small class with each thing that the page shows.
    static let smallClass = GradeReport(
        kit: GradingKit(
            toolchain: "6.3.1",
            containment: ["process-group", "wall-clock", "no-network", "private-files"]
        ),
        submissions: [
            submission("ana", [passive(38, 43, 9), fields(53, 30, 8)]),
            submission(
                "bruno",
                [passive(38, 43, 9), fields(53, 39, 9)],
                remark: Remark(
                    kata: "MVPEditFields",
                    file: "Katas/MVPEditFields/Sources/Log.swift",
                    line: 7,
                    what: "`FileHandle` can reach files, or what is outside of the run"
                )
            ),
            submission("chloe", [passive(38, 31, 4), fields(32, 0, 0)]),
            submission("dae-ho", [passive(38, 43, 6), fields(53, 17, 0, .error)]),
            submission("emil", [passive(26, 0, 0), fields(0, 0, 0, .doesNotCompile)]),
            SubmissionReport(
                id: "fatma",
                path: "fatma.zip",
                status: .unreadable,
                reason: "the archive is empty",
                score: Score()
            ),
        ]
    )

    private static func submission(_ id: String, _ katas: [KataReport], remark: Remark? = nil) -> SubmissionReport {
        SubmissionReport(
            id: id,
            path: id,
            status: .graded,
            score: Score(of: katas),
            remarks: remark.map { [$0] },
            katas: katas
        )
    }

    private static func passive(_ tests: Int, _ mutants: Int, _ first: Int) -> KataReport {
        kata("PassiveArtistView", (tests, 38), (mutants, 43), first)
    }

    private static func fields(_ tests: Int, _ mutants: Int, _ first: Int, _ green: LapVerdict.State = .red)
        -> KataReport
    {
        kata("MVPEditFields", (tests, 53), (mutants, 39), first, green)
    }

    /// A kata whose test-first lap has nine points.
    private static func kata(
        _ name: String,
        _ tests: (Int, Int),
        _ mutants: (Int, Int),
        _ first: Int,
        _ green: LapVerdict.State = .red
    ) -> KataReport {
        let bite = BiteReport(verdict: .red, killed: mutants.0, total: mutants.1)
        let checks = LapReport(verdict: .red, passed: min(first, 5), total: 5)
        let bugs = BiteReport(verdict: .red, killed: max(first - 5, 0), total: 4)
        return KataReport(
            kata: name,
            green: LapReport(verdict: green, passed: tests.0, total: tests.1),
            bite: bite,
            first: FirstReport(checks: checks, bugs: bugs, runs: [])
        )
    }
}
