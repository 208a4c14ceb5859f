import Foundation

final class Counter {
    let listener: any Listener
    /// Five digits, as on a meter.
    private(set) var display = "00000"

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        show((Int(display) ?? 0) + 1)
    }

    func reset() {
        show(0)
    }

    private func show(_ value: Int) {
        display = String(format: "%05d", value)
        listener.changed(Tally(value: Int(display, radix: 10) ?? 0))
    }
}
