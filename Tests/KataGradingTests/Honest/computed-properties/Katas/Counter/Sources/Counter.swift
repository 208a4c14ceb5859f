final class Counter {
    private let output: (Tally) -> Void
    private let input: any Listener
    private var history: [Bool] = []

    var listener: any Listener { input }

    private var count: Int {
        get { history.reversed().prefix { $0 }.count }
        set {
            history.append(newValue > 0)
            output(Tally(value: newValue))
        }
    }

    init(listener: any Listener) {
        input = listener
        output = { listener.changed($0) }
    }

    func increment() {
        count += 1
    }

    func reset() {
        count = 0
    }
}
