import KataKit

/// What the kit's tests say of the code of a lap, or what the learner's tests notice.
protocol GradedLap {
    var verdict: LapVerdict.State { get }
    var reason: String? { get }
    var diagnostics: [String] { get }
    var points: Int { get }
    var total: Int { get }

    /// An item for each possible point.
    func items(of part: GradedPart) -> [GradedItem]
}

/// A lap of a kata, or a half of a test-first lap.
struct GradedPart {
    let kata: String
    let lap: Lap
    let name: String
    let report: any GradedLap

    var items: [GradedItem] { report.items(of: self) }
}

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
    /// Nil where the submission has none, and for a correction by hand.
    var lap: Lap?
    var name: String
    var outcome: Outcome
    var message: String
    /// The suite, or the lap.
    var group: String
    /// What a correction by hand adds to the points, or takes. It has no possible point.
    var correction: Int?

    var points: Int { correction ?? (outcome == .passed ? 1 : 0) }
    var possible: Int { correction == nil ? 1 : 0 }
    /// `Counter, CounterSuiteTests`
    var place: String { [kata, group].filter { !$0.isEmpty }.joined(separator: ", ") }
    /// `Counter, CounterSuiteTests: a step counts`
    var title: String { [place, name].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension GradedLap {
    /// Whether the lap says something about its tests: it was attempted, and has a result.
    var isJudgedAttempt: Bool { ![.missing, .notAttempted, .error].contains(verdict) }

    fileprivate func whyNothingRan(_ what: String) -> String {
        switch verdict {
        case .error: "no result: \(reason ?? "")"
        case .doesNotCompile: (["\(what) not compile"] + diagnostics.prefix(3)).joined(separator: "\n")
        default: reason ?? "it was not run"
        }
    }
}

extension LapReport: GradedLap {
    var points: Int { passed }

    func items(of part: GradedPart) -> [GradedItem] {
        let ended = [TestOutcome.Verdict.passed: GradedItem.Outcome.passed, .failed: .failed]
        return outcomes.map { outcome in
            let hasRun = verdict != .error && (!outcome.messages.isEmpty || outcome.verdict == .passed)
            return GradedItem(
                kata: part.kata,
                lap: part.lap,
                name: outcome.test,
                outcome: verdict == .error ? .broken : ended[outcome.verdict] ?? .broken,
                message: hasRun ? outcome.messages.joined(separator: "\n") : whyNothingRan("it does"),
                group: part.lap == .green ? outcome.suite ?? "" : part.name
            )
        }
    }
}

extension BiteReport: GradedLap {
    var points: Int { killed }

    func items(of part: GradedPart) -> [GradedItem] {
        mutants.map { mutant in
            GradedItem(
                kata: part.kata,
                lap: part.lap,
                name: mutant.mutant,
                outcome: verdict == .error ? .broken : mutant.status == .killed ? .passed : .failed,
                message: message(on: mutant),
                group: part.name
            )
        }
    }

    private func message(on mutant: Mutant) -> String {
        guard [.red, .green].contains(verdict) else {
            return verdict == .notAttempted ? "no tests were written" : whyNothingRan("your tests do")
        }
        switch mutant.status {
        case .killed: return "killed by \(mutant.killedBy.joined(separator: ", "))"
        case .timeout: return "a test did not end, and no expectation failed"
        case .runtimeError: return "a test crashed, and no expectation failed"
        case .survived:
            let flaky = mutant.flaky.map { "'\($0)' failed, and did not fail again each time" }
            let ignored = rejected.map { "'\($0.test)' is ignored: \($0.messages.first ?? "")" }
            let reasons = flaky + ignored
            return "it survived: " + (reasons.isEmpty ? "no test failed" : reasons.joined(separator: "\n"))
        }
    }
}
