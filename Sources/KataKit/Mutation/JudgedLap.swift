import Foundation

/// A lap of the learner after a run: the verdict, what the tool remembers of the lap, and where to look.
struct JudgedLap: Sendable {
    let lap: LapID
    private(set) var verdict: LapVerdict
    /// The places where code does what its layer must not do.
    private(set) var wrongLayers: [Diagnostic] = []
    /// Where to look when the lap does not compile.
    private(set) var brokenBuild: BrokenBuild?
    private(set) var earlier = EarlierRuns()
    /// The mutants that the learner's own tests kill; nil where there are none to kill.
    private(set) var mutants: MutantScore?
    /// In the test-first lap, the verdicts of these tests on the stub, by ``TestOutcome/title``, from their last run there.
    private(set) var onStub: [String: TestOutcome.Verdict] = [:]
    /// In the test-first lap, the tests that fail on correct code, by ``TestOutcome/title``.
    private(set) var rejected: Set<String> = []
    /// In the test-first lap, whether all its laws hold that this kit can check.
    private(set) var isProven: Bool?
    /// What the kit's code and tests say of a test-first lap; nil as long as it was not asked.
    private(set) var cycle: Cycle?
}

typealias JudgedLaps = [LapID: JudgedLap]

/// How many of a lap's mutants the learner's own tests kill.
struct MutantScore: Codable, Equatable, Sendable {
    /// Nil when nobody has counted since the tests changed.
    var killed: Int?
    var total: Int
    /// The tests that kill one; nil when nobody has counted.
    var killers: Set<String>?
    /// ``MutationReport/checksEachRule``; nil when nobody has counted.
    var checksEachRule: Bool?
    /// Whether a test is wrong, too: it fails on correct code.
    var hasWrongTest = false

    var isComplete: Bool { killed == total && !hasWrongTest }
}

extension JudgedLap {
    /// Whether tests are to change before the code: one is wrong, or one is weak and no other is red as it should be.
    var hasTestToChange: Bool {
        // What does not compile on the stub has not run there.
        let hasRed = firstRed.map { $0.isRed && flaw(of: $0) == nil && onStub[$0.title] != .notRun } == true
        return !rejected.isEmpty || !hasRed && verdict.outcomes.contains(where: isWeak)
    }

    /// Whether a test is not red on the stub. One that passes there is not weak if it was red on the learner's code, or on a bug.
    private func isWeak(_ test: TestOutcome) -> Bool {
        guard let onStub = onStub[test.title], onStub != .failed else { return false }
        // A red run counts no bugs. Where the code was complete, the test may catch one.
        let isCounted = verdict.isGreen || !keepsRules
        return onStub != .passed || test.verdict != .failed && !hasBeenRed(test) && isCounted
    }

    /// Whether nothing is left to do: it is green, in the right layers, and kills all mutants. A test-first lap ends where it
    /// is proven: then code is no longer what comes next.
    var isDone: Bool {
        verdict.isGreen && wrongLayers.isEmpty
            && (lap.isTestFirst ? isProven != false : mutants?.isComplete != false)
    }

    /// The same with what the kit's code and tests say.
    func with(_ cycle: Cycle) -> JudgedLap {
        // Where the tests do not compile on the stub, none has run.
        let ran = cycle.stub.outcomes.reduce(into: [:]) { ran, test in
            ran[test.title] = test.hasFailedExpectation ? .failed : test.verdict
        }
        // A test that the learner has disabled is not wrong. One that only waits for another that hangs runs on the stub.
        let enabled = verdict.outcomes.filter { !$0.isSkipped || ran[$0.title, default: .notRun] != .notRun }
        var judged = self
        judged.cycle = cycle
        judged.onStub = enabled.reduce(into: [:]) { $0[$1.title] = ran[$1.title] ?? .notRun }
        if verdict.isGreen, let score = cycle.onCorrectCode?.score { judged.mutants = score }
        judged.rejected = Set((cycle.onCorrectCode?.failing ?? []).map(\.title))
        judged.isProven =
            judged.wrongTests.isEmpty && judged.mutants?.checksEachRule != false && cycle.checks?.isGreen != false
        return judged
    }

    /// The first rule of which the tests catch too few bugs, and how many are missing.
    var uncheckedRule: (name: String, bugs: Int) {
        let score = cycle?.onCorrectCode?.scoresByRule.first { !lap.isChecked($0.killed, of: $0.total) }
        return score.map { ($0.rule, ($0.total + 3) / 4 - $0.killed) } ?? ("", 1)
    }

    /// The kit's checks that the code fails; nil where none has run.
    var failedChecks: Set<String>? {
        guard let checks = cycle?.checks, checks.hasRun else { return nil }
        return checks.titles.subtracting(checks.titles(.passed))
    }

    /// Whether the last green code keeps every rule that the kit checks.
    var keepsRules: Bool { (failedChecks ?? earlier.failedChecks)?.isEmpty == true }

    /// What speaks against a test of a test-first lap.
    enum Flaw {
        case greenOnStub
        /// It crashes or waits on the stub, and no expectation fails.
        case wrongRed
        /// Neither on the learner's code nor on a bug. It costs nothing.
        case neverRed
    }

    func flaw(of test: TestOutcome) -> Flaw? {
        switch onStub[test.title] {
        // Why correct code fails it, the page says too.
        case .passed: isWeak(test) && !rejected.contains(test.title) ? .greenOnStub : nil
        case .crashed, .timedOut: .wrongRed
        case .notRun: nil
        default: verdict.isGreen && !hasBeenRed(test) && !rejected.contains(test.title) ? .neverRed : nil
        }
    }

    /// The green tests that nobody has seen red on the learner's code.
    var neverRed: [TestOutcome] {
        verdict.outcomes.filter { test in
            let isAtOnce = onStub[test.title] == .passed || newTests.contains { $0.id == test.id }
            let isUnseen = isAtOnce && !earlier.red.contains(test.title) && !isWeak(test)
            return test.verdict == .passed && (isUnseen || flaw(of: test) == .neverRed)
        }
    }

    /// Whether that comes next: where the code is complete, a new test is green from the start.
    var hasTestToSeeRed: Bool {
        let new = keepsRules ? [] : newTests.map(\.title)
        return neverRed.contains { flaw(of: $0) == .neverRed || new.contains($0.title) }
    }

    /// The tests of which nothing has changed, and nothing is to be said.
    var settledTests: Set<String> {
        let settled = verdict.outcomes.filter { test in
            test.verdict == .passed && earlier.passed?.contains(test.title) == true
                && [.passed, .failed].contains(onStub[test.title]) && flaw(of: test) == nil
        }
        return Set(settled.map(\.title)).subtracting(newTests.map(\.title)).subtracting(rejected)
    }

    /// On the learner's code or, by the last count, on a bug.
    private func hasBeenRed(_ test: TestOutcome) -> Bool {
        earlier.red.contains(test.title) || (mutants?.killers ?? earlier.killers).contains(test.title)
    }

    /// The tests that are to change: as they are on correct code, or else with their verdict on the stub and no failure.
    var wrongTests: [TestOutcome] {
        let rejected = cycle?.onCorrectCode?.failing ?? []
        return rejected
            + verdict.outcomes.compactMap { test in
                guard isWeak(test), !rejected.contains(where: { $0.id == test.id }), let onStub = onStub[test.title]
                else { return nil }
                var wrong = test
                (wrong.verdict, wrong.failures) = (onStub, [])
                return wrong
            }
    }

    /// The first of them, where it comes before the code.
    var testToChange: TestOutcome? { hasTestToChange ? wrongTests.first : nil }

    /// The red test to work on. In a test-first lap, not one that correct code fails too.
    var firstRed: TestOutcome? {
        guard lap.isTestFirst else { return verdict.firstRed }
        return next { !rejected.contains($0.title) } ?? verdict.firstRed
    }

    /// The red test to work on after those that are to change: it is red as it should be.
    var rightRed: TestOutcome? { next { !rejected.contains($0.title) && flaw(of: $0) == nil } }

    /// Of these red tests, one that was green, or else the newest: the outer test of a scene stays red while its parts are
    /// written.
    private func next(_ isIncluded: (TestOutcome) -> Bool) -> TestOutcome? {
        let red = verdict.outcomes.filter { $0.isRed && isIncluded($0) }
        return red.first { earlier.passed?.contains($0.title) == true } ?? newest(red)
    }

    /// The test that was red last for the first time.
    func newest(_ tests: [TestOutcome]) -> TestOutcome? {
        func age(_ test: TestOutcome) -> Int { earlier.red.firstIndex(of: test.title) ?? .max }
        return tests.max { age($0) < age($1) }
    }

    /// Whether the red test is an outer one: a test of the same time or a newer one, such as that of a part of it, is green.
    var hasTestedPart: Bool {
        guard let firstRed, !broken.contains(firstRed.title) else { return false }
        if firstRed.isRed, !turned.isEmpty, earlier.redBefore.contains(firstRed.title) { return true }
        let green = verdict.outcomes.filter { $0.verdict == .passed && earlier.red.contains($0.title) }
        return newest([firstRed] + green)?.title != firstRed.title
    }

    /// The tests that ran for the first time, or for the first time with some of their arguments.
    var newTests: [TestOutcome] {
        verdict.outcomes.filter { !$0.isSkipped && !earlier.shipped.contains($0.title) }.filter { test in
            guard let cases = earlier.known[test.title] else { return true }
            return !cases.isEmpty && !test.cases.isSubset(of: cases)
        }
    }

    /// How many new tests and new rows of tables are red.
    var newReds: Int {
        newTests.filter(\.isRed).reduce(0) { sum, test in
            let isNew = earlier.known[test.title] == nil
            let rows = Set(test.failures.compactMap(\.arguments)).subtracting(earlier.known[test.title] ?? [])
            return sum + max(rows.count, isNew ? 1 : 0)
        }
    }

    /// The tests that passed in the last run, and do not pass now. Where a test crashes or hangs, others do not run.
    var broken: Set<String> { (earlier.passed ?? []).intersection(verdict.titles).subtracting(verdict.titles(.passed)) }

    /// Whether a test turned green.
    var hasProgress: Bool {
        verdict.outcomes.contains { $0.verdict == .passed && earlier.passed?.contains($0.title) == false }
    }

    /// The tests that turned green after the last run, in which they were red.
    var turned: Set<String> { verdict.titles(.passed).intersection(earlier.redBefore) }

    /// The same where nobody has seen red what the tests are now that turned green.
    var withoutRedOfTurned: JudgedLap {
        var judged = self
        judged.earlier = earlier.withoutRed(of: turned)
        return judged
    }

    /// Whether a step is done and was not green in the run before.
    func hasTurnedGreen(_ step: Guide.Step) -> Bool {
        verdict.isGreen(step) && wrongLayers(in: step).isEmpty && haveTurnedGreen(verdict.outcomes(of: step))
    }

    /// Whether the story of a step is green and was not in the run before.
    func hasTurnedStoryGreen(_ step: Guide.Step) -> Bool {
        verdict.hasGreenStory(step) && haveTurnedGreen(verdict.outcomes(of: step.suite))
    }

    private func haveTurnedGreen(_ outcomes: [TestOutcome]) -> Bool {
        [.green, .red].contains(verdict.state) && outcomes.contains { earlier.passed?.contains($0.title) != true }
    }

    /// The step to work on: the first that is red, or that has a file in the wrong layer.
    var nextStep: Guide.Step? {
        let red = verdict.firstRed
        return lap.kata.guide.workingOrder.first { step in
            red != nil && step.has(red?.suite) || !wrongLayers(in: step).isEmpty
        }
    }

    func wrongLayers(in step: Guide.Step) -> [Diagnostic] {
        wrongLayers.filter { step.files.contains(URL(filePath: $0.file).path(from: lap.kata.root)) }
    }

    /// The lap with only some of its suites, and the verdict that follows from them.
    func restricted(to suites: Set<String>) -> JudgedLap {
        let rest = verdict.with(outcomes: verdict.outcomes.filter { suites.contains($0.suite ?? "") })
        let isGreen = verdict.state == .red && !rest.outcomes.isEmpty && rest.firstRed == nil
        var part = self
        part.verdict = isGreen ? rest.with(state: .green) : rest
        part.wrongLayers = lap.kata.guide.steps.filter { suites.contains(where: $0.has) }.flatMap(wrongLayers)
        return part
    }
}
