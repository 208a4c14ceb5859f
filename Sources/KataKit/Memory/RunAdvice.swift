import Foundation

extension Run {
    /// What the order of the runs says about one of them: of a test-first lap or, for `refactoring`, of any.
    enum Advice: String, Codable, Sendable {
        /// The code was changed, and there is no test yet.
        case codeFirst
        /// A test does not pass that the last page asked to see red, by a change of only the code, and none turned green.
        case onPurpose
        /// A new test was green at its first run, and the code was not complete before.
        case greenAtOnce
        /// More than one test was new.
        case severalTests
        /// A test turned green: nothing to say, also where another test stays red.
        case step
        /// The same, by a change of only the tests.
        case testChanged
        /// A test of a part turned green, and the outer one stays red.
        case partGreen
        /// A test was changed that the last page called wrong, or several may have become one: nothing to say either.
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
        /// One test turned green, and now the code keeps many rules that no test asked for.
        case tooMuch
        /// A test is gone.
        case lost
    }
}

extension JudgedLap {
    /// What the run of a test-first lap says about the order of the work; nil where it says nothing.
    var finding: Run.Advice? {
        if lap.hasStartersTests { return .codeFirst }
        // One that is wrong says nothing of the code.
        let broken = broken.subtracting(earlier.wrong)
        if !earlier.wrong.isEmpty, newTests.count < 2, broken.isEmpty || !earlier.hasSameTests { return .repair }
        if !hasProgress, !broken.isDisjoint(with: earlier.neverRed) { return .onPurpose }
        let gone = earlier.gone
        // Fewer new tests may be the old ones in a table, also one that was a test without arguments.
        let hasNewTable = verdict.outcomes.contains { !$0.cases.isEmpty && earlier.known[$0.title]?.isEmpty != false }
        if !gone.isEmpty, hasNewTable || !newTests.isEmpty && newTests.count < gone.count {
            return verdict.isGreen ? .refactoring : .repair
        }
        let isSplit = gone.count == 1 && newTests.count > 1 && earlier.red.contains(newTests[0].title)
        if isSplit, verdict.isGreen { return .refactoring }
        if newTests.contains(where: { $0.verdict == .passed }) { return .greenAtOnce }
        // Also where none is left.
        if !gone.isEmpty, verdict.hasRun || verdict.state == .red { return .lost }
        // The outer test of a scene and those of its parts may be red together.
        let isPile = !newTests.isEmpty && verdict.outcomes.count(where: \.isRed) > 3
        if newTests.count > 1 || newReds > 1 || isPile { return .severalTests }
        if !broken.isEmpty { return .broken }
        guard hasProgress, newTests.isEmpty else {
            return verdict.isGreen && verdict.hasRun && earlier.passed == verdict.titles(.passed) ? .refactoring : nil
        }
        // One that did not run may only have been enabled.
        return hasTestedPart ? .partGreen : turned.isEmpty ? .repair : .step
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
        // The page says why.
        case .greenAtOnce where newTests.contains { flaw(of: $0) == .greenOnStub }:
            newTests.count > 1 ? .severalTests : nil
        case .refactoring where doesSomethingElse: run.changes == [.code] ? .unnoticed : .together
        case .greenAtOnce where newTests.contains { rejected.contains($0.title) }: nil
        case .redAgain where verdict.outcomes.allSatisfy { !$0.isRed || rejected.contains($0.title) }: nil
        // A test that is disabled may have noticed.
        case .refactoring where !verdict.isGreen: nil
        case nil where doesMore: .tooMuch
        default: run.advice
        }
    }

    /// Whether the code keeps all rules now, many more than before, and than there are tests.
    private var doesMore: Bool {
        guard hasProgress, failedChecks?.isEmpty == true else { return false }
        let rules = lap.exercise.rules.filter { rule in
            earlier.failedChecks?.contains { $0.nameOfTest.hasPrefix("\(rule):") } != false
        }
        return rules.count > 2 && 2 * verdict.outcomes.count <= rules.count
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
            case .broken: changes == [.code] ? finding : nil
            case .step where changes == [.tests] && earlier.last?.color == .red: .testChanged
            case .repair: changes == [.code] ? nil : finding
            // Whether a change of only the tests keeps what they check, nobody knows.
            case .refactoring where color != .green || !wasGreen || changes == [.tests]: .repair
            // Of the tests that a command has put back, nobody knows which are new.
            case .severalTests: earlier.last?.color == .putBack ? nil : finding
            case .greenAtOnce: earlier.last?.color == .putBack || changes != [.tests] ? nil : finding
            default: finding
            }
        }
        // Of any lap: a run of the others has no finding. After a `step`, that green was another lap's.
        if color == .green, wasGreen, Run.changes(paths) == [.code], finding != .step {
            self = .refactoring
        } else if let finding {
            guard ![.step, .repair].contains(finding) else { return nil }
            self = finding
        } else {
            let isTogether = changes.count == 2 && earlier.last?.color.isVerdict != false
            let reds = earlier.suffix(2).count { $0.color == .red && $0.tests == earlier.last?.tests }
            let isRedAgain = color == .red && changes == [.code] && reds == 2 && earlier.last?.changes == [.code]
            guard isTogether || isRedAgain else { return nil }
            self = isTogether ? .together : .redAgain
        }
    }
}
