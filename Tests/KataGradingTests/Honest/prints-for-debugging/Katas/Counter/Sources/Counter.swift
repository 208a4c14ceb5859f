import Foundation

final class Counter {
    let listener: any Listener
    private var count = 0 {
        willSet { debugPrint("count", count, "->", newValue) }
        didSet { print("did set \(count)") }
    }

    init(listener: any Listener) {
        self.listener = listener
        print(#function, #line)
    }

    func increment() {
        count += 1
        NSLog("increment %d", count)
        listener.changed(Tally(value: count))
    }

    func reset() {
        assert(count >= 0, "never below zero")
        count = 0
        dump(count)
        listener.changed(Tally(value: count))
    }
}
