import KataKit

/// What one point is for: a test or check that passes, or a mutant that is killed.
struct GradedItem: Equatable {
    enum Outcome {
        case passed
        /// A test failed by an expectation, or a mutant survived.
        case failed
        /// A test crashed, hung or did not run.
        case broken
    }

    var kata: String
    var name: String
    var outcome: Outcome
    var message: String
    /// `Tests/…swift:31:9`
    var location: String?
    /// The suite, or the lap.
    var group: String

    var points: Int { outcome == .passed ? 1 : 0 }
}

extension SubmissionReport {
    /// The items, one for each possible point.
    var items: [GradedItem] { katas.flatMap { $0.testItems + $0.mutantItems + $0.checkItems + $0.firstMutantItems } }
}

extension KataReport {
    var testItems: [GradedItem] { green.items(of: kata) { $0.suite ?? "" } }
    var mutantItems: [GradedItem] { bite.items(of: kata, "bite lap") }
    var checkItems: [GradedItem] { first?.checks.items(of: kata) { _ in "test-first lap" } ?? [] }
    var firstMutantItems: [GradedItem] { first?.bugs.items(of: kata, "test-first lap") ?? [] }
}

extension LapReport {
    fileprivate func items(of kata: String, group: (OutcomeReport) -> String) -> [GradedItem] {
        outcomes.map { outcome in
            let hasResult = verdict != .error
            return GradedItem(
                kata: kata,
                name: outcome.test,
                outcome: hasResult ? outcome.verdict.outcome : .broken,
                message: hasResult ? message(on: outcome) : "no result: \(reason ?? "")",
                location: outcome.location,
                group: group(outcome)
            )
        }
    }

    fileprivate func message(on outcome: OutcomeReport) -> String {
        guard outcome.messages.isEmpty else { return outcome.messages.joined(separator: "\n") }
        guard outcome.verdict != .passed else { return "" }
        switch verdict {
        case .doesNotCompile: return (["it does not compile"] + diagnostics.prefix(3)).joined(separator: "\n")
        default: return reason ?? "it was not run"
        }
    }
}

extension BiteReport {
    fileprivate func items(of kata: String, _ group: String) -> [GradedItem] {
        mutants.map { mutant in
            GradedItem(
                kata: kata,
                name: mutant.mutant,
                outcome: mutant.status == .killed && verdict != .error ? .passed : .failed,
                message: message(on: mutant),
                group: group
            )
        }
    }

    fileprivate func message(on mutant: Mutant) -> String {
        if mutant.status == .killed, verdict != .error { return "killed by \(mutant.killedBy.joined(separator: ", "))" }
        switch verdict {
        case .missing: return reason ?? ""
        case .error: return "no result: \(reason ?? "")"
        case .notAttempted: return "no tests were written"
        case .doesNotCompile: return (["your tests do not compile"] + diagnostics.prefix(3)).joined(separator: "\n")
        case .red, .green:
            switch mutant.status {
            case .timeout: return "a test did not end, and no expectation failed"
            case .runtimeError: return "a test crashed, and no expectation failed"
            case .killed, .survived:
                let flaky = mutant.flaky.map { "'\($0)' failed, and did not fail again each time" }
                let ignored = rejected.map { "'\($0.test)' is ignored: \($0.messages.first ?? "")" }
                let reasons = flaky + ignored
                return "it survived: " + (reasons.isEmpty ? "no test failed" : reasons.joined(separator: "\n"))
            }
        }
    }
}

extension TestOutcome.Verdict {
    fileprivate var outcome: GradedItem.Outcome {
        switch self {
        case .passed: .passed
        case .failed: .failed
        case .crashed, .timedOut, .notRun: .broken
        }
    }
}
