import Foundation

func greet(_ name: String) -> String {
    name.isEmpty ? "Hello" : "Hello, \(name)"
}

/// Greets when nobody has typed for a while.
@MainActor
final class DelayedGreeter {
    private var timer: DispatchSourceTimer?
    private let show: @MainActor (String) -> Void

    init(show: @escaping @MainActor (String) -> Void) {
        self.show = show
    }

    func type(_ name: String) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [show] in show(greet(name)) }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + .milliseconds(300), repeating: .never, leeway: .milliseconds(10))
        timer.activate()
        self.timer = timer
    }
}
