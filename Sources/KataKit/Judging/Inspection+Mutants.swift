extension Inspection {
    /// What the mutants prove of the official suites, of the model answers and of the starters' own tests.
    struct MutationProof {
        var green: [MutationReport]
        var bite: [MutationReport]
        var starters: [MutationReport]
        /// Of the articles' cases on the green mutants.
        var articles: [MutationReport]
    }

    private static let mostBuiltApart = 2

    mutating func checkMutants(_ proof: MutationProof) {
        begin("every mutant applies and compiles, and most are woven into one build")
        for (lap, reports) in [(Lap.green, proof.green), (.bite, proof.bite)] {
            for report in reports {
                let name = "\(report.kata.name), \(lap.rawValue)"
                for misfit in report.misfits { self.report("\(name), \(misfit.mutant.name): \(misfit.reason)") }
                if report.results.isEmpty { self.report("\(name): there is no mutant") }
            }
        }
        for (green, bite) in zip(proof.green, proof.bite) {
            let apart = (green.results + bite.results).filter(\.isBuiltApart).map(\.mutant.name)
            if apart.count > Self.mostBuiltApart {
                report("\(green.kata.name): more than two need a build of their own: \(apart.joined(separator: ", "))")
            }
        }

        begin("the official suites kill every green mutant, by an expectation")
        for report in proof.green { checkKilled(report) }

        begin("the model answers kill every bite mutant, by an expectation")
        for report in proof.bite { checkKilled(report) }

        checkArticles(proof.articles)

        begin("the starters' own tests kill no mutant")
        for report in proof.starters where report.killed > 0 {
            self.report("\(report.kata.name): \(report.killed) killed")
        }
    }

    /// The guides tell what the articles' tests are worth; what they say is measured.
    private mutating func checkArticles(_ reports: [MutationReport]) {
        begin("the guides state how many mutants the article's tests leave alive")
        for report in reports {
            for test in report.rejected {
                self.report("\(report.kata.name): '\(test.name)' of the article does not pass on the reference")
            }
            if !report.results.isEmpty, !report.kata.guide.states(report.articleSentence) {
                self.report("\(report.kata.name): the guide should say: \(report.articleSentence)")
            }
        }
    }

    private mutating func checkKilled(_ report: MutationReport) {
        guard !report.judges.isEmpty else {
            let reason = report.verdict.diagnostics.first?.text(from: kit.root) ?? report.verdict.reason ?? ""
            self.report("\(report.kata.name): no test passes on the unchanged code: \(reason)")
            return
        }
        for result in report.results where result.status != .killed {
            self.report("\(report.kata.name): \(result.mutant.name): \(result.status.rawValue)")
        }
    }
}

extension MutationReport {
    /// What a guide says of its article's tests.
    var articleSentence: String {
        let alive = results.count - killed
        return
            "The article's \(verdict.outcomes.count) cases leave \(alive) of our \(results.count) green mutants alive."
    }
}
