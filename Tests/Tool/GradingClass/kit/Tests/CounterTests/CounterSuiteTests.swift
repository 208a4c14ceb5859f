import Testing
@testable import Counter

struct CounterSuiteTests {
    let listener = ListenerSpy()

    @Test func `an increment is reported`() {
        let counter = Counter(listener: listener)
        counter.increment()
        #expect(listener.calls == [.changed(Tally(value: 1))], "the listener should hear of 1")
    }

    @Test func `a second increment goes on`() {
        let counter = Counter(listener: listener)
        counter.increment()
        counter.increment()
        #expect(listener.calls == [.changed(Tally(value: 1)), .changed(Tally(value: 2))])
    }

    @Test func `a reset is reported`() {
        let counter = Counter(listener: listener)
        counter.reset()
        #expect(listener.calls == [.changed(Tally(value: 0))], "the listener should hear of 0")
    }
}

final class ListenerSpy: Listener {
    enum Call: Equatable {
        case changed(Tally)
    }

    private(set) var calls: [Call] = []

    func changed(_ tally: Tally) {
        calls.append(.changed(tally))
    }
}
