protocol Counting: AnyObject {
    var listener: any Listener { get }
    var count: Int { get set }
}

extension Counting {
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
    }
}

final class Counter: Counting {
    let listener: any Listener
    var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }
}
