final class Counter {
    let listener: any Listener
    var machine = Machine()

    init(listener: any Listener) {
        self.listener = listener
    }
}
