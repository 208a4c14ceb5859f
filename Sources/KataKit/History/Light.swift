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
    /// Whether the code was changed while everything stayed green.
    var isRefactoring = false
}
