import Foundation
import KataKit

/// The form of the kit's tests, in sources as `swift format` writes them.
extension KitValidator {
    mutating func checkForm() {
        begin("each test of a suite is short, and has no loop and no branch")
        for kata in kit.katas {
            for step in kata.guide.steps {
                // In a scenario, each act is next to its check.
                let isScenario = step.isOuterLoop || !step.otherFiles.isEmpty
                check("\(step.suite).swift", of: kata, mostLines: 15, mostChecks: isScenario ? .max : 2)
                check("EdgeCases/\(step.edgeSuite).swift", of: kata, mostLines: 20, mostChecks: 2)
            }
        }
    }

    private mutating func check(_ path: String, of kata: Kata, mostLines: Int, mostChecks: Int) {
        let file = kata.officialTests.appending(path: path)
        for test in TestSource.all(in: file.readText()) {
            let most = mostLines + (test.isOfMemory ? 1 : 0)
            var problems = test.bannedWords.map { "has '\($0)'" }
            if test.lines.count > most { problems.append("has \(test.lines.count) lines: \(most) are enough") }
            if test.checks > mostChecks { problems.append("has \(test.checks) checks: \(mostChecks) are enough") }
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

/// A test in a source.
private struct TestSource {
    var name: String
    var firstLine: Int
    /// From `@Test` to its closing brace.
    var lines: [Substring]

    var isOfMemory: Bool { lines[0].contains(".memory") }
    var checks: Int { lines.count { $0.contains("#expect") } }

    /// What a test of the kit does without: each word that makes a reader run it in their head.
    var bannedWords: [String] {
        lines.compactMap { line in
            let word = line.firstMatch(of: /^\s*(for|while|repeat|if|switch|do|defer)\b/)?.output.1
            return (word ?? line.firstMatch(of: /\.forEach\b|\btry\?/)?.output).map { "\($0)" }
        } + name.matches(of: /\b(and|also|whatever|wherever|even)\b/).map { "\($0.output.1)" }
    }

    static func all(in text: String) -> [TestSource] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix("@Test") }.map { first in
            let end = lines[first].prefix { $0 == " " } + "}"
            let last = lines[first...].firstIndex { $0 == end } ?? first
            let test = lines[first...last]
            let name = test.joined(separator: "\n").firstMatch(of: /func `([^`]+)`/).map { String($0.output.1) }
            return TestSource(name: name ?? "", firstLine: first + 1, lines: Array(test))
        }
    }
}
