import Foundation

/// A report in the schema 2 of mutation-testing-elements, for that project's viewer.
struct StrykerReport: Encodable {
    struct Location: Encodable {
        var start: SourceChange.Position
        var end: SourceChange.Position
    }

    struct Mutant: Encodable {
        var id: String
        var mutatorName: String
        var description: String
        var replacement: String
        var location: Location
        var status: MutationReport.Status
        var statusReason: String?
        var killedBy: [String]
    }

    struct File: Encodable {
        var language = "swift"
        var source: String
        var mutants: [Mutant] = []
    }

    struct Test: Encodable {
        var id: String
        var name: String
    }

    struct TestFile: Encodable {
        var tests: [Test] = []
    }

    var schemaVersion = "2"
    var thresholds = ["high": 100, "low": 60]
    var files: [String: File] = [:]
    var testFiles: [String: TestFile] = [:]

    static func text(of reports: [MutationReport], in kit: Kit) throws -> String {
        var whole = StrykerReport()
        for report in reports { whole.add(report, in: kit) }
        return try JSONEncoder.readable.text(of: whole)
    }

    private mutating func add(_ report: MutationReport, in kit: Kit) {
        for result in report.results {
            let change = result.change
            let path = report.kata.sources.appending(path: change.path).path(from: kit.root)
            let mutant = Mutant(
                id: "\(report.kata.name)/\(result.mutant.name)",
                mutatorName: result.mutant.name,
                description: result.mutant.effect,
                replacement: change.replacement,
                location: Location(start: change.start, end: change.end),
                status: result.status,
                statusReason: result.status == .killed ? nil : result.mutant.hint,
                killedBy: result.killers.map(\.id)
            )
            files[path, default: File(source: change.original)].mutants.append(mutant)
        }
        for test in report.verdict.outcomes {
            let path = test.location.map { URL(filePath: $0.file).path(from: kit.root) } ?? ""
            testFiles[path, default: TestFile()].tests.append(Test(id: test.id, name: test.name))
        }
    }
}
