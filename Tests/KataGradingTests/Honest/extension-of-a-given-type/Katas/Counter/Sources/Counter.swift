final class Counter {
    let listener: any Listener
    private var tally: Tally = 0 {
        didSet { listener.changed(tally) }
    }

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        tally += 1
    }

    func reset() {
        tally = .zero
    }
}
