import Foundation

/// A last line on a terminal that says what goes on and for how long. It goes when there is something to read.
final class ProgressLine: Sendable {
    private struct State {
        var work = ""
        var start = Date()
        /// The seconds on the terminal; 0 while nothing is there.
        var shown = 0
    }

    private let isShown: Bool
    private let state = Locked(State())

    /// - Parameter isShown: whether standard output is a terminal on which a line can be written again.
    init(isShown: Bool) { self.isShown = isShown }

    func begin(_ work: String) {
        clear()
        state.change { $0 = State(work: work) }
    }

    /// Call this often during the work, on any thread. Nothing is shown before a second is over: most verdicts come sooner.
    func tick() {
        state.change { state in
            let seconds = Int(Date().timeIntervalSince(state.start))
            guard isShown, seconds != state.shown else { return }
            state.shown = seconds
            Console.write("\r\u{1B}[K\(state.work), \(seconds) s")
        }
    }

    func clear() {
        state.change { state in
            if state.shown > 0 { Console.write("\r\u{1B}[K") }
            state.shown = 0
        }
    }
}
