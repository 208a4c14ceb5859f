import KataKit

extension GradeReport {
    /// The class on one page: the scores, the hardest tests, the toughest mutants. It needs no other file.
    func html() -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Katas: the class</title>
        <style>
        body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #222; }
        table { border-collapse: collapse; margin: 1rem 0 2rem; width: 100%; }
        th, td { border: 1px solid #ccc; padding: .25rem .6rem; text-align: left; }
        td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
        .looked { font-size: 85%; }
        td.remarked { outline: 2px dashed #555; outline-offset: -3px; }
        @media print { body { margin: 0; max-width: none; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } tr { break-inside: avoid; } }
        </style>
        </head>
        <body>
        <h1>The class</h1>
        <p>\(submissions.count) submissions. Swift \(kit.toolchain.escaped). Runs were contained by \(kit.containment.joined(separator: ", ").escaped).</p>
        \(heatMap)
        \(remarks)
        <h2>Tests, the hardest first</h2>
        \(ranking(of: ranks { $0.green.verdict.isJudgedAttempt ? $0.testItems : [] }, named: "Test", failing: "failed by"))
        <h2>Mutants, the toughest first</h2>
        \(ranking(of: ranks { $0.bite.verdict.isJudgedAttempt ? $0.mutantItems : [] }, named: "Mutant", failing: "survived"))
        </body>
        </html>

        """
    }

    private var heatMap: String {
        let heading = (["Submission"] + katas + ["All"]).map { "<th>\($0.escaped)</th>" }.joined()
        let rows = submissionsToLookAt.map { submission -> String in
            let name = [submission.id, submission.student].compactMap { $0 }.joined(separator: ", ").escaped
            if let trouble = submission.trouble {
                return "<tr><th>\(name)</th><td colspan=\"\(katas.count + 1)\">\(trouble.escaped)</td></tr>"
            }
            let cells = submission.katas.map { kata in
                let remarks = submission.remarks(on: kata.kata)
                let note = [kata.note, remarks.isEmpty ? nil : "look"].compactMap { $0 }.joined(separator: ", ")
                return cell(
                    kata.percent,
                    note: note.isEmpty ? nil : note,
                    title: (["\(kata.points) of \(kata.possible)"] + remarks.map(\.text)).joined(separator: "; "),
                    isRemarked: !remarks.isEmpty
                )
            }
            let score = submission.score
            let total = cell(score.percent, title: "\(score.points) of \(score.possible)")
            return "<tr><th>\(name)</th>\(cells.joined())\(total)</tr>"
        }
        return "<table>\n<tr>\(heading)</tr>\n\(rows.joined(separator: "\n"))\n</table>"
    }

    /// A cell from red to green, with the number in it: it must also be readable without colors.
    private func cell(_ percent: Int, note: String? = nil, title: String, isRemarked: Bool = false) -> String {
        let note = note.map { " <span class=\"looked\">\($0.escaped)</span>" } ?? ""
        let style = " style=\"background: hsl(\(percent * 120 / 100), 70%, 85%)\""
        let kind = isRemarked ? "number remarked" : "number"
        return "<td class=\"\(kind)\"\(style) title=\"\(title.escaped)\">\(percent) %\(note)</td>"
    }

    /// What the instructor should look at; nothing when there is nothing.
    private var remarks: String {
        let rows = submissions.flatMap { submission in
            (submission.remarks ?? []).map { remark in
                let cells = [submission.id, remark.kata, remark.text].map { "<td>\($0.escaped)</td>" }
                return "<tr>\(cells.joined())</tr>"
            }
        }
        guard !rows.isEmpty else { return "" }
        return """
            <h2>Remarks</h2>
            <p>Look at these lines. A remark takes no points, and most code that has one is innocent.</p>
            <table>
            <tr><th>Submission</th><th>Kata</th><th>What to look at</th></tr>
            \(rows.joined(separator: "\n"))
            </table>
            """
    }

    private struct Rank {
        var item: GradedItem
        var failed = 0
        /// How many attempted the lap.
        var total = 0

        var share: Double { Double(failed) / Double(max(total, 1)) }
    }

    /// What fails most, among those who attempted the lap. What nobody attempted is not in it.
    private func ranks(_ items: (KataReport) -> [GradedItem]) -> [Rank] {
        var ranks: [Rank] = []
        var places: [[String]: Int] = [:]
        for item in submissions.flatMap(\.katas).flatMap(items) {
            let key = [item.kata, item.group, item.name]
            let place = places[key] ?? ranks.count
            if places.updateValue(place, forKey: key) == nil { ranks.append(Rank(item: item)) }
            ranks[place].total += 1
            ranks[place].failed += 1 - item.points
        }
        // Equal ranks keep the order of the guides.
        return ranks.enumerated().sorted { a, b in
            (b.element.share, b.element.failed, a.offset) < (a.element.share, a.element.failed, b.offset)
        }
        .map(\.element)
    }

    /// - Parameters:
    ///   - name: the heading of the first column.
    ///   - failure: the heading of the last column.
    private func ranking(of ranks: [Rank], named name: String, failing failure: String) -> String {
        let rows = ranks.map { rank in
            let place = [rank.item.kata, rank.item.group].filter { !$0.isEmpty }.joined(separator: ", ").escaped
            let failed = "<td class=\"number\">\(rank.failed) of \(rank.total)</td>"
            return "<tr><td>\(rank.item.name.escaped)</td><td>\(place)</td>\(failed)</tr>"
        }
        guard !rows.isEmpty else { return "<p>Nobody has attempted one yet.</p>" }
        return """
            <p>Counted among those who attempted the lap. A lap without a result does not count.</p>
            <table>
            <tr><th>\(name)</th><th>Where</th><th class="number">\(failure)</th></tr>
            \(rows.joined(separator: "\n"))
            </table>
            """
    }
}

extension KataReport {
    /// A note on what the percentage does not show.
    fileprivate var note: String? {
        if [green.verdict, bite.verdict].contains(.error) { return "no result" }
        if green.verdict == .doesNotCompile { return "does not compile" }
        let verdicts = [green.verdict, bite.verdict]
        return verdicts.allSatisfy { $0 == .notAttempted || $0 == .missing } ? "not started" : nil
    }
}

extension LapVerdict.State {
    /// Whether the lap says something about its tests: it was attempted, and has a result.
    fileprivate var isJudgedAttempt: Bool {
        switch self {
        case .green, .red, .doesNotCompile: true
        case .missing, .notAttempted, .error: false
        }
    }
}
