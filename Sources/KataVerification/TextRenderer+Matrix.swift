import KataKit

extension TextRenderer {
    /// Which test kills which mutant: a row for each mutant, a column for each test, the numbered tests below.
    func matrix(of report: MutationReport) -> String {
        let tests = report.validTests
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
            let number = "\(index + 1)"
            return "".padded(to: 3 - number.count) + "\(number)  \(test.name)\(note)"
        }
        let killed = Language.english.words.mutants(report.killed, of: report.results.count)
        let title = "\(report.kata.name), \(report.lap.lap.title): \(killed)"
        return ([style.bold(title), ruler] + rows + legend).joined(separator: "\n")
    }
}

extension TextRenderer {
    /// The green mutants that survive the article's tests.
    func survivors(of report: MutationReport) -> String {
        let names = report.results.filter { $0.status != .killed }.map { "  \($0.mutant.name)" }
        return ([style.bold("\(report.kata.name): \(report.articleSentence)")] + names).joined(separator: "\n")
    }
}
