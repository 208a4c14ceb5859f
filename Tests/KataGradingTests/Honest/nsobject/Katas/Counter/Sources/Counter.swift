import Foundation

final class Counter: NSObject {
    let listener: any Listener
    private var count = NSNumber(value: 0)

    init(listener: any Listener) {
        self.listener = listener
        super.init()
    }

    func increment() {
        count = NSNumber(value: count.intValue + 1)
        listener.changed(Tally(value: count.intValue))
    }

    func reset() {
        count = 0
        listener.changed(Tally(value: count.intValue))
    }

    nonisolated override var description: String {
        MainActor.assumeIsolated { "counter at \(count)" }
    }
}
