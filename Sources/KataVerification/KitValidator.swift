import Foundation
import KataKit

/// Checks what the kit promises: starters all red, reference all green, mutants all killed, guides complete.
struct KitValidator {
    /// A warning is what an author may want to change. It is shown, and is no failure.
    typealias Finding = (check: String, text: String, isWarning: Bool)

    var kit: Kit
    private(set) var checks: [String] = []
    private(set) var findings: [Finding] = []
    var problems: [Finding] { findings.filter { !$0.isWarning } }

    mutating func begin(_ check: String) { checks.append(check) }

    mutating func report(_ text: String, isWarning: Bool = false) {
        findings.append((checks.last ?? "", text, isWarning))
    }

    // MARK: Folders

    /// Checks that nothing is left of a kata that is not in the manifest.
    mutating func checkList() throws {
        begin("the list of katas and the folders agree")
        let names = Set(kit.katas.map(\.name))
        for folder in ["Katas", "Solutions", ".starters"] {
            let found = Set(try visibleNames(in: folder))
            for name in names.subtracting(found).sorted() { report("\(folder)/\(name) is missing") }
            for name in found.subtracting(names).sorted() { report("\(folder)/\(name) is not in Package.swift's list") }
        }
        let pages = Set(names.flatMap { name in GuidePage.allCases.map { $0.path(for: name) } })
        let found = try visibleNames(in: "docs/katas").map { "docs/katas/\($0)" }
        for path in found.sorted() where !pages.contains(path) {
            report("\(path) belongs to no kata in Package.swift's list")
        }
    }

    mutating func checkTables() throws {
        begin("the pages list the katas as the guides say")
        for path in try kit.outdatedTables().keys.sorted() { report("\(path): run 'swift run kata verify --fix'") }
    }

    mutating func checkFolders() throws {
        begin("no folder is empty")
        for folder in foldersWithoutCode { report("\(folder) has no Swift file") }

        begin(".starters is the exact copy of Katas")
        for kata in kit.katas where !kata.folder.hasSameFiles(as: kata.starter) {
            report(".starters/\(kata.name) differs from Katas/\(kata.name): run 'swift run kata verify --fix'")
        }

        begin("Solutions has the same file names as Katas")
        for kata in kit.katas {
            let starter = try kata.sources.readFiles()
            let reference = try kata.solution.appending(path: "Sources").readFiles()
            for path in Set(starter.keys).symmetricDifference(reference.keys).sorted() {
                report("\(kata.name)/Sources/\(path) is in only one of Katas and Solutions")
            }
        }
    }

    /// The folders that need a Swift file and have none. SwiftPM drops such a test target, and may miss a later file.
    var foldersWithoutCode: [String] {
        kit.katas.flatMap { kata in
            let parts = ["Given", "Sources", "Tests"].map { kata.folder.appending(path: $0) }
            return parts + ["Sources", "Tests"].map { kata.solution.appending(path: $0) } + [kata.officialTests]
        }
        .filter { !$0.containsSwiftFile() }
        .map { $0.path(from: kit.root) }
    }

    private func visibleNames(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: kit.root.appending(path: folder).path)
            .filter { !$0.hasPrefix(".") }
    }

    /// Checks that the author has replaced each mark of ``Command/new``, in the order of work.
    mutating func checkMarks() {
        begin("nothing is left to write")
        let pages = { (kata: Kata) in
            [kata.file(of: .guide)] + kata.officialTests.children + [kata.file(of: .hints), kata.file(of: .review)]
        }
        for file in kit.katas.flatMap(pages) {
            for (index, line) in file.readText().split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let mark = line.firstRange(of: "TODO: ") else { continue }
                let todo = line[mark.upperBound...].replacing(" -->", with: "")
                report("\(file.path(from: kit.root)):\(index + 1): \(todo)")
            }
        }
    }

    // MARK: Verdicts

    mutating func checkStarters(_ evidence: Evidence) {
        let verdicts = evidence.starters
        begin("the starters compile without a warning")
        for warning in evidence.warnings { report(warning) }

        begin("on the starters every official test is red, by an expectation")
        for kata in kit.katas {
            for test in verdicts[kata.lap(.green)]?.outcomes ?? [] where test.verdict != .failed {
                report("\(kata.name), \(test.suite ?? "?"): '\(test.name)' is \(test.verdict.rawValue)")
            }
        }

        begin("the guides name the tests of the suites, in their order")
        for kata in kit.katas {
            guard let verdict = verdicts[kata.lap(.green)] else { continue }
            if let reason = verdict.reason { report("\(kata.name): \(reason)") }
            for step in kata.guide.steps {
                let lines = verdict.outcomes(of: step.suite).compactMap(\.location?.line)
                guard lines != lines.sorted() else { continue }
                report("\(kata.name): the guide has the tests of \(step.suite) in a different order")
            }
        }

        // Such a test kills no mutant: what fails on the unchanged code does not count.
        begin("each starter's own tests are one failing test in each suite")
        for lap in kit.katas.laps() where lap.guide == nil {
            let tests = verdicts[lap]?.outcomes ?? []
            if tests.map(\.verdict) != Array(repeating: .failed, count: max(1, Set(tests.map(\.suite)).count)) {
                let found = tests.map { "'\($0.name)' is \($0.verdict.rawValue)" }
                let what = found.isEmpty ? "there is no test" : found.joined(separator: ", ")
                report("\(lap.kata.name), \(lap.lap.title): \(what)")
            }
        }

        begin("on the stubs every test of a test-first lap is red, by an expectation")
        for (lap, verdict) in evidence.onStubs.joined().sorted(by: { $0.key.kata.name < $1.key.kata.name }) {
            for test in verdict.outcomes where test.verdict != .failed {
                report("\(lap.kata.name): '\(test.name)' is \(test.verdict.rawValue)")
            }
        }
    }

    /// The runs on the unchanged code, of the official suites and of the model answers.
    mutating func checkReference(_ evidence: Evidence) {
        begin("on the reference every test is green")
        for report in evidence.reports where !report.verdict.isGreen {
            let name = report.kata.name
            if let reason = report.verdict.reason { self.report("\(name), \(report.lap.lap.title): \(reason)") }
            for test in report.rejected {
                self.report("\(name), \(test.suite ?? "?"): '\(test.name)' is \(test.verdict.rawValue)")
            }
        }
    }

    mutating func checkScreens(_ evidence: Evidence) {
        begin("the screens in the guides are those of the reference")
        for report in evidence.mutants[.green] ?? [] {
            guard let screen = report.kata.guide.screen else { continue }
            let drawing = report.verdict.outcomes.first { $0.name == screen.test }?.attachment
            guard drawing != screen.drawing else { continue }
            let found = drawing.map { "attaches:\n\($0)" } ?? "attaches nothing"
            self.report("\(report.kata.name): the guide's screen differs: '\(screen.test)' \(found)")
        }
    }

    mutating func checkCatchUp(_ evidence: Evidence) {
        begin("a kata that is caught up to a step is green before that step and red at it")
        for (number, verdicts) in evidence.caughtUp.sorted(by: { $0.key < $1.key }) {
            for kata in kit.katas {
                guard let verdict = verdicts[kata.lap(.green)] else { continue }
                for step in kata.guide.steps where step.number <= number {
                    let tests = verdict.outcomes(of: step)
                    let isGreen = tests.allSatisfy { $0.verdict == .passed }
                    guard isGreen == (step.number == number) else { continue }
                    report("\(kata.name), caught up to step \(number): \(step.suite) is \(isGreen ? "green" : "red")")
                }
            }
        }
    }
}
