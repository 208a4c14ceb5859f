/// The pages of a counter. Only an open notebook can be written.
nonisolated struct Notebook {
    private var pages: [Int] = []
    private var isOpen = false

    mutating func open() {
        isOpen = true
    }

    mutating func close() {
        isOpen = false
    }

    mutating func write(_ value: Int) {
        guard isOpen else { return }
        pages.append(value)
    }

    func read() -> Int {
        pages.last ?? 0
    }
}
