import Foundation

/// The verdict of a lap, with what led to it.
package struct LapVerdict: Sendable, Codable {
    /// What a run or a build says. The other properties come from what the tool remembers, each time again.
    private enum CodingKeys: CodingKey {
        case state, outcomes, reason, diagnostics, hasPrinted, warnings
    }

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

    package var state: State
    /// The tests in the guide's working order; the learner's own tests in source order.
    package var outcomes: [TestOutcome] = []
    /// Why the lap is not green, if no test outcome explains it.
    package var reason: String?
    package var diagnostics: [Diagnostic] = []
    /// The places where code does what its layer must not do.
    package var wrongLayers: [Diagnostic] = []
    /// The tests that passed in the last run before this one, by ``TestOutcome/title``; nil when there was none.
    var passedBefore: Set<String>?
    /// For each step that was green before and is not now: the files that changed since then, from the kit's root.
    var changedSinceGreen: [String: [String]] = [:]
    /// The mutants that the learner's own tests kill; nil where there are none to kill.
    package var mutants: MutantScore?
    /// In the test-first lap, the tests that were red in an earlier run, by ``TestOutcome/title``.
    var redBefore: Set<String> = []
    /// In the test-first lap, the verdicts of the tests on the stub, by ``TestOutcome/title``, from their last run there.
    var onStub: [String: TestOutcome.Verdict] = [:]
    /// In the test-first lap, whether a ``Cycle`` has shown that all its laws hold.
    var isProven: Bool?
    var hasPrinted = false
    /// What compiles in the learner's own files, and still may not do what it seems to.
    package var warnings: [Diagnostic] = []
    package var brokenBuild: BrokenBuild?

    package var isGreen: Bool { state == .green }

    /// Whether a build failed and named no file: then no edit of the learner's is known to help.
    var failedWithoutPlace: Bool { state == .doesNotCompile && diagnostics.isEmpty }

    /// Whether nothing is left to do: it is green, in the right layers, kills all mutants, and is proven.
    package var isDone: Bool { isGreen && wrongLayers.isEmpty && mutants?.isComplete != false && isProven != false }

    /// The tests that no earlier run has seen, red or green.
    var newTests: [TestOutcome] {
        outcomes.filter { !redBefore.contains($0.title) && passedBefore?.contains($0.title) != true }
    }

    /// Whether a test turned green.
    var hasProgress: Bool { outcomes.contains { $0.verdict == .passed && passedBefore?.contains($0.title) == false } }

    package var passed: Int { outcomes.count { $0.verdict == .passed } }

    /// The next test to work on. A test that was not run, because others hang, says nothing about the code.
    package var firstRed: TestOutcome? {
        outcomes.first { ![.passed, .notRun].contains($0.verdict) } ?? outcomes.first { $0.verdict != .passed }
    }

    package func outcomes(of step: Guide.Step) -> [TestOutcome] { outcomes.filter { step.has($0.suite) } }

    /// The outcomes of one suite: the story of a step, or its edge cases.
    package func outcomes(of suite: String) -> [TestOutcome] { outcomes.filter { $0.suite == suite } }

    /// Whether the story and the edge cases of a step are green. False where only one of them ran.
    func isGreen(_ step: Guide.Step) -> Bool { isWhole(step) && Self.areGreen(outcomes(of: step)) }

    /// Whether the story and the edge cases of a step ran.
    func isWhole(_ step: Guide.Step) -> Bool {
        !outcomes(of: step.suite).isEmpty && (step.edgeCases.isEmpty || !outcomes(of: step.edgeSuite).isEmpty)
    }

    /// Whether the story of a step is green, whatever its edge cases are.
    func hasGreenStory(_ step: Guide.Step) -> Bool { Self.areGreen(outcomes(of: step.suite)) }

    private static func areGreen(_ outcomes: [TestOutcome]) -> Bool {
        !outcomes.isEmpty && outcomes.allSatisfy { $0.verdict == .passed }
    }

    /// Whether a step is done and was not green in the run before.
    func hasTurnedGreen(_ step: Guide.Step, of kata: Kata) -> Bool {
        isGreen(step) && wrongLayers(in: step, of: kata).isEmpty && haveTurnedGreen(outcomes(of: step))
    }

    /// Whether the story of a step is green and was not in the run before.
    func hasTurnedStoryGreen(_ step: Guide.Step) -> Bool {
        hasGreenStory(step) && haveTurnedGreen(outcomes(of: step.suite))
    }

    private func haveTurnedGreen(_ outcomes: [TestOutcome]) -> Bool {
        [.green, .red].contains(state) && outcomes.contains { passedBefore?.contains($0.title) != true }
    }

    /// The step to work on: the first that is red, or that has a file in the wrong layer.
    func nextStep(of kata: Kata) -> Guide.Step? {
        let red = firstRed
        return kata.guide.workingOrder.first { step in
            red != nil && step.has(red?.suite) || !wrongLayers(in: step, of: kata).isEmpty
        }
    }

    func wrongLayers(in step: Guide.Step, of kata: Kata) -> [Diagnostic] {
        wrongLayers.filter { step.files.contains(URL(filePath: $0.file).path(from: kata.root)) }
    }

    /// The lap with only some of its suites, and the verdict that follows from them.
    func restricted(to suites: Set<String>, of kata: Kata) -> LapVerdict {
        var verdict = self
        verdict.outcomes.removeAll { !suites.contains($0.suite ?? "") }
        let steps = kata.guide.steps.filter { suites.contains(where: $0.has) }
        verdict.wrongLayers = steps.flatMap { wrongLayers(in: $0, of: kata) }
        let isGreen = !verdict.outcomes.isEmpty && verdict.firstRed == nil
        if state == .red, isGreen { verdict.state = .green }
        return verdict
    }
}

extension LapVerdict {
    init(of lap: LapID, by result: TestRun.Result) {
        let ran = result.outcomes.filter { $0.module == lap.testModule }
        outcomes = lap.guide.map { Self.inOrder(of: $0, ran) } ?? ran
        hasPrinted = result.hasPrinted
        if let guide = lap.guide, let extra = Self.extra(to: guide, ran) {
            state = .error
            reason = "there is a test '\(extra.name)' that the guide does not name. Was the suite edited?"
        } else if lap.guide == nil, let excess = Self.excess(of: ran) {
            outcomes = []
            state = .red
            reason = excess
        } else if outcomes.isEmpty {
            state = .red
            reason = "there is no test in it yet"
        } else if let suspicion = result.suspicion {
            state = .error
            reason = suspicion
        } else {
            state = outcomes.allSatisfy { $0.verdict == .passed } ? .green : .red
        }
    }

    /// The most tests of a learner in a kata. Each runs on each mutant.
    private static let mostTests = 300
    /// The length of a test's longest name, in bytes. To run some tests is to name them on a command line.
    private static let longestName = 1_000

    /// Why these are more tests than can be run; nil when they are not.
    private static func excess(of tests: [TestOutcome]) -> String? {
        guard tests.count <= mostTests else {
            return "there are \(tests.count) tests in it: write at most \(mostTests)"
        }
        guard tests.contains(where: { $0.id.utf8.count > longestName }) else { return nil }
        return "the name of a test is too long: write at most \(longestName) bytes"
    }

    init(of lap: LapID, notBuilt failure: BuildFailure) {
        state = .doesNotCompile
        reason = failure.reason
        diagnostics = lap.errors(of: failure)
        outcomes = lap.guide.map { Self.inOrder(of: $0, []) } ?? []
    }

    /// Of the starter, without a run.
    init(notAttempted lap: LapID) {
        state = .notAttempted
        outcomes = lap.guide.map { Self.inOrder(of: $0, []) } ?? []
    }

    init(missing lap: LapID) {
        state = .missing
        reason = "there is no Swift file in \(lap.folder.path(from: lap.kata.root))"
        outcomes = lap.guide.map { Self.inOrder(of: $0, []) } ?? []
    }

    /// Every test of the steps, run or not.
    private static func inOrder(of guide: Guide, _ ran: [TestOutcome]) -> [TestOutcome] {
        guide.workingOrder.flatMap(\.suites).flatMap { suite in
            suite.tests.map { test in
                ran.first { $0.suite == suite.name && $0.name == test }
                    ?? TestOutcome(id: "", name: test, suite: suite.name)
            }
        }
    }

    /// A test that the guide does not name, or a second one of the same name.
    private static func extra(to guide: Guide, _ ran: [TestOutcome]) -> TestOutcome? {
        var named = Set(guide.steps.flatMap(\.suites).flatMap { suite in suite.tests.map { [suite.name, $0] } })
        return ran.first { named.remove([$0.suite ?? "", $0.name]) == nil }
    }
}
