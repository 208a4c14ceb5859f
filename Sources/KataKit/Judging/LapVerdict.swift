import Foundation

/// The verdict of a lap: what its build and its run say. What the tool knows besides is in ``JudgedLap``.
package struct LapVerdict: Sendable, Codable {
    package enum State: String, Sendable, Codable {
        case green
        case red
        case doesNotCompile
        /// The lap's folder has no Swift file.
        case missing
        /// Red, and byte for byte the starter.
        case notAttempted
        /// The signs of the run disagree: the lap has no result.
        case error
    }

    package private(set) var state: State
    /// The tests in the guide's working order; the learner's own tests in source order.
    package private(set) var outcomes: [TestOutcome] = []
    /// Why the lap is not green, if no test outcome explains it.
    package private(set) var reason: String?
    package private(set) var diagnostics: [Diagnostic] = []
    /// What compiles in the learner's own files, and still may not do what it seems to.
    package private(set) var warnings: [Diagnostic] = []

    /// The same, except for what is not nil here.
    func with(
        state: State? = nil,
        outcomes: [TestOutcome]? = nil,
        reason: String? = nil,
        warnings: [Diagnostic]? = nil
    ) -> LapVerdict {
        var verdict = self
        if let state { verdict.state = state }
        if let outcomes { verdict.outcomes = outcomes }
        if let reason { verdict.reason = reason }
        if let warnings { verdict.warnings = warnings }
        return verdict
    }

    package var isGreen: Bool { state == .green }

    /// Whether a build failed and named no file: then no edit of the learner's is known to help.
    var failedWithoutPlace: Bool { state == .doesNotCompile && diagnostics.isEmpty }

    /// Whether a test ran, to whatever end.
    var hasRun: Bool { !outcomes.allSatisfy(\.id.isEmpty) }

    package var passed: Int { outcomes.count { $0.verdict == .passed } }

    /// The next test to work on. A test that was not run, because others hang, says nothing about the code.
    var firstRed: TestOutcome? {
        outcomes.first(where: \.isRed) ?? outcomes.first { $0.verdict != .passed }
    }

    package func outcomes(of step: Guide.Step) -> [TestOutcome] { outcomes.filter { step.has($0.suite) } }

    /// The outcomes of one suite: the story of a step, or its edge cases.
    package func outcomes(of suite: String) -> [TestOutcome] { outcomes.filter { $0.suite == suite } }

    /// Whether the story and the edge cases of a step are green. False where it has only one of them.
    func isGreen(_ step: Guide.Step) -> Bool { isWhole(step) && Self.areGreen(outcomes(of: step)) }

    /// Whether it has the story and the edge cases of a step, run or not: where one suite is asked for, the others are left out.
    func isWhole(_ step: Guide.Step) -> Bool {
        !outcomes(of: step.suite).isEmpty && (step.edgeCases.isEmpty || !outcomes(of: step.edgeSuite).isEmpty)
    }

    /// Whether the story of a step is green, whatever its edge cases are.
    func hasGreenStory(_ step: Guide.Step) -> Bool { Self.areGreen(outcomes(of: step.suite)) }

    private static func areGreen(_ outcomes: [TestOutcome]) -> Bool {
        !outcomes.isEmpty && outcomes.allSatisfy { $0.verdict == .passed }
    }
}

extension LapVerdict {
    /// - Parameter hasOthers: whether there may be tests that the guide does not name.
    init(of lap: LapID, by result: TestRun.Result, hasOthers: Bool = false) {
        let ran = result.outcomes.filter { $0.module == lap.testModule }
        let guide = hasOthers ? nil : lap.guide
        let isExcess = lap.guide == nil && ran.count > Self.mostTests
        let outcomes = isExcess ? [] : guide.map { Self.inOrder(of: $0, ran) } ?? ran
        let (state, reason): (State, String?) =
            if let extra = guide.flatMap({ Self.extra(to: $0, ran) }) {
                (.error, Self.reason(for: extra, in: lap.kata))
            } else if isExcess {
                (.red, "there are \(ran.count) tests in it: write at most \(Self.mostTests)")
            } else if outcomes.isEmpty, [nil, TestRun.Result.noTests].contains(result.inconsistency) {
                (.red, TestRun.Result.noTests)
            } else if let inconsistency = result.inconsistency {
                (.error, inconsistency)
            } else {
                (outcomes.allSatisfy { $0.verdict == .passed } ? .green : .red, nil)
            }
        self.init(state: state, outcomes: outcomes, reason: reason)
    }

    /// The most tests of a learner in a kata. Each runs on each mutant.
    private static let mostTests = 300

    init(of lap: LapID, notBuilt failure: BuildFailure) {
        self.init(
            state: .doesNotCompile,
            outcomes: Self.notRun(lap),
            reason: failure.reason,
            diagnostics: lap.errors(of: failure)
        )
    }

    /// Of the starter, without a run.
    package init(notAttempted lap: LapID) { self.init(state: .notAttempted, outcomes: Self.notRun(lap)) }

    init(missing lap: LapID) {
        let reason = "there is no Swift file in \(lap.folder.path(from: lap.kata.root))"
        self.init(state: .missing, outcomes: Self.notRun(lap), reason: reason)
    }

    private static func notRun(_ lap: LapID) -> [TestOutcome] { lap.guide.map { inOrder(of: $0, []) } ?? [] }

    /// Every test of the steps, run or not.
    private static func inOrder(of guide: Guide, _ ran: [TestOutcome]) -> [TestOutcome] {
        guide.workingOrder.flatMap(\.suites).flatMap { suite in
            suite.tests.map { test in
                ran.first { $0.suite == suite.name && $0.name == test }
                    ?? TestOutcome(id: "", name: test, suite: suite.name)
            }
        }
    }

    private static func reason(for extra: TestOutcome, in kata: Kata) -> String {
        let place = extra.location.map { "\($0.text(from: kata.root)): " } ?? ""
        let folder = "Katas/\(kata.name)/Tests"
        let ofFirst = kata.guide.exercises[.first] == nil ? "" : ", those of the test-first lap into \(folder)/First"
        return "\(place)the guide does not name the test '\(extra.name)'. Your own tests go into \(folder)\(ofFirst)"
    }

    /// A test that the guide does not name, or a second one of the same name.
    private static func extra(to guide: Guide, _ ran: [TestOutcome]) -> TestOutcome? {
        var named = Set(guide.steps.flatMap(\.suites).flatMap { suite in suite.tests.map { [suite.name, $0] } })
        return ran.first { named.remove([$0.suite ?? "", $0.name]) == nil }
    }
}

extension LapVerdict {
    var titles: Set<String> { Set(outcomes.map(\.title)) }

    func titles(_ verdict: TestOutcome.Verdict) -> Set<String> {
        Set(outcomes.filter { $0.verdict == verdict }.map(\.title))
    }
}
