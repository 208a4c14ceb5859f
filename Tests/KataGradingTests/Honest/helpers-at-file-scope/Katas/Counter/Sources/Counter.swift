final class Counter {
    let listener: any Listener
    private var numbers: [Int] = []

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        numbers = write(read(numbers) + 1, to: numbers)
        send(numbers, to: listener)
    }

    func reset() {
        numbers = write(0, to: kill(numbers))
        send(numbers, to: listener)
    }
}

private func read(_ numbers: [Int]) -> Int {
    numbers.last ?? 0
}

private func write(_ number: Int, to numbers: [Int]) -> [Int] {
    numbers + [number]
}

private func kill(_ numbers: [Int]) -> [Int] {
    []
}

private func send(_ numbers: [Int], to listener: any Listener) {
    listener.changed(Tally(value: read(numbers)))
}
