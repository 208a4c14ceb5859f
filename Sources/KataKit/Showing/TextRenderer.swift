import Foundation

/// Writes verdicts for people.
package struct TextRenderer: Sendable {
    package var kit: Kit
    package var style: Style
    /// Whether a page ends with keys to press. Then it names no command that a key replaces.
    var hasKeys = false
    /// Paths are shown relative to this folder, so that terminals and editors turn them into links.
    var folder: URL
    /// The width of the terminal, in columns; nil when lines are not wrapped. A terminal's width may change at any time.
    var width: Int? {
        style.isPlain ? nil : Style.widthOfStandardOutput()
    }

    // MARK: A kata

    /// The kata's line, then a line for each step.
    func overview(of kata: Kata, _ verdict: LapVerdict) -> String {
        let count = style.paint(summary(verdict), color(of: verdict))
        let bar = style.bar(verdict.passed, of: verdict.outcomes.count)
        let title = style.isPlain ? "\(kata.name): \(count)" : "\(style.bold(kata.name))  \(bar)  \(count)"
        return ([title] + steps(of: kata, verdict)).joined(separator: "\n")
    }

    /// A line for each step: how much of it is green, which is next, which is the outer loop. If its tests did not run,
    /// how much was green before.
    func steps(of kata: Kata, _ verdict: LapVerdict) -> [String] {
        let width = kata.guide.steps.map(\.suite.count).max() ?? 0
        let next = verdict.state == .doesNotCompile ? nil : verdict.nextStep(of: kata)
        return kata.guide.steps.compactMap { step -> String? in
            let outcomes = verdict.outcomes(of: step)
            guard !outcomes.isEmpty else { return nil }
            let remarks = [step.isOuterLoop ? "outer loop" : nil, next == step ? "<- next" : nil]
            let words = remarks.compactMap { $0 }
            let (isGreen, count) = state(of: step, verdict)
            guard !style.isPlain else {
                let remark = words.map { ", \($0 == "<- next" ? "next" : $0)" }.joined()
                return "  Step \(step.number), \(step.suite)\(remark): \(count)\(isGreen == nil ? "" : " green")"
            }
            let mark = isGreen.map(style.mark) ?? "-"
            let title = "\(mark) step \(step.number)  \(step.suite.padded(to: width))"
            return "  \(title)  \(count)" + words.map { "  \($0)" }.joined()
        }
    }

    /// Whether a step is green, and how many of its tests are. Nil if the tests did not run.
    private func state(of step: Guide.Step, _ verdict: LapVerdict) -> (isGreen: Bool?, count: String) {
        let outcomes = verdict.outcomes(of: step)
        guard verdict.state != .suspicious, outcomes.allSatisfy({ $0.verdict == .notRun }) else {
            return (verdict.isGreen(step), "\(outcomes.count { $0.verdict == .passed }) of \(outcomes.count)")
        }
        guard let before = verdict.passedBefore else { return (nil, "not run") }
        return (nil, "not run, was \(outcomes.count { before.contains($0.title) }) of \(outcomes.count)")
    }

    /// A lap in a few words, without color.
    func summary(_ verdict: LapVerdict) -> String {
        let green = "\(verdict.passed) of \(verdict.outcomes.count) green"
        return switch verdict.state {
        case .green where !verdict.wrongLayers.isEmpty: "wrong layer"
        case .green where verdict.bugs?.caught == nil && verdict.bugs != nil: "bugs not counted"
        case .green, .red: verdict.bugs.flatMap { bugs in summary(bugs, of: verdict) } ?? green
        case .notAttempted: "not started"
        case .doesNotCompile: "does not compile"
        case .missing: "missing"
        case .suspicious: "suspicious"
        }
    }

    private func summary(_ bugs: CaughtBugs, of verdict: LapVerdict) -> String? {
        guard let caught = bugs.caught else { return nil }
        let red = verdict.outcomes.count - verdict.passed
        return "\(caught) of \(bugs.total) bugs\(red > 0 ? ", \(red) red" : " caught")"
    }

    func color(of verdict: LapVerdict) -> Style.Color {
        if verdict.isDone { return .green }
        return verdict.isGreen || verdict.state == .notAttempted ? .yellow : .red
    }

    // MARK: What is wrong

    /// A page as the terminal shows it: lines end between words.
    func page(_ text: String) -> String {
        width.map(text.wrapped) ?? text
    }
}
