protocol Store<Value> {
    associatedtype Value

    var value: Value { get }
    mutating func put(_ value: Value)
}

struct MemoryStore<Value>: Store {
    private(set) var value: Value

    mutating func put(_ value: Value) {
        self.value = value
    }
}

struct Doubled<Base: Store>: Store where Base.Value: AdditiveArithmetic {
    var base: Base

    var value: Base.Value { base.value }

    mutating func put(_ value: Base.Value) {
        base.put(value)
        base.put(value)
    }
}

final class Counter {
    let listener: any Listener
    private var store: any Store<Int> = makeStore()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        change { $0 + 1 }
    }

    func reset() {
        change { _ in 0 }
    }

    private func change(_ next: (Int) -> Int) {
        store.put(next(store.value))
        report(store)
    }

    private func report(_ store: some Store<Int>) {
        listener.changed(Tally(value: store.value))
    }

    private static func makeStore() -> some Store<Int> {
        Doubled(base: MemoryStore(value: 0))
    }
}
