#if os(Linux)
    import Synchronization
#else
    import Foundation
#endif

/// A number that several threads may change. The older Macs have no Mutex.
final class Protected: Sendable {
    #if os(Linux)
        private let number = Mutex(0)

        func update(_ change: (Int) -> Int) -> Int {
            number.withLock {
                $0 = change($0)
                return $0
            }
        }
    #else
        private let lock = NSLock()
        private nonisolated(unsafe) var number = 0

        func update(_ change: (Int) -> Int) -> Int {
            lock.withLock {
                number = change(number)
                return number
            }
        }
    #endif
}

final class Counter {
    let listener: any Listener
    private let count = Protected()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        listener.changed(Tally(value: count.update { $0 + 1 }))
    }

    func reset() {
        listener.changed(Tally(value: count.update { _ in 0 }))
    }
}
