import KataKit

extension KitValidator {
    /// What the builds and runs of the kit's parts show.
    struct Evidence: Sendable {
        var starters: Judge.Verdicts = [:]
        /// The warnings of the starters' build.
        var warnings: [String] = []
        /// The verdicts, by the step that the katas are caught up to.
        var caughtUp: [Int: Judge.Verdicts] = [:]
        /// The reports on the official suites, or on the model answers.
        var mutants: [Lap: [MutationReport]] = [:]
        /// The reports on the checks of the test-first laps.
        var checks: [MutationReport] = []
        /// The verdicts of the test-first laps' model answers and checks, on the stubs.
        var onStubs: [Judge.Verdicts] = []
        /// The reports on the articles' cases, on the green mutants.
        var articles: [MutationReport] = []

        /// The reports without the articles' cases, by what was measured.
        var byTests: [(tests: String, reports: [MutationReport])] {
            [
                ("the official suites of the green laps", mutants[.green] ?? []),
                ("the model answers of the bite laps", mutants[.bite] ?? []),
                ("the model answers of the test-first laps", mutants[.first] ?? []),
                ("the checks of the test-first laps", checks),
            ]
        }

        var reports: [MutationReport] { byTests.flatMap(\.reports) }
    }

    mutating func checkMutants(_ evidence: Evidence) {
        begin("every mutant applies and compiles")
        for report in evidence.reports {
            let name = "\(report.kata.name), \(report.lap.lap.rawValue)"
            for invalid in report.invalid { self.report("\(name), \(invalid.mutant.name): \(invalid.reason)") }
            if report.results.isEmpty, report.invalid.isEmpty { self.report("\(name): there is no mutant") }
        }

        for (tests, reports) in evidence.byTests {
            begin("\(tests) kill every mutant, by an expectation")
            for report in reports { checkKilled(report) }
        }

        checkArticles(evidence.articles)
    }

    private mutating func checkArticles(_ reports: [MutationReport]) {
        begin("the guides state how many mutants the article's tests leave alive")
        for report in reports {
            for test in report.rejected {
                self.report("\(report.kata.name): '\(test.name)' of the article does not pass on the reference")
            }
            if !report.results.isEmpty, report.kata.review?.states(report.articleSentence) != true {
                let path = GuidePage.review.path(for: report.kata.name)
                self.report("\(path) should say: \(report.articleSentence)")
            }
        }
    }

    private mutating func checkKilled(_ report: MutationReport) {
        guard !report.validTests.isEmpty else {
            let reason = report.verdict.diagnostics.first?.text(from: kit.root) ?? report.verdict.reason ?? ""
            return self.report("\(report.kata.name): no test passes on the unchanged code: \(reason)")
        }
        for result in report.results where result.status != .killed {
            self.report("\(report.kata.name): \(result.mutant.name): \(result.status.rawValue)")
        }
        guard report.lap.guide != nil, !report.results.isEmpty else { return }
        for test in report.idleTests {
            self.report("\(report.kata.name): '\(test.name)' of \(test.suite ?? "?") kills none", isWarning: true)
        }
    }
}

extension MutationReport {
    /// The sentence on the article's tests that a guide needs.
    var articleSentence: String {
        let alive = results.count - killed
        return
            "The article's \(verdict.outcomes.count) cases leave \(alive) of our \(results.count) green mutants alive."
    }
}
