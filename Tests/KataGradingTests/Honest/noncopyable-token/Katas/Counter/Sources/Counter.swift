/// A ticket that is used once.
struct Ticket: ~Copyable {
    let number: Int

    consuming func next() -> Ticket {
        Ticket(number: number + 1)
    }

    borrowing func tally() -> Tally {
        Tally(value: number)
    }
}

final class Counter {
    let listener: any Listener
    private var ticket: Ticket? = Ticket(number: 0)

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        guard let last = ticket.take() else { return }
        hand(out: last.next())
    }

    func reset() {
        hand(out: Ticket(number: 0))
    }

    private func hand(out new: consuming Ticket) {
        listener.changed(new.tally())
        ticket = consume new
    }
}
