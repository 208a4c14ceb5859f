import Foundation

/// Says what goes on when nothing was said for a while, so that a person knows that the tool is at work.
package final class Heartbeat: Sendable {
    private struct Step {
        var text: String
        var start: Date
    }

    private struct State {
        var lastWord: Date
        /// What goes on, by the number of the worker that does it.
        var steps: [Int: Step] = [:]
    }

    /// The longest time without a word, in seconds. The timer adds up to a second.
    package static let longestSilence = 8.0
    private static let mostSteps = 3

    private let state: Locked<State>
    private let now: @Sendable () -> Date
    private let write: @Sendable (String) -> Void

    /// - Parameter firstWordAfter: the time until the first word, in seconds, if nothing is said before.
    package init(
        firstWordAfter: Double = longestSilence,
        now: @escaping @Sendable () -> Date = { Date() },
        write: @escaping @Sendable (String) -> Void = Console.say
    ) {
        let silence = Self.longestSilence - firstWordAfter
        state = Locked(State(lastWord: now().addingTimeInterval(-silence)))
        self.now = now
        self.write = write
    }

    /// Says something now.
    package func say(_ text: String) {
        let now = now()
        state.change { $0.lastWord = now }
        write(text)
    }

    /// Notes what a worker does from now on; nil when it is done. It says so only if that takes long.
    package func note(_ text: String?, by worker: Int = 0) {
        let step = text.map { Step(text: $0, start: now()) }
        state.change { $0.steps[worker] = step }
    }

    /// Says what goes on, if nothing was said for long.
    package func tick() {
        let now = now()
        let steps = state.change { state -> [Step] in
            guard now.timeIntervalSince(state.lastWord) >= Self.longestSilence, !state.steps.isEmpty else { return [] }
            state.lastWord = now
            return state.steps.sorted { $0.key < $1.key }.map(\.value)
        }
        guard !steps.isEmpty else { return }
        let texts = steps.prefix(Self.mostSteps).map { "\($0.text) (\(Int(now.timeIntervalSince($0.start))) s)" }
        let more = steps.count - texts.count
        write((texts + (more > 0 ? ["and \(more) more"] : [])).joined(separator: ", "))
    }

    /// Ticks while the body runs.
    package func beat<Result>(during body: () throws -> Result) rethrows -> Result {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "heartbeat"))
        timer.schedule(deadline: .now(), repeating: .milliseconds(500))
        timer.setEventHandler { self.tick() }
        timer.resume()
        defer { timer.cancel() }
        return try body()
    }
}
