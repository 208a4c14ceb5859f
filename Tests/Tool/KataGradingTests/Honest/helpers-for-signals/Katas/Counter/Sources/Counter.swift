// The words are from traffic: a signal is sent down the line, and kill stops it.
final class Counter {
    let listener: any Listener
    private var value = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        value += 1
        signal(value)
    }

    func reset() {
        kill()
        signal(value)
    }

    func send(_ tally: Tally) {
        listener.changed(tally)
    }

    private func signal(_ number: Int) {
        send(Tally(value: number))
    }

    private func kill() {
        value = 0
    }
}
