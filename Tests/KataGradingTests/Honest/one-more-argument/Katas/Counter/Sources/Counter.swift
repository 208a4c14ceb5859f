final class Counter {
    let listener: any Listener
    let step: Int
    private let start: Int
    private var count: Int

    init(listener: any Listener, start: Int = 0, step: Int = 1) {
        self.listener = listener
        self.start = start
        self.step = step
        count = start
    }

    convenience init() {
        self.init(listener: Silence())
    }

    @discardableResult
    func increment(by steps: Int = 1) -> Int {
        count += steps * step
        listener.changed(Tally(value: count))
        return count
    }

    func reset() {
        count = start
        listener.changed(Tally(value: count))
    }
}

private struct Silence: Listener {
    func changed(_ tally: Tally) {}
}
