import Foundation

final class Counter {
    let listener: any Listener
    private var count = 0

    private lazy var formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        count = number(in: text) + 1
        listener.changed(Tally(value: count))
    }

    func reset() {
        count = 0
        listener.changed(Tally(value: count))
    }

    /// The count as people read it: 1,024.
    var text: String {
        formatter.string(from: NSNumber(value: count)) ?? String(format: "%d", count)
    }

    var short: String {
        count.formatted(.number.notation(.compactName).locale(Locale(identifier: "en_US")))
    }

    private func number(in text: String) -> Int {
        formatter.number(from: text)?.intValue ?? 0
    }
}
