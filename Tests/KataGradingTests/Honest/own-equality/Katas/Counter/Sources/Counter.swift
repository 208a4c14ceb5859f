final class Counter {
    let listener: any Listener
    private let zero = Bead(0)
    private var beads: [Bead]

    init(listener: any Listener) {
        self.listener = listener
        beads = [zero]
    }

    func increment() {
        beads.append(Bead(beads.count))
        report()
    }

    func reset() {
        beads.removeAll { $0 != zero }
        report()
    }

    private func report() {
        listener.changed(Tally(value: Set(beads).subtracting([zero]).count))
    }
}

extension Counter: Equatable {
    static func == (left: Counter, right: Counter) -> Bool {
        left === right
    }
}

/// Two beads are equal only if they are the same bead.
final class Bead: Hashable, Comparable {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    static func == (left: Bead, right: Bead) -> Bool {
        ObjectIdentifier(left) == ObjectIdentifier(right)
    }

    static func < (left: Bead, right: Bead) -> Bool {
        left.number < right.number
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
