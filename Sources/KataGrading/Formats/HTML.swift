import KataKit

extension GradeReport {
    /// The class on one page: the scores, the hardest tests, the toughest mutants. It needs no other file. On paper it is short,
    /// because what is folded is not printed.
    func html() -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Katas: the class</title>
        <style>
        :root { color-scheme: light dark; }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
        div { overflow-x: auto; margin: 1rem 0 2rem; } table { border-collapse: collapse; width: 100%; }
        th, td { border: 1px solid #8886; padding: .25rem .6rem; text-align: left; }
        th:first-child, td:first-child, td:last-child:not(.number) { overflow-wrap: anywhere; min-width: 8.5em; }
        td[style] { color: #222; } details { margin: 1rem 0; } summary { cursor: pointer; }
        td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
        small { font-weight: normal; } .number small { display: block; }
        td.remarked { outline: 2px dashed #777; outline-offset: -3px; }
        @media (max-width: 30rem) { body { font-size: 13px; padding: 0 .4rem; } th, td { padding: .2rem .3rem; } }
        @media print { body { margin: 0; max-width: none; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } tr { break-inside: avoid; } }
        </style>
        </head>
        <body>
        <h1>The class</h1>
        <p>\(summary) Swift \(kit.toolchain.escaped). Runs were contained by \(kit.containment.joined(separator: ", ").escaped).</p>
        \(observations.isEmpty ? "" : "<ul>\(observations.map { "<li>\($0.escaped)</li>" }.joined())</ul>")
        \(done)
        \(heatMap)
        \(remarks)
        <h2>Tests, the hardest first</h2>
        \(ranking(["Test", "Where", "failed by"]) { $0 is LapReport })
        <h2>Mutants, the toughest first</h2>
        \(ranking(["Mutant", "Where", "survived"]) { $0 is BiteReport })
        \(progress)
        \(runs)
        </body>
        </html>

        """
    }

    /// - Parameter rows: the cells, as HTML. The last column has numbers.
    private func table(_ heading: [String], _ rows: [[String]], hasNumbers: Bool = true) -> String {
        let last = hasNumbers ? heading.count - 1 : heading.count
        func row(_ cells: [String], _ tag: String) -> String {
            cells.enumerated().map { "<\(tag)\($0 == last ? " class=\"number\"" : "")>\($1)</\(tag)>" }.joined()
        }
        return table(ofRows: [row(heading, "th")] + rows.map { row($0, "td") })
    }

    private func table(ofRows rows: [String]) -> String {
        "<div><table>\n\(rows.map { "<tr>\($0)</tr>\n" }.joined())</table></div>"
    }

    /// How many there are, and the percent in the middle.
    private var summary: String {
        let percents = submissions.compactMap(\.score?.percent)
        let median = percents.median.map { " Their median is \($0) %." } ?? ""
        return "Submissions: \(submissions.count), with a score: \(percents.count).\(median)"
    }

    /// How many have all points of each lap, and the percent in the middle. A kata without a result does not count.
    private var done: String {
        let rows = katas.map { name in
            let reports = submissions.flatMap(\.katas).filter { $0.kata == name && $0.percent != nil }
            let counts = Lap.allCases.map { lap in
                // Without mutants there is nothing to do in a lap, so nobody has done it.
                let laps = reports.flatMap(\.laps).filter { $0.lap == lap && $0.total > 0 }
                return laps.isEmpty ? "" : "\(laps.count { $0.points == $0.total }) of \(laps.count)"
            }
            return [name.escaped] + counts + [reports.compactMap(\.percent).median.map { "\($0) %" } ?? ""]
        }
        return table(["Kata", "Green lap done", "Bite lap done", "Test-first lap done", "Median"], rows)
    }

    private var heatMap: String {
        let heading = (["Submission"] + katas + ["All"]).map { "<th>\($0.escaped)</th>" }.joined()
        let rows = submissionsRemarkedFirst.map { submission in
            let student = submission.student ?? submission.id
            let id = student == submission.id ? "" : " <small>\(submission.id.escaped)</small>"
            let name = "<th>\(student.escaped)\(id)</th>"
            if let trouble = submission.trouble {
                return "\(name)<td colspan=\"\(katas.count + 1)\">\(trouble.escaped)</td>"
            }
            let cells = submission.katas.map { kata in
                let remarks = submission.remarks(on: kata.kata)
                let notes = [kata.text, kata.note, remarks.isEmpty ? nil : "look"].compactMap { $0 }
                return cell(kata.percent, notes.joined(separator: ", "), isRemarked: !remarks.isEmpty)
            }
            let points = submission.score.map { "\($0.points)/\($0.possible)" } ?? ""
            return name + cells.joined() + cell(submission.score?.percent, points)
        }
        return table(ofRows: [heading] + rows)
    }

    /// A cell from red to green, with the number in it: it must also be readable without colors. Without a percent, its color
    /// would mislead.
    private func cell(_ percent: Int?, _ note: String, isRemarked: Bool = false) -> String {
        let style = percent.map { " style=\"background: hsl(\($0 * 120 / 100), 70%, 85%)\"" } ?? ""
        let text = percent.map { "\($0)&nbsp;%" } ?? "no&nbsp;result"
        let kind = isRemarked ? "number remarked" : "number"
        return "<td class=\"\(kind)\"\(style)>\(text) <small>\(note.escaped)</small></td>"
    }

    /// What the instructor should look at; nothing when there is nothing.
    private var remarks: String {
        let rows = submissionsRemarkedFirst.flatMap { submission in
            (submission.remarks ?? []).map { [submission.student ?? submission.id, $0.kata, $0.text].map(\.escaped) }
        }
        let innocent = "Look at these lines. A remark takes no points, and most code that has one is innocent."
        let list = table(["Submission", "Kata", "What to look at"], rows, hasNumbers: false)
        return rows.isEmpty ? "" : "<h2>Remarks</h2>\n<p>\(innocent)</p>\n\(list)"
    }

    /// What the first own tests of the learners caught, and the last ones; nothing where no archive says so.
    private var progress: String {
        let runs = submissions.flatMap(\.katas).compactMap { $0.first?.runs.compactMap { RunLine($0)?.suite } }
        let tests = [Lap.bite, .first].flatMap { lap in
            runs.map { $0.filter { $0.lap == lap && $0.bugs > 0 } }
        }.filter { !$0.isEmpty }
        let sums = [tests.compactMap(\.first), tests.compactMap(\.last)].map { tests in
            let (strict, total) = (tests.reduce(0) { $0 + $1.tooStrict }, tests.reduce(0) { $0 + $1.tests })
            let median = tests.map { $0.caught * 100 / $0.bugs }.median ?? 0
            return "\(median) % of the bugs (\(strict) of \(total) too strict)"
        }
        let list = "The learners' first green tests catch \(sums[0]), their last ones \(sums[1])"
        return tests.isEmpty ? "" : "<p>\(list): medians of \(tests.count) laps, counted on their own machines.</p>"
    }

    /// A row of runs for each student and kata, a letter and a color for each.
    private var runs: String {
        let rows = submissionsRemarkedFirst.flatMap { submission in
            submission.katas.filter { $0.first?.runs.isEmpty == false }.map { kata in
                [submission.student ?? submission.id, kata.kata].map(\.escaped)
                    + [(kata.first?.runs ?? []).compactMap(square).joined()]
            }
        }
        let colors =
            "R: red. A: amber, does not compile or crashes. G: green. ↻: refactoring. "
            + "The students' own machines kept them."
        let list = "<p>\(colors)</p>\n\(table(["Submission", "Kata", "Runs"], rows, hasNumbers: false))"
        return rows.isEmpty ? "" : folded("Runs of the test-first laps", list)
    }

    private func folded(_ title: String, _ html: String) -> String {
        "<details><summary>\(title)</summary>\n\(html)\n</details>"
    }

    /// A run as HTML; nil for what a command kept or put back, which is no run.
    private func square(_ run: String) -> String? {
        let colors = ["red": "#d33", "amber": "#e90", "green": "#393", "refactoring": "#36c"]
        guard let name = RunLine(run)?.color, let color = colors[name] else { return nil }
        let letter = name == "refactoring" ? "↻" : name.prefix(1).uppercased()
        return "<b title=\"\(run.escaped)\" style=\"color: \(color)\">\(letter)</b> "
    }

    /// The ranks that are not folded.
    private static let mostRanks = 8

    /// What fails most, among those who attempted the lap. What nobody attempted or nobody missed is not in it.
    private func ranking(_ heading: [String], of isRanked: (any GradedLap) -> Bool) -> String {
        let parts = submissions.flatMap(\.katas).flatMap(\.parts)
        let items = parts.filter { $0.report.isJudgedAttempt && isRanked($0.report) }.flatMap(\.items)
        let ranks = Dictionary(grouping: items.enumerated()) { [$0.element.kata, $0.element.group, $0.element.name] }
            .values
            .map { (first: $0[0], failed: $0.count { $0.element.points == 0 }, total: $0.count) }
            .filter { $0.failed > 0 }
            // By their share. Equal ranks keep the order of the guides.
            .sorted { a, b in
                (b.failed * a.total, b.failed, a.first.offset) < (a.failed * b.total, a.failed, b.first.offset)
            }
        guard !ranks.isEmpty else { return "<p>Nobody who attempted the lap missed one.</p>" }
        let rows = ranks.map { rank in
            let item = rank.first.element
            return [bug(item).escaped, item.place.escaped, "\(rank.failed) of \(rank.total)"]
        }
        let (first, rest) = (Array(rows.prefix(Self.mostRanks)), Array(rows.dropFirst(Self.mostRanks)))
        let more = rest.isEmpty ? "" : folded("\(rest.count) more", table(heading, rest))
        return "<p>Counted among those who attempted the lap. A lap without a result does not count.</p>\n"
            + table(heading, first) + more
    }
}

extension KataReport {
    /// A note on what the percentage does not show.
    fileprivate var note: String? {
        let words = isAttempted ? notes : ["not started"] + notes.filter { !$0.hasSuffix(": missing") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
