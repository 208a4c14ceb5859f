final class Counter {
    let listener: any Listener
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        count += 1
        listener.changed(Tally(value: count))
    }

    func reset() {
        count = 0
        listener.changed(Tally(value: count))
    }
}
