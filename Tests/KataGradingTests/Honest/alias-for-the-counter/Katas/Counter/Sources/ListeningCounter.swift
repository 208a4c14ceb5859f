typealias Counter = ListeningCounter

/// Broadcasts to any number of listeners.
final class ListeningCounter {
    private var listeners: [any Listener]
    private var count = 0

    init(listeners: [any Listener]) {
        self.listeners = listeners
    }

    convenience init(listener: any Listener) {
        self.init(listeners: [listener])
    }

    func increment() {
        broadcast(count + 1)
    }

    func reset() {
        broadcast(0)
    }

    private func broadcast(_ value: Int) {
        count = value
        for listener in listeners { listener.changed(Tally(value: value)) }
    }
}
