/// A counter that knows the type of its listener.
final class Counter<L: Listener> {
    let listener: L
    private var count = 0

    init(listener: L) {
        self.listener = listener
    }

    func increment() {
        count += 1
        report()
    }

    func reset() {
        count = 0
        report()
    }

    private func report() {
        listener.changed(Tally(value: count))
    }
}
