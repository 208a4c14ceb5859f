final class Counter {
    let listener: any Listener
    /// The values for whoever wants to follow them.
    let values: AsyncStream<Int>
    private let continuation: AsyncStream<Int>.Continuation
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
        (values, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        continuation.finish()
    }

    func increment() {
        publish(count + 1)
    }

    func reset() {
        publish(0)
    }

    private func publish(_ value: Int) {
        count = value
        continuation.yield(value)
        listener.changed(Tally(value: value))
    }

    func next() async -> Int? {
        await withTaskGroup(of: Int?.self) { group in
            group.addTask { [values] in
                for await value in values { return value }
                return nil
            }
            return await group.next() ?? nil
        }
    }
}
