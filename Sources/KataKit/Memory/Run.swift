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
    /// What the order of the runs says.
    var advice: Advice?
    /// The tests that had been red by then, where the learner writes tests and code: the newest last.
    let seenRed: [String]
    /// Nil where the learner did not guess.
    let guess: Guess?
    /// Nil where nobody has counted what the learner's own tests catch, or where one fails on the kit's code.
    var suite: Suite?
    /// The run before, of those in which each test came to its end.
    var lastWhole: Int?
    /// The lap that the learner changed last; nil where no test ran.
    var lap: Lap?

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

    /// What the learner expected of the tests that came next, and what came. The run's color can differ.
    struct Guess: Codable, Equatable, Sendable {
        let expected: Color
        let found: Color
        /// The name of the test that came next; nil where that was not one.
        let test: String?

        var isRight: Bool { expected == found }
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
        let isBite = judged.lap.lap == .bite
        // Below an outer test that stays red, also only about what was green: so it is after a refactoring.
        let rest: [[TestOutcome]] = judged.lap.isTestFirst && judged.hasTestedPart ? [[]] : []
        let guesses = ([isBite ? [] : judged.nextTests] + rest).map { next in
            let verdict = isBite ? judged.verdict : judged.verdict(of: next)
            let color = Run.Color([verdict])
            return Run.Guess(
                expected: expected,
                found: color,
                // Where another test decides, the guess was about the run.
                test: next.count == 1 && Run.Color([judged.verdict(of: next, withKnown: false)]) == color
                    ? next[0].name : nil
            )
        }
        self = guesses.first(where: \.isRight) ?? guesses[0]
    }
}

extension JudgedLap {
    /// What came next before this run. In a test-first lap, that are the new tests or, without one, the newest. After files are
    /// back, it is every test.
    fileprivate var nextTests: [TestOutcome] {
        if lap.isTestFirst, newTests.isEmpty, earlier.passed == nil { return verdict.outcomes }
        let open = verdict.outcomes.filter { earlier.passed?.contains($0.title) != true }
        let last = lap.isTestFirst ? newest(open) : open.first
        return lap.isTestFirst && !newTests.isEmpty ? newTests : last.map { [$0] } ?? []
    }

    /// The verdict of these tests, and of what was green.
    ///
    /// - Parameter withKnown: whether what was green is in it.
    fileprivate func verdict(of next: [TestOutcome], withKnown: Bool = true) -> LapVerdict {
        let known = verdict.outcomes.filter { test in
            next.contains { $0.id == test.id } || withKnown && earlier.passed?.contains(test.title) == true
        }
        let isGreen = verdict.state == .red && known.allSatisfy { $0.verdict == .passed }
        return verdict.with(state: isGreen ? .green : verdict.state, outcomes: known)
    }
}

extension Run {
    static func changes(_ paths: [String]) -> Set<Change> {
        Set(paths.map { History.isOfAttack($0) ? .attack : $0.hasPrefix("Tests/") ? .tests : .code })
    }
}
