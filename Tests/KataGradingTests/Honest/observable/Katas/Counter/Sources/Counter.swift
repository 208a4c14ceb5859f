import Observation

@Observable
final class Counter {
    let listener: any Listener
    private(set) var count = 0 {
        didSet { listener.changed(Tally(value: count)) }
    }

    @ObservationIgnored private var undo: [Int] = []

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        undo.append(count)
        count += 1
    }

    func reset() {
        undo = []
        count = 0
    }
}
