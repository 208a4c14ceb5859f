/// What all counters share. Subclasses say how far one step goes.
class BaseCounter {
    let listener: any Listener
    private(set) var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    var step: Int {
        fatalError("override step")
    }

    func increment() {
        set(count + step)
    }

    func reset() {
        set(0)
    }

    private func set(_ value: Int) {
        precondition(value >= 0)
        count = value
        listener.changed(Tally(value: value))
    }
}
