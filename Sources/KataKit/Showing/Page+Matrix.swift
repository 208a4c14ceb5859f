extension Page {
    /// Which test kills which mutant: a row a mutant, a column a test, the tests by number below.
    func matrix(of report: MutationReport, _ lap: Lap) -> String {
        let tests = report.judges
        let width = report.results.map(\.mutant.name.count).max() ?? 0
        let ruler = "".padded(to: width + 2) + tests.indices.map { "\(($0 + 1) % 10)" }.joined()
        let rows = report.results.map { result in
            let killers = Set(result.killers.map(\.id))
            let marks = tests.map { killers.contains($0.id) ? style.paint("x", .green) : "·" }.joined()
            return "\(result.mutant.name.padded(to: width))  \(marks)"
        }
        let legend = tests.enumerated().map { index, test in
            let kills = report.results.count { $0.killers.contains { $0.id == test.id } }
            let note = kills == 0 ? style.paint("  kills none", .yellow) : ""
            return "\("\(index + 1)".leftPadded(to: 3))  \(test.name)\(note)"
        }
        let title =
            "\(report.kata.name), \(lap.rawValue) lap: \(report.killed) of \(report.results.count) mutants killed"
        return ([style.bold(title), ruler] + rows + legend).joined(separator: "\n")
    }
}

extension Page {
    /// Which green mutants the article's tests leave alive.
    func survivors(of report: MutationReport) -> String {
        let names = report.results.filter { $0.status != .killed }.map { "  \($0.mutant.name)" }
        return ([style.bold("\(report.kata.name): \(report.articleSentence)")] + names).joined(separator: "\n")
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
