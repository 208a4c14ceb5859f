import Foundation

/// Counts in squares: the root of the number is the tally.
final class Counter {
    let listener: any Listener
    private var square = 0.0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        square = pow(root + 1, 2)
        report()
    }

    func reset() {
        square = 0
        report()
    }

    private var root: Double {
        sqrt(square).rounded()
    }

    /// For a scale: 0 below ten, 1 below a hundred.
    var magnitude: Int {
        Int(floor(log10(max(root, 1))) + ceil(sin(0)) + trunc(exp(0) - 1))
    }

    private func report() {
        listener.changed(Tally(value: Int(abs(root)) + magnitude - magnitude))
    }
}
