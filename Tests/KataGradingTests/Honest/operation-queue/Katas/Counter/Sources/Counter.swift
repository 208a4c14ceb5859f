import Foundation

final class Counter {
    let listener: any Listener
    private let box = Box()
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.name = "counter"
        return queue
    }()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        change { $0 + 1 }
    }

    func reset() {
        change { _ in 0 }
    }

    private func change(_ next: @escaping @Sendable (Int) -> Int) {
        let operation = BlockOperation { [box] in box.value = next(box.value) }
        queue.addOperations([operation], waitUntilFinished: true)
        listener.changed(Tally(value: box.value))
    }
}

nonisolated private final class Box: @unchecked Sendable {
    var value = 0
}
