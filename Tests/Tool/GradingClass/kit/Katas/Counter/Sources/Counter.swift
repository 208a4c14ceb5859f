final class Counter {
    let listener: any Listener

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {}

    func reset() {}
}
