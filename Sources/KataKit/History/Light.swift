import Foundation

/// A run of a kata's tests in one color, as in William Wake's stoplight game.
enum Light: String, Sendable {
    /// A test fails by an expectation.
    case red
    /// It does not compile, or a test crashes or hangs: no expectation has said what is wrong.
    case amber
    case green
    /// The files were kept without a run.
    case off
}

extension Light {
    /// A lap that the learner has not begun has no say, unless none has begun.
    init(_ verdicts: [LapVerdict]) {
        let begun = verdicts.filter { ![.notAttempted, .missing].contains($0.state) }
        let isBroken = begun.contains { verdict in
            [.doesNotCompile, .error].contains(verdict.state)
                || verdict.outcomes.contains { [.crashed, .timedOut].contains($0.verdict) }
        }
        self = isBroken ? .amber : begun.isEmpty || !begun.allSatisfy(\.isGreen) ? .red : .green
    }
}

/// A light with what the learner had changed since the one before.
struct Moment: Equatable, Sendable {
    enum Change: Sendable {
        case tests
        case code
    }

    /// From 1 on, in a kata.
    var number: Int
    var date: Date
    var light: Light
    var changes: Set<Change>
    /// What the order of the moments says, in the test-first lap.
    var advice: Advice?

    /// What a run finds out about its tests is kept with its light. The rest follows from the order.
    enum Advice: String, Sendable {
        /// A new test was green at its first run.
        case greenAtOnce = "early"
        /// More than one test was new.
        case severalTests = "several"
        /// One test was new, or one turned green: nothing to say, also where another test stays red.
        case step
        /// Tests and code were changed before one run.
        case together
        /// A change of the code alone broke what was green.
        case broken
        /// The third red in a row.
        case redAgain
        /// The code was changed while everything stayed green.
        case refactoring
    }
}

extension Moment {
    /// - Parameters:
    ///   - paths: the files that changed.
    ///   - noted: what the run found out.
    ///   - earlier: the moments before.
    init(_ number: Int, _ date: Date, _ light: Light, paths: [String], noted: Advice?, after earlier: [Moment]) {
        let changes = Set(paths.map { $0.hasPrefix("Tests/") ? Change.tests : .code })
        self.init(number: number, date: date, light: light, changes: changes)
        guard light != .off else { return }
        let wasGreen = earlier.last?.light == .green
        if light == .green, wasGreen, changes == [.code] {
            advice = .refactoring
        } else if let noted {
            advice = noted == .step ? nil : noted
        } else if paths.contains(where: { Lap(of: $0) == .first }), earlier.last?.light != .off {
            let isRedAgain = light == .red && earlier.suffix(2).map(\.light) == [.red, .red]
            let isBroken = wasGreen && changes == [.code]
            advice = changes.count == 2 ? .together : isBroken ? .broken : isRedAgain ? .redAgain : nil
        }
    }
}
