import Foundation

/// Counts in steps of one meter.
final class Counter {
    let listener: any Listener
    private var way = Measurement(value: 0, unit: UnitLength.meters)

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        way = way + Measurement(value: 100, unit: .centimeters)
        report()
    }

    func reset() {
        way.value = 0
        report()
    }

    private func report() {
        listener.changed(Tally(value: Int(way.converted(to: .meters).value.rounded())))
    }

    var text: String {
        way.value.formatted(.number.precision(.fractionLength(1))) + " " + way.unit.symbol
    }
}
