import Foundation

/// A kept run of a kata: its color, with what the learner had changed since the one before.
package struct Run: Codable, Equatable, Sendable {
    enum Change: String, Codable, Sendable {
        case tests
        case code
        case attack
    }

    /// From 1 on, in a kata. It stays the same when older runs are forgotten.
    let number: Int
    let date: Date
    let color: Color
    /// The tests of the laps that were begun; nil where none ran.
    let tests: Tests?
    let changes: Set<Change>
    /// What the order of the runs says, in the test-first lap.
    var advice: Advice?
    /// The tests that had been red by then, where the learner writes tests and code: the newest last.
    let seenRed: [String]
    /// Nil where the learner did not guess.
    let guess: Guess?
    /// Nil where nobody has counted what the learner's own tests catch, or where one fails on the kit's code.
    var suite: Suite?

    struct Tests: Codable, Equatable, Sendable {
        let green: Int
        let total: Int
    }

    /// How good the learner's own tests of a lap are.
    package struct Suite: Codable, Equatable, Sendable {
        package let lap: Lap
        package let tests: Int
        /// The tests that fail on correct code of another design. They catch bugs only with arguments that are not too strict.
        package let tooStrict: Int
        package let bugs: Int
        package let caught: Int
    }

    /// What the learner expected before the run, and what came.
    struct Guess: Codable, Equatable, Sendable {
        let expected: Color
        let found: Color

        var isRight: Bool { expected == found }
    }

    enum Advice: String, Codable, Sendable {
        /// The code was changed, and there is no test yet.
        case codeFirst
        /// A test does not pass that the last page asked to see red, by a change of only the code, and none turned green.
        case onPurpose
        /// A new test was green at its first run, and the code was not complete before.
        case greenAtOnce
        /// More than one test was new.
        case severalTests
        /// One test was new, or one turned green: nothing to say, also where another test stays red.
        case step
        /// A test was changed that the last page called wrong: nothing to say either.
        case repair
        /// Tests and code were changed before one run.
        case together
        /// A change of only the code broke what was green.
        case broken
        /// The third red in a row, by a change of only the code, and no test turned green.
        case redAgain
        /// The code was changed while everything stayed green.
        case refactoring
        /// The same, but the kit's checks say that it does something else now.
        case unnoticed
        /// A test is gone, and none is new.
        case lost
    }
}

extension Run {
    /// The color of a run, as in William Wake's stoplight game.
    enum Color: String, Codable, Sendable {
        /// A test fails by an expectation.
        case red
        /// It does not compile, or a test crashes or hangs: no expectation has said what is wrong.
        case amber
        case green
        /// The learner's files before a command replaced them, or counted mutants, without a run.
        case kept
        /// The files that a command put in their place, without a run.
        case putBack
    }
}

extension Run.Tests {
    /// Nil when no test ran.
    init?(_ verdicts: [LapVerdict]) {
        let begun = verdicts.filter { $0.state != .notAttempted && $0.hasRun }
        let outcomes = begun.flatMap(\.outcomes)
        guard !outcomes.isEmpty else { return nil }
        self.init(green: outcomes.count { $0.verdict == .passed }, total: outcomes.count)
    }
}

extension Run.Color {
    /// Laps that the learner has not begun do not count, and tests that wait for their turn. If none is begun, the color is
    /// red.
    init(_ verdicts: [LapVerdict]) {
        let begun = verdicts.filter { ![.notAttempted, .missing].contains($0.state) }
        let isBroken = begun.contains { verdict in
            [.doesNotCompile, .error].contains(verdict.state)
                || verdict.outcomes.contains { [.crashed, .timedOut].contains($0.verdict) }
        }
        let isGreen = begun.allSatisfy { verdict in
            let isOpen = verdict.state == .red && verdict.passed > 0
            return verdict.isGreen || isOpen && verdict.outcomes.allSatisfy { $0.verdict == .passed || $0.isSkipped }
        }
        self = isBroken ? .amber : begun.isEmpty || !isGreen ? .red : .green
    }

    /// Whether a run of the tests has this color.
    var isVerdict: Bool { self != .kept && self != .putBack }
}

extension Run.Suite {
    /// Nil unless all tests are green on the kit's code, and the mutants were counted.
    init?(_ report: MutationReport) {
        let tests = report.verdict.outcomes.count
        guard report.hasRunMutants, [.green, .red].contains(report.verdict.state), tests > 0, report.wrong.isEmpty,
            !report.results.isEmpty
        else { return nil }
        self.init(
            lap: report.lap.lap,
            tests: tests,
            tooStrict: report.strict.count,
            bugs: report.results.count,
            caught: report.killed
        )
    }
}

extension Run.Guess {
    /// - Parameters:
    ///   - expected: nil where the learner did not guess.
    ///   - judged: the lap that they are at. A guess is about the tests that came next, and what was green.
    init?(_ expected: Run.Color?, _ judged: JudgedLap?) {
        guard let expected, let judged else { return nil }
        self.init(expected: expected, found: Run.Color([judged.lap.lap == .bite ? judged.verdict : judged.nextTests]))
    }
}

extension JudgedLap {
    /// The verdict of what came next before this run, and of what was green. In a test-first lap, that are the new tests or,
    /// without one, the newest.
    fileprivate var nextTests: LapVerdict {
        let open = verdict.outcomes.filter { earlier.passed?.contains($0.title) != true }
        let last = lap.isTestFirst ? newest(open) : open.first
        let next = lap.isTestFirst && !newTests.isEmpty ? newTests : last.map { [$0] } ?? []
        let known = verdict.outcomes.filter { test in
            next.contains { $0.id == test.id } || earlier.passed?.contains(test.title) == true
        }
        let isGreen = verdict.state == .red && known.allSatisfy { $0.verdict == .passed }
        return verdict.with(state: isGreen ? .green : verdict.state, outcomes: known)
    }

    /// What the run of a test-first lap says about the order of the work; nil where it says nothing.
    var finding: Run.Advice? {
        if lap.hasStartersTests { return .codeFirst }
        if earlier.hadWrongTest, newTests.count < 2 { return .repair }
        if !hasProgress, !broken.isDisjoint(with: earlier.neverRed) { return .onPurpose }
        // Where a test is gone, nobody knows whether a new one is the same with another name.
        if !earlier.gone.isEmpty { return newTests.isEmpty && verdict.hasRun ? .lost : .step }
        if newTests.contains(where: { $0.verdict == .passed }) { return .greenAtOnce }
        // In the first run, the starter's own test is new too.
        let starters = ((try? lap.readTests(in: lap.kata.starter)) ?? [:]).values.flatMap(\.text.namesOfTests)
        if newTests.count(where: { !starters.contains($0.name) }) > 1 { return .severalTests }
        return newTests.count == 1 || hasProgress ? .step : broken.isEmpty ? nil : .broken
    }

    /// Whether the code fails other checks of the kit than the last green code did. False where that is not known.
    private var doesSomethingElse: Bool {
        guard let failedChecks, let before = earlier.failedChecks else { return false }
        return failedChecks != before
    }

    /// What the order of the runs says, once the kit's checks have run too.
    func advice(of run: Run) -> Run.Advice? {
        switch run.advice {
        // From there on, a test finds what the code does already.
        case .greenAtOnce where keepsRules: nil
        case .refactoring where doesSomethingElse: .unnoticed
        default: run.advice
        }
    }
}

extension Run.Advice {
    /// - Parameters:
    ///   - paths: the files that changed.
    ///   - finding: what the run found out about its tests.
    ///   - earlier: the runs before.
    init?(_ color: Run.Color, _ paths: [String], _ finding: Run.Advice?, after earlier: [Run]) {
        guard color.isVerdict, !paths.isEmpty || earlier.isEmpty else { return nil }
        // A change of another lap says nothing about this one.
        let changes = Run.changes(paths.filter { Lap(of: $0) == .first })
        let wasGreen = earlier.last?.color == .green
        // Some are only true of a change of the code, or of the tests.
        let finding = finding.flatMap { finding in
            switch finding {
            case .codeFirst, .onPurpose: changes == [.code] ? finding : nil
            case .broken: wasGreen && changes == [.code] ? finding : nil
            case .repair: changes == [.code] ? nil : finding
            // Of the tests that a command has put back, nobody knows which are new.
            case .severalTests: earlier.last?.color == .putBack ? nil : finding
            case .greenAtOnce: earlier.last?.color == .putBack || changes != [.tests] ? nil : finding
            default: finding
            }
        }
        if color == .green, wasGreen, Run.changes(paths) == [.code], finding != .step {
            self = .refactoring
        } else if let finding {
            guard ![.step, .repair].contains(finding) else { return nil }
            self = finding
        } else {
            let isTogether = changes.count == 2 && earlier.last?.color.isVerdict != false
            let reds = earlier.suffix(2).count { $0.color == .red && $0.tests == earlier.last?.tests }
            let isRedAgain = color == .red && changes == [.code] && reds == 2
            guard isTogether || isRedAgain else { return nil }
            self = isTogether ? .together : .redAgain
        }
    }
}

extension Run {
    static func changes(_ paths: [String]) -> Set<Change> {
        Set(paths.map { History.isOfAttack($0) ? .attack : $0.hasPrefix("Tests/") ? .tests : .code })
    }
}
