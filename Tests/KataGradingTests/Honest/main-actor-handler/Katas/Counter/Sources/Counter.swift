typealias Handler = @MainActor (Int) -> Void

/// What a screen needs.
@MainActor
final class CounterModel {
    var onChange: Handler?
    private(set) var text = ""

    func show(_ value: Int) {
        text = "\(value)"
        onChange?(value)
    }
}

final class Counter {
    let listener: any Listener
    var handler: Handler?
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        count += 1
        report()
    }

    func reset() {
        count = 0
        report()
    }

    private func report() {
        listener.changed(Tally(value: count))
        guard let handler else { return }
        Task { @MainActor [count] in handler(count) }
    }
}
