final class Counter {
    let listener: any Listener
    private var steps: [Int]? = nil

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        if steps.isNilOrEmpty { steps = [] }
        1.times { steps?.push(1) }
        report()
    }

    func reset() {
        steps = nil
        report()
    }

    private func report() {
        listener.changed(Tally(value: steps.or([]).sum()))
    }
}
