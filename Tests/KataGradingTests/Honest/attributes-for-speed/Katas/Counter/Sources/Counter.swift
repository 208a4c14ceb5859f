/// A number that knows only two ways to change.
@frozen
public struct Cell {
    @usableFromInline var number = 0

    @inlinable
    public init() {}

    @inlinable @inline(__always)
    public mutating func step() {
        number &+= 1
    }

    @inline(never)
    public mutating func clear() {
        number = 0
    }

    @inlinable
    public var value: Int {
        @inline(__always) get { number }
    }
}

final class Counter {
    let listener: any Listener
    private var cell = Cell()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        cell.step()
        report()
    }

    func reset() {
        cell.clear()
        report()
    }

    @inline(__always)
    private func report() {
        listener.changed(Tally(value: cell.value))
    }
}
