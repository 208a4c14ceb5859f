import Foundation
import KataKit

/// The form of the kit's tests, in sources as `swift format` writes them.
extension KitValidator {
    mutating func checkForm() throws {
        begin("each test of a suite, a model answer or a check is in a suite of its own module, so it runs")
        for folder in kit.katas.flatMap({ [$0.officialTests, $0.solution.appending(path: "Tests"), $0.checks] }) {
            let tests = try folder.readFiles().filter(\.key.isSwiftFile)
            for test in OwnTestCode(tests, in: folder).testsOfOthers { report(test.text(from: kit.root)) }
        }

        begin("each test of a suite, a model answer or a check is short: given, act, checks, no loop and no branch")
        for kata in kit.katas {
            for step in kata.guide.steps {
                let isScenario = step.isOuterLoop || !step.otherFiles.isEmpty
                check(kata.officialTests.appending(path: "\(step.suite).swift"), as: isScenario ? .scenario : .story)
                let edgeCases = kata.officialTests.appending(path: "EdgeCases/\(step.edgeSuite).swift")
                check(edgeCases, as: .edgeCase)
                if step.isOuterLoop, edgeCases.exists {
                    report("\(edgeCases.path(from: kit.root)): an outer loop has only a story", isWarning: !isStrict)
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
                report(
                    "\(file.path(from: kit.root)):\(test.firstLine): '\(test.name)' \(problem)",
                    isWarning: !isStrict
                )
            }
        }
    }
}
