final class Counter {
    let listener: any Listener
    private var events: [Event] = []

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        handle(.increment)
    }

    func reset() {
        handle(.reset)
    }

    private func handle(_ call: Call) {
        let event = Event(call: call, before: events.last?.after ?? 0)
        events.append(event)
        listener.changed(Tally(value: event.after))
    }
}
