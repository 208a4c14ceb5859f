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
        @media print { body { margin: 0; max-width: none; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } tr { break-inside: avoid; } }
        </style>
        </head>
        <body>
        <h1>The class</h1>
        <p>\(submissions.count) submissions. Swift \(kit.toolchain.escaped). Runs were contained by \(kit.containment.joined(separator: ", ").escaped).</p>
        \(heatMap)
        <h2>Tests, the hardest first</h2>
        \(ranking("Test", failures { $0.green.outcomes.map { ($0.suite ?? "", $0.test, $0.verdict == .passed) } }))
        <h2>Mutants, the toughest first</h2>
        \(ranking("Mutant", failures { $0.bite.mutants.map { ("", $0.mutant, $0.status == .killed) } }))
        </body>
        </html>

        """
    }

    private var heatMap: String {
        let heading = (["Submission"] + katas + ["All"]).map { "<th>\($0.escaped)</th>" }.joined()
        let rows = submissions.map { submission -> String in
            let name = [submission.id, submission.student].compactMap { $0 }.joined(separator: ", ").escaped
            guard submission.status == .graded else {
                let reason = (submission.reason ?? "").escaped
                return "<tr><th>\(name)</th><td colspan=\"\(katas.count + 1)\">could not be read: \(reason)</td></tr>"
            }
            let cells = submission.katas.map { kata in
                cell(kata.percent, note: kata.note, title: "\(kata.points) of \(kata.possible)")
            }
            let total = cell(
                submission.score.percent,
                note: nil,
                title: "\(submission.score.points) of \(submission.score.possible)"
            )
            return "<tr><th>\(name)</th>\(cells.joined())\(total)</tr>"
        }
        return "<table>\n<tr>\(heading)</tr>\n\(rows.joined(separator: "\n"))\n</table>"
    }

    /// A cell from red to green, with the number in it: it must also be readable without colors.
    private func cell(_ percent: Int, note: String?, title: String) -> String {
        let note = note.map { " <span class=\"looked\">\($0.escaped)</span>" } ?? ""
        let color = "hsl(\(percent * 120 / 100), 70%, 85%)"
        return
            "<td class=\"number\" style=\"background: \(color)\" title=\"\(title.escaped)\">\(percent) %\(note)</td>"
    }

    private struct Rank {
        var kata: String
        var group: String
        var name: String
        var failed: Int
        var total: Int
    }

    private func failures(_ items: (KataReport) -> [(group: String, name: String, passed: Bool)]) -> [Rank] {
        var ranks: [Rank] = []
        var places: [[String]: Int] = [:]
        for kata in submissions.flatMap(\.katas) {
            for item in items(kata) {
                let key = [kata.kata, item.group, item.name]
                let place = places[key] ?? ranks.count
                if places[key] == nil {
                    places[key] = place
                    ranks.append(Rank(kata: kata.kata, group: item.group, name: item.name, failed: 0, total: 0))
                }
                ranks[place].total += 1
                if !item.passed { ranks[place].failed += 1 }
            }
        }
        // Equal ranks keep the order of the guides.
        return ranks.enumerated().sorted { ($1.element.failed, $0.offset) < ($0.element.failed, $1.offset) }.map(
            \.element
        )
    }

    private func ranking(_ what: String, _ ranks: [Rank]) -> String {
        let rows = ranks.map { rank in
            let place = [rank.kata, rank.group].filter { !$0.isEmpty }.joined(separator: ", ").escaped
            return
                "<tr><td>\(rank.name.escaped)</td><td>\(place)</td><td class=\"number\">\(rank.failed) of \(rank.total)</td></tr>"
        }
        let word = what == "Test" ? "not passed by" : "survived"
        return """
            <table>
            <tr><th>\(what)</th><th>Where</th><th class="number">\(word)</th></tr>
            \(rows.joined(separator: "\n"))
            </table>
            """
    }
}

extension KataReport {
    /// A note on what the percentage does not show.
    fileprivate var note: String? {
        let verdicts = [green.verdict, bite.verdict]
        if verdicts.contains(.suspicious) { return "suspicious" }
        if green.verdict == .doesNotCompile { return "does not compile" }
        return verdicts.allSatisfy { $0 == .notAttempted || $0 == .missing } ? "not started" : nil
    }
}
