import Dispatch

final class Counter {
    let listener: any Listener
    private let queue = DispatchQueue(label: "counter")
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        let value = queue.sync {
            count += 1
            return count
        }
        listener.changed(Tally(value: value))
    }

    func reset() {
        queue.sync { count = 0 }
        listener.changed(Tally(value: 0))
    }
}
