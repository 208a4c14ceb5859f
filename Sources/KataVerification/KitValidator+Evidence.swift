import Foundation
import KataKit

extension KitValidator {
    /// A part of the kit that is built and run.
    enum Part: Hashable {
        /// On the code with its mutants: the official suites, the model answers, the checks and the last hints of the
        /// test-first laps.
        case suites, biteAnswers, firstAnswers, checks, hints
        /// The articles' cases, on the green mutants.
        case articles
        case starters
        /// The tests of the test-first laps on their stubs.
        case answersOnStubs, checksOnStubs
        /// The green laps, caught up to the step of this number.
        case step(Int)
    }

    /// What the builds and runs show.
    struct Evidence: Sendable {
        var reports: [MutationReport] = []
        var verdicts: Judge.Verdicts = [:]
        /// The warnings of a build.
        var warnings: [String] = []
    }

    mutating func check(_ evidence: [Part: Evidence]) {
        let byTests: [(tests: String, reports: [MutationReport])] = [
            ("the official suites of the green laps", evidence[.suites]?.reports ?? []),
            ("the model answers of the bite laps", evidence[.biteAnswers]?.reports ?? []),
            ("the model answers of the test-first laps", evidence[.firstAnswers]?.reports ?? []),
            ("the checks of the test-first laps", evidence[.checks]?.reports ?? []),
            ("the last hints of each rule of the test-first laps", evidence[.hints]?.reports.map(\.ofOwnRules) ?? []),
        ]
        let (reports, suites) = (byTests.flatMap(\.reports), byTests[0].reports)
        checkStarters(evidence[.starters] ?? Evidence())

        begin("on the stubs every test of a test-first lap is red, by an expectation")
        for part in [Part.answersOnStubs, .checksOnStubs] { expectRed(in: evidence[part]?.verdicts ?? [:]) }

        begin("on the reference every test is green")
        for report in reports where !report.verdict.isGreen {
            if let reason = report.verdict.reason {
                let kata = report.kata
                // A build has the reference's files in the place of the learner's.
                let text = ["Sources", "Tests"].reduce(reason) { text, folder in
                    let reference = kata.solution.appending(path: folder).path(from: kata.root)
                    return text.replacing("\(kata.folder.path)/\(folder)/", with: "\(reference)/")
                }
                self.report("\(report.lap.place): \(text)")
            }
            self.report(report.rejected, of: report.lap)
        }

        begin("the screens in the guides are those of the reference")
        for report in suites {
            guard let screen = report.kata.guide.screen else { continue }
            let drawing = report.verdict.outcomes.first { $0.name == screen.test }?.attachment
            let found = drawing.map { "attaches:\n\($0)" } ?? "attaches nothing"
            if drawing != screen.drawing { self.report("\(report.lap.place): '\(screen.test)' \(found)") }
        }

        begin("a kata that is caught up to a step is green before that step and red at it")
        for number in Set(kit.katas.flatMap { $0.guide.steps.map(\.number) }).sorted() {
            checkCatchUp(to: number, evidence[.step(number)]?.verdicts ?? [:])
        }

        begin("every mutant and every variant applies and compiles, and each lap has enough")
        for report in reports { checkPatches(report) }

        for (tests, reports) in byTests {
            begin("\(tests) kill every mutant, by an expectation, and are green on every variant")
            for report in reports {
                checkKilled(report)
                for strict in report.tooStrict {
                    self.report([strict.test], of: report.lap, on: " on \(strict.variant.name)")
                }
            }
        }

        begin("the guides state how many mutants the article's tests leave alive")
        for report in evidence[.articles]?.reports ?? [] { checkArticle(report) }

        begin("each edge case kills a mutant that its story does not, and the guides say how many there are")
        for report in suites where !report.results.isEmpty {
            for step in report.kata.guide.steps { checkEdgeCases(of: step, report) }
        }
    }

    private mutating func checkStarters(_ starters: Evidence) {
        begin("the starters compile without a warning")
        for warning in starters.warnings { report(warning) }

        begin("on the starters every official test is red, by an expectation")
        expectRed(in: starters.verdicts.filter { $0.key.guide != nil })

        begin("the guides name the tests of the suites, in their order")
        for kata in kit.katas {
            guard let verdict = starters.verdicts[kata.lap(.green)] else { continue }
            if let reason = verdict.reason { report("\(kata.name): \(reason)") }
            for step in kata.guide.steps {
                let lines = verdict.outcomes(of: step.suite).compactMap(\.location?.line)
                guard lines != lines.sorted() else { continue }
                report("\(kata.name): the guide has the tests of \(step.suite) in a different order")
            }
        }

        // Such a test kills no mutant: what fails on the unchanged code does not count.
        begin("each starter's own tests are one failing test in each suite")
        expectRed(in: starters.verdicts.filter { $0.key.guide == nil })
        for lap in kit.katas.laps() where lap.guide == nil {
            let tests = starters.verdicts[lap]?.outcomes ?? []
            if tests.count != max(1, Set(tests.map(\.suite)).count) { report("\(lap.place): \(tests.count) tests") }
        }
    }

    private mutating func expectRed(in verdicts: Judge.Verdicts) {
        for (lap, verdict) in verdicts.sorted(by: { $0.key.place < $1.key.place }) {
            for test in verdict.outcomes {
                switch (test.verdict, lap.isGuard(test)) {
                case (.failed, false), (.passed, true): continue
                case (.passed, false) where lap.guide != nil:
                    report([test], of: lap, on: ", so check more in it, or list it as a guard")
                case (_, true): report([test], of: lap, on: ", and the guide lists it as a guard")
                default: report([test], of: lap)
                }
            }
        }
    }

    private mutating func report(_ tests: [TestOutcome], of lap: LapID, on code: String = "") {
        for test in tests {
            let said = test.failures.flatMap(\.messages).first { $0.hasPrefix("Expectation failed") }
            let failure = said.map { ": \($0)" } ?? ""
            let name = "'\(test.name)' of \(test.suite ?? "?")"
            report("\(lap.place): \(name): \(test.verdict.rawValue)\(code)\(failure)")
        }
    }

    private mutating func checkCatchUp(to number: Int, _ verdicts: Judge.Verdicts) {
        for lap in kit.katas.laps(.green) {
            guard let verdict = verdicts[lap] else { continue }
            for step in lap.kata.guide.steps where step.number <= number {
                let isGreen = verdict.outcomes(of: step).allSatisfy { $0.verdict == .passed }
                guard isGreen == (step.number == number) else { continue }
                report("\(lap.place), caught up to step \(number): \(step.suite) is \(isGreen ? "green" : "red")")
            }
        }
    }

    private mutating func checkKilled(_ report: MutationReport) {
        guard !report.validTests.isEmpty else {
            let reason = report.verdict.diagnostics.first?.text(from: kit.root) ?? report.verdict.reason ?? ""
            return self.report("\(report.lap.place): no test passes on the unchanged code: \(reason)")
        }
        for result in report.results where result.status != .killed {
            self.report("\(report.lap.place): \(result.mutant.name): \(result.status.rawValue)")
        }
        for test in report.idleTests where report.lap.isGuard(test) && !report.results.isEmpty {
            self.report("\(report.lap.place): '\(test.name)' of \(test.suite ?? "?") kills none")
        }
    }

    private mutating func checkArticle(_ report: MutationReport) {
        self.report(report.rejected, of: report.lap)
        let (all, cases) = (report.results.count, report.verdict.outcomes.count)
        let alive = all - report.killed
        let sentence = "The article's \(cases) cases leave \(alive) of our \(all) green mutants alive."
        if all > 0, report.kata.review?.states(sentence) != true {
            self.report("\(GuidePage.review.path(for: report.kata.name)) should say: \(sentence)")
        }
    }

    /// Checks what a story does not notice, and that each edge case notices some of it.
    private mutating func checkEdgeCases(of step: Guide.Step, _ report: MutationReport) {
        let place = "\(report.kata.name), step \(step.number)"
        let known = report.results.filter { $0.killers.contains { step.has($0.suite) } }
        let missed = known.filter { result in !result.killers.contains { $0.suite == step.suite } }
        let useful = Set(missed.flatMap(\.killers).map(\.id))
        for test in report.validTests where test.suite == step.edgeSuite && !useful.contains(test.id) {
            self.report("\(place): '\(test.name)' kills no mutant that the story leaves alive")
        }
        for test in report.validTests where test.suite == step.suite && test.cases.count > 5 {
            let text = "\(place): '\(test.name)' has \(test.cases.count) rows: 5 are enough"
            self.report(text, isWarning: !isStrict)
        }
        let programs = Guide.WrongPrograms(missed: missed.count, total: known.count)
        if !step.edgeCases.isEmpty, step.wrongPrograms != programs {
            self.report("\(place): the guide should say: \(programs.sentence)")
        }
    }

    private mutating func checkPatches(_ report: MutationReport) {
        let (lap, place) = (report.lap, report.lap.place)
        for patch in report.invalid { self.report("\(place), \(patch.mutant.name): \(patch.reason)") }
        if report.results.isEmpty, report.invalid.allSatisfy(\.mutant.isVariant) {
            self.report("\(place): there is no mutant")
        }
        let count = (try? lap.kata.variants(lap.lap).count) ?? 0
        // Two for each step of the guide, in other laps one for every two rules, and at least two.
        let fewest = max(2, lap.guide.map { $0.steps.count * 2 } ?? lap.exercise.rules.count / 2)
        if count < fewest { self.report("\(place): \(count) of \(fewest) variants") }
    }
}

extension LapID {
    /// As the checks name it.
    var place: String { "\(kata.name), \(lap.title)" }

    /// Whether the guide says that a test is green on each starter.
    fileprivate func isGuard(_ test: TestOutcome) -> Bool {
        guide?.steps.contains { $0.suite == test.suite && $0.guards.contains(test.name) } == true
    }

    /// Reads the code of each rule's last hint, which a learner can copy: a file with the name of the rule.
    func readTestsOfHints() -> [String: Data] {
        exercise.rules.reduce(into: [:]) { files, rule in
            let hint = kata.hints?.lists.first { $0.suite == lap.title && $0.test == rule }?.hints.last ?? ""
            guard let code = MarkdownPage(text: hint).block("```swift")?.text else { return }
            let suite = code.hasPrefix("@Test") ? "struct `tests of \(rule)` {\n\(code)\n}" : code
            let text = "import Testing\n@testable import \(kata.name)\n\(suite)\n"
            files["\(lap.testFolder ?? "")/\(rule).swift"] = Data(text.utf8)
        }
    }
}

extension MutationReport {
    /// Only with the kills by the hint at the mutant's own rule, see ``LapID/readTestsOfHints()``.
    fileprivate var ofOwnRules: MutationReport {
        var report = self
        for (index, result) in results.enumerated() {
            let rules = lap.mutantsByRule.filter { $0.mutants.contains(result.mutant.name) }.map { "\($0.rule).swift" }
            report.results[index].killers.removeAll { test in
                !rules.contains { test.location?.file.hasSuffix("/\($0)") == true }
            }
        }
        return report
    }
}
