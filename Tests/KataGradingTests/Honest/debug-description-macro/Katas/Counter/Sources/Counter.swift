@DebugDescription
final class Counter {
    let listener: any Listener
    private(set) var count = 0

    var debugDescription: String {
        "counter at \(count)"
    }

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        update(to: count + 1)
    }

    func reset() {
        update(to: 0)
    }

    private func update(to value: Int) {
        count = value
        listener.changed(Tally(value: value))
    }
}
