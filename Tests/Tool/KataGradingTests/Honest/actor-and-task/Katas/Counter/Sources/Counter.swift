/// Keeps the history without slowing the counter.
actor History {
    private(set) var values: [Int] = []

    func add(_ value: Int) {
        values.append(value)
    }

    var highest: Int { values.max() ?? 0 }
}

final class Counter {
    let listener: any Listener
    let history = History()
    private var count = 0

    init(listener: any Listener) {
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
        Task { [history, count] in
            await history.add(count)
        }
    }
}
