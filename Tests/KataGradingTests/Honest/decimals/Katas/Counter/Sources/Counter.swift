import Foundation

final class Counter {
    let listener: any Listener
    private var amount: Decimal = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        amount += Decimal(string: "1.00") ?? 1
        report()
    }

    func reset() {
        amount = .zero
        report()
    }

    private func report() {
        var whole = Decimal()
        var exact = amount
        NSDecimalRound(&whole, &exact, 0, .plain)
        listener.changed(Tally(value: NSDecimalNumber(decimal: whole).intValue))
    }
}
