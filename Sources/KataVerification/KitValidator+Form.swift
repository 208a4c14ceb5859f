import Foundation
import KataKit

/// The form of the kit's tests, in sources as `swift format` writes them.
extension KitValidator {
    mutating func checkForm() throws {
        begin("each test of a suite, a model answer or a check is short: given, act, checks, no loop and no branch")
        for kata in kit.katas {
            for step in kata.guide.steps {
                let isScenario = step.isOuterLoop || !step.otherFiles.isEmpty
                check(kata.officialTests.appending(path: "\(step.suite).swift"), as: isScenario ? .scenario : .story)
                let edgeCases = kata.officialTests.appending(path: "EdgeCases/\(step.edgeSuite).swift")
                check(edgeCases, as: .edgeCase)
                if step.isOuterLoop, edgeCases.exists {
                    report("\(edgeCases.path(from: kit.root)): an outer loop has only a story")
                }
            }
            for (folder, form) in [(kata.solution.appending(path: "Tests"), Form.story), (kata.checks, .edgeCase)] {
                for path in try folder.readFiles().keys.filter(\.isSwiftFile).sorted() {
                    check(folder.appending(path: path), as: form)
                }
            }
        }
    }

    private enum Form {
        case story
        /// A story with real parts. It may have several acts, each next to its check.
        case scenario
        case edgeCase
    }

    private mutating func check(_ file: URL, as form: Form) {
        for test in TestSource.all(in: file.readText()) {
            let most = (form == .edgeCase ? 20 : 15) + (test.isOfMemory ? 1 : 0)
            var problems = test.bannedWords.map { "has '\($0)'" }
            if test.lines.count > most { problems.append("has \(test.lines.count) lines: \(most) are enough") }
            if form != .scenario, test.checks > 2 { problems.append("has \(test.checks) checks: 2 are enough") }
            if let reason = test.whyUnclear(isStory: form == .story) { problems.append(reason) }
            for problem in problems {
                report("\(file.path(from: kit.root)):\(test.firstLine): '\(test.name)' \(problem)")
            }
        }
    }

    /// Checks what a story does not notice, and that each edge case notices some of it.
    mutating func checkEdgeCases(_ evidence: Evidence) {
        begin("each edge case kills a mutant that its story does not, and the guides say how many there are")
        for report in evidence.mutants[.green] ?? [] where !report.results.isEmpty {
            for step in report.kata.guide.steps {
                let place = "\(report.kata.name), step \(step.number)"
                let known = report.results.filter { $0.killers.contains { step.has($0.suite) } }
                let missed = known.filter { result in !result.killers.contains { $0.suite == step.suite } }
                let useful = Set(missed.flatMap(\.killers).map(\.id))
                for test in report.validTests where test.suite == step.edgeSuite && !useful.contains(test.id) {
                    self.report("\(place): '\(test.name)' kills no mutant that the story leaves alive")
                }
                for test in report.validTests where test.suite == step.suite && test.cases.count > 5 {
                    self.report("\(place): '\(test.name)' has \(test.cases.count) rows: 5 are enough")
                }
                let programs = Guide.WrongPrograms(missed: missed.count, total: known.count)
                if !step.edgeCases.isEmpty, step.wrongPrograms != programs {
                    self.report("\(place): the guide should say: \(programs.sentence)")
                }
            }
        }
    }
}
