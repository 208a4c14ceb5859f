struct Counter {
    let listener: any Listener
    private let state = State()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        state.count += 1
        listener.changed(state.tally)
    }

    func reset() {
        state.count = 0
        listener.changed(state.tally)
    }

    private final class State {
        var count = 0
        var tally: Tally { Tally(value: count) }
    }
}
