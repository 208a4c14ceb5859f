import Foundation

final class Counter: @unchecked Sendable {
    let listener: any Listener
    private let lock = NSLock()
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        set { $0 + 1 }
    }

    func reset() {
        set { _ in 0 }
    }

    private func set(_ change: (Int) -> Int) {
        lock.lock()
        defer { lock.unlock() }
        count = change(count)
        listener.changed(Tally(value: count))
    }
}
